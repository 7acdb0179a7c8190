const checkIntervalMs = 3_600_000;
/** Checks on focus are at least this far apart, because a window gets the focus often. */
const minCheckIntervalMs = 60_000;

/** What the watch reads and calls. */
export interface BuildWatchOptions {
  /** Id of the running build; with an empty one, no build is newer. */
  own: string;
  latest(): Promise<string | undefined>;
  /** Returns whether a reload would lose nothing now. */
  canReload(): boolean;
  reload(): void;
  /** Stores the build of the last reload, across reloads. */
  tried: { get(): string | null; set(build: string): void };
  window: EventTarget;
  document: EventTarget & { readonly visibilityState: DocumentVisibilityState };
}

/** Detects a newer build and reloads the page when that loses nothing. */
export interface BuildWatch {
  /** Starts. Returns the function that stops it. */
  start(): () => void;
  /** Returns whether a newer build waits for a reload. */
  isWaiting(): boolean;
  /** Calls back when that changes. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * Records that the page reloads now. It reloads once for each build, because a server may still serve the old one.
   */
  noteReload(): void;
}

/**
 * Creates the watch. It checks every hour and on focus, and reloads at once or when the tab gets hidden, whenever
 * that loses nothing. Navigation calls `isWaiting`.
 */
export function createBuildWatch({
  own,
  latest,
  canReload,
  reload,
  tried,
  window,
  document,
}: BuildWatchOptions): BuildWatch {
  const listeners = new Set<() => void>();
  let newer: string | undefined;
  let checkedAt = 0;

  const noteReload = () => {
    if (newer !== undefined) tried.set(newer);
  };

  const reloadIfPossible = () => {
    if (newer === undefined || !canReload()) return;
    noteReload();
    reload();
  };

  const check = async () => {
    checkedAt = Date.now();
    const found = await latest();
    if (found === undefined) return;
    newer = own === '' || found === own || found === tried.get() ? undefined : found;
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
      // The page was loaded a moment ago.
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
    isWaiting: () => newer !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteReload,
  };
}
