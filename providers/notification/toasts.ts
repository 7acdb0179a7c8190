import { enqueueSnackbar, type SnackbarKey } from 'notistack';

/** What a notification is about: told by its title, its colour and its picture. */
export type Kind = 'info' | 'success' | 'warning' | 'error';

/** What a toast shows beside its message. A type, because the library takes no interface here. */
export type ToastDetails = {
  kind: Kind;
  description?: string;
  /** Seconds that it stays. */
  seconds: number;
  /** Takes back what the notification tells of; offered as a button. */
  undo?: () => void;
};

declare module 'notistack' {
  interface VariantOverrides {
    toast: ToastDetails;
  }
}

/**
 * Puts a toast on the page.
 *
 * @param key of two toasts with one key, only the first is shown while it stays
 */
export function showToast(message: string, details: ToastDetails, key?: SnackbarKey): void {
  enqueueSnackbar({
    variant: 'toast',
    message,
    ...details,
    ...(key === undefined ? {} : { key, preventDuplicate: true }),
    // The toast keeps the time itself: this library's clock does not stop for the keyboard's focus.
    persist: true,
  });
}
