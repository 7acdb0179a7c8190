import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast } from './Toast';
import { setToastRenderer, type ToastDetails } from './toasts';
import { useToastKey } from './useToastKey';

declare module 'notistack' {
  interface VariantOverrides {
    toast: ToastDetails;
  }
}

const components = { toast: Toast };

/** Open menus, options and calendars lie above toasts, which at the width of a phone would cover them. */
const openPopup = ['.MuiPopover-root', '.MuiAutocomplete-popper', '.MuiPickerPopper-root'].map((name) => `> ${name}`);
const styles = { [`body:has(${openPopup.join(', ')}) #notices`]: { zIndex: 'calc(var(--mui-zIndex-modal) - 1)' } };

/** Renders the open toasts at the bottom right of the window. F8 moves the focus to them. */
export function ToastStack() {
  const { t } = useTranslation('app');
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  useToastKey(region);
  return (
    <>
      <GlobalStyles styles={styles} />
      <Box
        ref={setRegion}
        role="region"
        aria-label={t('notifications.label')}
        data-focus-layer
        sx={{
          width: { xs: '100%', sm: 'auto' },
          '& .notistack-SnackbarContainer': {
            position: 'static',
            width: { xs: '100%', sm: 'auto' },
            maxWidth: '100%',
            m: 0,
            px: { xs: 1, sm: 2 },
            pb: 0.5,
          },
        }}
      />
      {region && <Toasts region={region} />}
    </>
  );
}

/** Renders the toasts into an element, and registers itself as the toast renderer. */
function Toasts({ region }: { region: HTMLElement }) {
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
            autoHideDuration: null,
            // When there are too many toasts, notistack closes the oldest one that is not persistent.
            persist: toast.undo !== undefined,
          });
        },
        close: (key) => closeSnackbar(key),
      }),
    [],
  );
  return (
    <SnackbarProvider
      maxSnack={4}
      domRoot={region}
      Components={components}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    />
  );
}
