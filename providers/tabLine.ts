/** A line between the tabs of one browser. */
export interface TabLine {
  /** Tells the other tabs; this one doesn't hear it. */
  say(message: string): void;
  hear(listener: (message: unknown) => void): void;
  close(): void;
}

/** Opens the line of a name. A second one in the same tab would hear the first. */
export function openTabLine(name: string): TabLine {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's postMessage
    say: (message) => channel.postMessage(message),
    hear: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    close: () => channel.close(),
  };
}
