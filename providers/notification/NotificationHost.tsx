import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { SnackbarProvider } from 'notistack';
import { type ReactNode, useSyncExternalStore } from 'react';
import { announcements } from './announcements';
import { Toast } from './Toast';

const components = { toast: Toast };

/** Holds the notifications on the page, and the live regions through which screen readers hear of them. */
export function NotificationHost({ children }: { children: ReactNode }) {
  const { polite, assertive } = useSyncExternalStore(announcements.subscribe, announcements.read);
  return (
    <SnackbarProvider maxSnack={4} Components={components} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}>
      {children}
      <Box aria-live="polite" sx={visuallyHidden}>
        <span key={polite.count}>{polite.text}</span>
      </Box>
      <Box aria-live="assertive" sx={visuallyHidden}>
        <span key={assertive.count}>{assertive.text}</span>
      </Box>
    </SnackbarProvider>
  );
}
