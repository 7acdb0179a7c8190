const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Returns a record's value at a dotted path; null when there is none. If a value on the path is a list and the path has
 * no index for it, its first record is used: the contract declares some single relations as lists.
 */
export function valueAt(record: unknown, path: string): unknown {
  const value = path.split('.').reduce<unknown>((part, key) => {
    const container: unknown = Array.isArray(part) && !/^\d+$/.test(key) ? part[0] : part;
    return isObject(container) ? container[key] : null;
  }, record);
  return value ?? null;
}

/** Returns the text at a dotted path of a record; an empty text when there is none. */
export function textAt(record: unknown, path: string): string {
  const value = valueAt(record, path);
  return typeof value === 'string' ? value : '';
}

/** Builds a record from values at dotted paths. */
export function recordFromPaths(values: Iterable<readonly [path: string, value: unknown]>): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [path, value] of values) setAtPath(record, path, value);
  return record;
}

function setAtPath(record: Record<string, unknown>, path: string, value: unknown): void {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    record[key] = value;
    return;
  }
  const existing = record[key];
  const copy = { ...(isObject(existing) ? existing : {}) };
  setAtPath(copy, rest.join('.'), value);
  record[key] = copy;
}
