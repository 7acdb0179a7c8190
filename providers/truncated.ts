import { isRecord } from './isRecord';
import { truncatedKey, truncatedNamesOf } from './markTruncated';

/** Returns the path of the property `truncatedKey` of the record that contains the list at a dotted path. */
export function truncatedKeyPath(path: string): string {
  return [...path.split('.').slice(0, -1), truncatedKey].join('.');
}

/**
 * Returns whether a record's list at a dotted path was truncated. Where the path leads through a list, its first record
 * is used, because the contract declares some single relations as lists.
 */
export function isTruncated(record: unknown, path: string): boolean {
  const keys = path.split('.');
  const name = keys.pop() ?? '';
  return truncatedNamesOf(first(keys.reduce((part, key) => below(part, key), record))).includes(name);
}

function below(part: unknown, key: string): unknown {
  const held = first(part);
  return isRecord(held) ? held[key] : undefined;
}

const first = (part: unknown): unknown => (Array.isArray(part) ? part[0] : part);
