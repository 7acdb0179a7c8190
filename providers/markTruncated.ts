/**
 * Key of a record's property with the names of its lists that the server truncated. As a property, the names are copied
 * together with the record. No field has this name, because GraphQL reserves names that begin with two underscores.
 */
export const truncatedKey = '__truncated';

/** Returns whether a value is an object or an array, which a path can lead through. */
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
    if (isObject(owner)) owner[truncatedKey] = [...truncatedNamesOf(owner), String(path.at(-1))];
  }
}

/** Returns the names of a record's lists that the server truncated. */
export function truncatedNamesOf(owner: unknown): readonly unknown[] {
  const names = isObject(owner) ? owner[truncatedKey] : undefined;
  return Array.isArray(names) ? names : [];
}
