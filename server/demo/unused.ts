/** Creates values until one is not in `taken`, and adds it there. */
export function unused<T>(taken: Set<string>, make: () => T, key: (value: T) => string): T {
  for (;;) {
    const value = make();
    if (taken.has(key(value))) continue;
    taken.add(key(value));
    return value;
  }
}
