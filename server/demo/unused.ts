/** Makes values until one comes that is not among those taken, and takes it. */
export function unused<T>(taken: Set<string>, make: () => T, key: (value: T) => string): T {
  for (;;) {
    const value = make();
    if (taken.has(key(value))) continue;
    taken.add(key(value));
    return value;
  }
}
