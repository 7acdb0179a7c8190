/** Ways from an open page into the console. */
export interface Entrance {
  /** Opens an address that needs a session. */
  enter: (address: string) => void;
  /** Fetches the code of the console ahead of time. */
  prefetch: () => void;
}
