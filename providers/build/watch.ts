const checkIntervalMs = 3_600_000;
/** Least time between two checks on focus, because a window gets the focus often. */
const minCheckIntervalMs = 60_000;

/** What the build watch needs: the ids of the builds, the browser and the reload. */
export interface BuildWatchOptions {
  /** Id of the running build. When it is empty, no build counts as newer. */
  own: string;
  latest(): Promise<string | undefined>;
  /** Returns whether the page can reload now without losing input. */
  canReload(): boolean;
  reload(): void;
  /** Stores the id of the build that the last reload was for. The value must survive a reload. */
  tried: { get(): string | null; set(build: string): void };
  window: EventTarget;
  document: EventTarget & { readonly visibilityState: DocumentVisibilityState };
}

/** Detects a newer build on the server and reloads the page when no input is lost by that. */
export interface BuildWatch {
  /** Starts checking. Returns the function that stops it. */
  start(): () => void;
  /** Returns whether a newer build waits for a reload. */
  isWaiting(): boolean;
  /** Calls the listener when `isWaiting` changes. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * Records that the page reloads now. The page reloads at most once for each build, because a server may still serve
   * the old files.
   */
  noteReload(): void;
}

/**
 * Creates the build watch. It checks every hour and on focus. With a newer build it reloads at once, or when the tab
 * becomes hidden, whenever `canReload` allows it. Navigation calls `isWaiting`.
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
    isWaiting: () => newer !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteReload,
  };
}
