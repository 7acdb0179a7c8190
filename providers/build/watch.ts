const checkIntervalMs = 3_600_000;
/** Minimum time between two checks on focus, because a window gets the focus often. */
const minCheckIntervalMs = 60_000;

/** Dependencies of the build watch: build ids, browser objects and the function that reloads the page. */
interface BuildWatchOptions {
  /** Id of the running build. When it is empty, no build counts as newer. */
  runningBuild: string;
  latest(): Promise<string | undefined>;
  /** Returns whether the page can reload now without losing input. */
  canReload(): boolean;
  reload(): void;
  /** Stores the id of the build that the last reload was for. The value must survive a reload. */
  lastReload: { get(): string | null; set(build: string): void };
  window: EventTarget;
  document: EventTarget & { readonly visibilityState: DocumentVisibilityState };
}

/** Detects a newer build on the server and reloads the page when no input is lost by that. */
export interface BuildWatch {
  /** Starts checking. Returns the function that stops it. */
  start(): () => void;
  /** Returns whether a newer build is available that the page has not loaded yet. */
  isWaiting(): boolean;
  /** Calls the listener when `isWaiting` changes. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * Records that the page reloads now. The page reloads at most once for each build, because a server may still serve
   * the old files.
   */
  recordReload(): void;
}

/**
 * Creates the build watch. It checks every hour and on focus. If there is a newer build, it
 * reloads the page at once or when the tab becomes hidden, provided that `canReload` returns true.
 */
export function createBuildWatch({
  runningBuild,
  latest,
  canReload,
  reload,
  lastReload,
  window,
  document,
}: BuildWatchOptions): BuildWatch {
  const listeners = new Set<() => void>();
  let newerBuild: string | undefined;
  let checkedAt = 0;

  const recordReload = () => {
    if (newerBuild !== undefined) lastReload.set(newerBuild);
  };

  const reloadIfPossible = () => {
    if (newerBuild === undefined || !canReload()) return;
    recordReload();
    reload();
  };

  const check = async () => {
    checkedAt = Date.now();
    const found = await latest();
    if (found === undefined) return;
    newerBuild = runningBuild === '' || found === runningBuild || found === lastReload.get() ? undefined : found;
    for (const listener of listeners) listener();
    reloadIfPossible();
  };

  const onFocus = () => {
    if (Date.now() - checkedAt >= minCheckIntervalMs) void check();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') reloadIfPossible();
  };

  return {
    start() {
      // The page has just loaded, so its build counts as checked.
      checkedAt = Date.now();
      const timer = setInterval(() => void check(), checkIntervalMs);
      window.addEventListener('focus', onFocus);
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        clearInterval(timer);
        window.removeEventListener('focus', onFocus);
        document.removeEventListener('visibilitychange', onVisibility);
      };
    },
    isWaiting: () => newerBuild !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recordReload,
  };
}
