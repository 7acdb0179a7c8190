import { valueAt } from '../../fields/paths';

/** Returns how many records of a list the server gave. */
export function shownCount(record: unknown, path: string): number {
  const list = valueAt(record, path);
  return Array.isArray(list) ? list.length : 0;
}
