/** A BroadcastChannel between the tabs of one browser. */
interface TabChannel {
  /** Sends the message to the other tabs; this tab does not receive it. */
  post(message: string): void;
  onMessage(listener: (message: unknown) => void): void;
  close(): void;
}

/** Opens a channel with this name. A second channel of that name in the same tab receives the messages of the first. */
export function openTabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no target origin
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    close: () => channel.close(),
  };
}
