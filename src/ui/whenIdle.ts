/** Milliseconds to wait in browsers that cannot say when they are idle, such as Safari. */
const waitMs = 200;

/** Runs work once the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, waitMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
