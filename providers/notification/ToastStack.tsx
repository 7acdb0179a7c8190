import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { Toast } from './Toast';
import { toastBy, type ToastDetails } from './toasts';

declare module 'notistack' {
  interface VariantOverrides {
    toast: ToastDetails;
  }
}

const components = { toast: Toast };

/** The toasts on the page. */
export function ToastStack() {
  useEffect(
    () =>
      toastBy({
        open: ({ key, ...toast }) => {
          enqueueSnackbar({
            variant: 'toast',
            ...toast,
            ...(key === undefined ? {} : { key, preventDuplicate: true }),
            // The toast keeps the time itself: this library's clock does not stop for the keyboard's focus.
            persist: true,
          });
        },
        close: (key) => closeSnackbar(key),
      }),
    [],
  );
  return (
    <SnackbarProvider maxSnack={4} Components={components} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />
  );
}
