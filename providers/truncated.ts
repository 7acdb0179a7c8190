/**
 * Key of a record's property with the names of its lists that the server truncated. As a property, the names are copied
 * together with the record. No field has this name, because GraphQL reserves names that begin with two underscores.
 */
export const truncatedKey = '__truncated';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Adds the name of each truncated list to the record that has the list. `paths` come from the server and are relative
 * to `data`.
 */
export function markTruncated(data: unknown, paths: unknown): void {
  if (!Array.isArray(paths)) return;
  for (const path of paths) {
    if (!Array.isArray(path)) continue;
    const owner = path
      .slice(0, -1)
      .reduce<unknown>((part, key) => (isObject(part) ? part[String(key)] : undefined), data);
    if (isObject(owner)) owner[truncatedKey] = [...namesIn(owner), String(path.at(-1))];
  }
}

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
  return namesIn(first(keys.reduce((part, key) => below(part, key), record))).includes(name);
}

function below(part: unknown, key: string): unknown {
  const held = first(part);
  return isObject(held) ? held[key] : undefined;
}

const first = (part: unknown): unknown => (Array.isArray(part) ? part[0] : part);

function namesIn(owner: unknown): readonly unknown[] {
  const names = isObject(owner) ? owner[truncatedKey] : undefined;
  return Array.isArray(names) ? names : [];
}
