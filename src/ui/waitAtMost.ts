/** Resolves when data is there, but after the given milliseconds at the latest. */
export function waitAtMost(ms: number, data: Promise<unknown>): Promise<unknown> {
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
  return Promise.race([data, timeout]);
}
