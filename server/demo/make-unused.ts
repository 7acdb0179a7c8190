/** Calls `make` until the key of the value is not in `taken`. Adds the key to `taken` and returns the value. */
export function createUnusedValue<T>(taken: Set<string>, make: () => T, key: (value: T) => string): T {
  for (;;) {
    const value = make();
    if (taken.has(key(value))) continue;
    taken.add(key(value));
    return value;
  }
}
