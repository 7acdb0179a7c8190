/**
 * Where a record names those of its lists that the server has cut. It lies in the record, so that it stays when the
 * record is copied or stored. No field can have this name: GraphQL keeps names with two underscores for itself.
 */
export const truncatedKey = '__truncated';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Names each cut list in the object that holds it. `paths` are the server's, from the object `data` on. */
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

/** Returns the path at which a record names its cut lists, for a list at a dotted path. */
export function truncatedPath(path: string): string {
  return [...path.split('.').slice(0, -1), truncatedKey].join('.');
}

/**
 * Returns whether a record's list at a dotted path was cut. A list on the way stands for its first record, as some
 * relations are a list of one.
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
