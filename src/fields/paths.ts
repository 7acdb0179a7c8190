const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Returns a record's value at a dotted path; null when there is none. Where the path leads through a list without an
 * index, its first record is used, because the contract declares some single relations as lists.
 */
export function valueAt(record: unknown, path: string): unknown {
  const value = path.split('.').reduce<unknown>((part, key) => {
    const held: unknown = Array.isArray(part) && !/^\d+$/.test(key) ? part[0] : part;
    return isObject(held) ? held[key] : null;
  }, record);
  return value ?? null;
}

/** Builds a record from values at dotted paths. */
export function recordOf(values: Iterable<readonly [path: string, value: unknown]>): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [path, value] of values) put(record, path, value);
  return record;
}

function put(record: Record<string, unknown>, path: string, value: unknown): void {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    record[key] = value;
    return;
  }
  const held = record[key];
  const below = { ...(isObject(held) ? held : {}) };
  put(below, rest.join('.'), value);
  record[key] = below;
}
