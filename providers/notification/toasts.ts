/** What a notification is about: told by its title, its colour and its picture. */
export type Kind = 'info' | 'success' | 'warning' | 'error';

/** What a toast shows beside its message. A type, because notistack takes no interface here. */
export type ToastDetails = {
  kind: Kind;
  description?: string;
  /** Seconds that it stays. */
  seconds: number;
  /** Takes back what the notification tells of; offered as a button. */
  undo?: () => void;
};

/** A toast to show. Of two with one key, only the first is shown while it stays. */
export interface Toasted extends ToastDetails {
  message: string;
  key?: string;
}

/** What puts toasts on the page. It is fetched with the first one: most visits to a list see none. */
export interface Toaster {
  open(toast: Toasted): void;
  close(key: string): void;
}

let toaster: Toaster | undefined;
let waiting: readonly Toasted[] = [];
let wanted = false;
const listeners = new Set<() => void>();

/** Puts a toast on the page, where `NotificationHost` is on it. */
export function showToast(toast: Toasted): void {
  if (toaster) return toaster.open(toast);
  waiting = [...waiting, toast];
  wanted = true;
  for (const listener of listeners) listener();
}

/** Takes the toast with this key away. */
export function closeToast(key: string): void {
  toaster?.close(key);
  waiting = waiting.filter((toast) => toast.key !== key);
}

/** Whether a toaster is wanted, for `useSyncExternalStore`: from the first toast on. */
export const toasterWanted = {
  read: (): boolean => wanted,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Begins to use a toaster, also for what waited for it. Answers the way to stop. */
export function toastBy(next: Toaster): () => void {
  toaster = next;
  for (const toast of waiting) next.open(toast);
  waiting = [];
  return () => {
    toaster = undefined;
  };
}
