/** Kind of a notification: sets its title, colour and icon. */
export type NotificationKind = 'info' | 'success' | 'warning' | 'error';

/** A toast's data besides its message. A type alias, because notistack does not accept an interface here. */
export type ToastDetails = {
  kind: NotificationKind;
  description?: string;
  /** Seconds until the toast closes. */
  seconds: number;
  /** Reverts the reported action; shown as a button. */
  undo?: () => void;
};

/** A toast to show. A second toast with the same key is not shown while the first one is open. */
interface ToastRequest extends ToastDetails {
  message: string;
  key?: string;
}

/** Renders toasts. Its chunk is loaded with the first toast, because most visits show none. */
interface ToastRenderer {
  open(toast: ToastRequest): void;
  close(key: string): void;
}

let renderer: ToastRenderer | undefined;
let waitingToasts: readonly ToastRequest[] = [];
let isRendererNeeded = false;
const listeners = new Set<() => void>();

/** Shows a toast. Without a renderer the toast waits, and `NotificationHost` loads the renderer. */
export function showToast(toast: ToastRequest): void {
  if (renderer) return renderer.open(toast);
  waitingToasts = [...waitingToasts, toast];
  isRendererNeeded = true;
  for (const listener of listeners) listener();
}

/** Closes the toast with this key. */
export function closeToast(key: string): void {
  renderer?.close(key);
  waitingToasts = waitingToasts.filter((toast) => toast.key !== key);
}

/** A store for `useSyncExternalStore`: whether the toast renderer is needed. It is true from the first toast on. */
export const toastRendererNeeded = {
  read: (): boolean => isRendererNeeded,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Sets the renderer and shows the waiting toasts. Returns the function that removes the renderer. */
export function setToastRenderer(next: ToastRenderer): () => void {
  renderer = next;
  for (const toast of waitingToasts) next.open(toast);
  waitingToasts = [];
  return () => {
    renderer = undefined;
  };
}
