/** Milliseconds between two checks for a newer build. */
const checkEvery = 3_600_000;
/** Least milliseconds between two checks: a window gets the focus often. */
const checkAtMostEvery = 60_000;

/** What the watch sees and does. */
export interface BuildSurroundings {
  /** Id of the build that runs; without one, nothing is ever newer. */
  own: string;
  latest(): Promise<string | undefined>;
  /** Whether nothing would be lost by loading the page anew now. */
  isFree(): boolean;
  reload(): void;
  /** Remembers, beyond a reload, which build one was made for. */
  tried: { get(): string | null; set(build: string): void };
  window: EventTarget;
  document: EventTarget & { readonly visibilityState: DocumentVisibilityState };
}

/** Waits for a newer build, and for a moment at which nothing is lost by going over to it. */
export interface BuildWatch {
  /** Begins. Returns what ends it. */
  start(): () => void;
  /** Whether a newer build waits for its moment. */
  isWaiting(): boolean;
  /** Calls back when that changes. Returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Notes that the page is loaded anew now, which is done once for each build: a server may hand out the old one still. */
  noteReload(): void;
}

/**
 * Makes the watch: it asks each hour and when the window gets the focus, and loads the page anew when that loses
 * nothing: at once, or when the tab is hidden. Whoever goes to another page meanwhile asks `isWaiting`.
 */
export function watchBuild({ own, latest, isFree, reload, tried, window, document }: BuildSurroundings): BuildWatch {
  const listeners = new Set<() => void>();
  let newer: string | undefined;
  let checkedAt = 0;

  const noteReload = () => {
    if (newer !== undefined) tried.set(newer);
  };

  const takeMoment = () => {
    if (newer === undefined || !isFree()) return;
    noteReload();
    reload();
  };

  const check = async () => {
    checkedAt = Date.now();
    const found = await latest();
    if (found === undefined) return;
    newer = own === '' || found === own || found === tried.get() ? undefined : found;
    for (const listener of listeners) listener();
    takeMoment();
  };

  const onFocus = () => {
    if (Date.now() - checkedAt >= checkAtMostEvery) void check();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') takeMoment();
  };

  return {
    start() {
      // What was loaded a moment ago is the newest.
      checkedAt = Date.now();
      const timer = setInterval(() => void check(), checkEvery);
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
