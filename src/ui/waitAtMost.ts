/** Resolves to the data when it is there, or to undefined after the given milliseconds. */
export function waitAtMost<T>(ms: number, data: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([data, timeout]);
}
