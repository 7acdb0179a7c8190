import { lazy as reactLazy } from 'react';

/** Time between two attempts when no event of the browser says that the network is back. */
const retryIntervalMs = 5_000;

const listeners = new Set<() => void>();
let missingCount = 0;

/** What could not be loaded yet: code of a page or dialog, or texts. */
export const missingCode = {
  /** Returns whether something could not be loaded yet. */
  isWaiting: (): boolean => missingCount > 0,
  /** Calls the listener when `isWaiting` may have changed. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Loads code or texts. When that fails, tries again until it succeeds, so that the page stays as it is meanwhile and
 * `missingCode` can show why nothing happens. Never rejects.
 */
export async function loadCode<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const attempt = () =>
    load().then(
      (loaded) => ({ loaded }),
      () => undefined,
    );
  const first = await attempt();
  if (first) return first.loaded;
  countMissing(1);
  for (;;) {
    await nextAttempt();
    const result = await attempt();
    if (!result) continue;
    countMissing(-1);
    return result.loaded;
  }
}

/** Declares a component whose code is loaded on first use. Like React's `lazy`, but a failed load is repeated. */
export const lazy: typeof reactLazy = (load) => reactLazy(() => loadCode(load));

function countMissing(change: 1 | -1): void {
  missingCount += change;
  listeners.forEach((listener) => listener());
}

/** Resolves when the browser goes online, or after `retryIntervalMs`. */
function nextAttempt(): Promise<void> {
  return new Promise((resolve) => {
    const retry = () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
      resolve();
    };
    const timer = setTimeout(retry, retryIntervalMs);
    window.addEventListener('online', retry);
  });
}
