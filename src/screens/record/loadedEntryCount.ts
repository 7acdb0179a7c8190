import { valueAt } from '../../fields/paths';

/** Returns the number of entries of a record's list, as the server returned it; 0 when there is no list. */
export function loadedEntryCount(record: unknown, path: string): number {
  const list = valueAt(record, path);
  return Array.isArray(list) ? list.length : 0;
}
