/** A BroadcastChannel between the tabs of one browser. */
export interface TabChannel {
  /** Sends to the other tabs; this tab does not receive it. */
  post(message: string): void;
  onMessage(listener: (message: unknown) => void): void;
  close(): void;
}

/** Opens the channel of that name. A second one in the same tab receives the first one's messages. */
export function openTabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's postMessage
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    close: () => channel.close(),
  };
}
