/** The event by which a browser says that the page can be installed. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && typeof event.prompt === 'function';

let installEvent: InstallEvent | undefined;
const listeners = new Set<() => void>();

function setInstallEvent(event: InstallEvent | undefined): void {
  installEvent = event;
  listeners.forEach((listener) => listener());
}

/** Keeps the browser's offer to install the page until a button asks for it. Call this as early as possible. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return;
    // Keeps the browser from showing its own offer.
    event.preventDefault();
    setInstallEvent(event);
  });
  window.addEventListener('appinstalled', () => setInstallEvent(undefined));
}

/** The browser's offer to install the page. */
export const installPrompt = {
  isAvailable: (): boolean => installEvent !== undefined,
  /** Calls the listener when `isAvailable` changes. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks the user to install the page. The browser allows this once for each offer. */
  show(): void {
    void installEvent?.prompt();
    setInstallEvent(undefined);
  },
};

/** Returns whether the page runs as an installed app. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  // Older versions of Safari on iOS do not know the media query.
  ('standalone' in navigator && navigator.standalone === true);
