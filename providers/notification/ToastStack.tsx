import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { Toast } from './Toast';
import { setToastRenderer, type ToastDetails } from './toasts';

declare module 'notistack' {
  interface VariantOverrides {
    toast: ToastDetails;
  }
}

const components = { toast: Toast };

/** Renders the open toasts at the bottom right of the window, and registers itself as the toast renderer. */
export function ToastStack() {
  useEffect(
    () =>
      setToastRenderer({
        open: ({ key, ...toast }) => {
          enqueueSnackbar({
            variant: 'toast',
            ...toast,
            ...(key === undefined ? {} : { key, preventDuplicate: true }),
            // `useAutoClose` closes the toast: notistack's timer does not pause while the toast has the keyboard
            // focus.
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
