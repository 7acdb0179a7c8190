import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { announcements } from './announcements';
import { toasterWanted } from './toasts';

const ToastStack = lazy(() => import('./ToastStack').then((module) => ({ default: module.ToastStack })));

/** Holds the notifications on the page, and the live regions through which screen readers hear of them. */
export function NotificationHost({ children }: { children: ReactNode }) {
  const { polite, assertive } = useSyncExternalStore(announcements.subscribe, announcements.read);
  const wanted = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.read);
  return (
    <>
      {children}
      {wanted && (
        <Suspense fallback={null}>
          <ToastStack />
        </Suspense>
      )}
      <Box aria-live="polite" sx={visuallyHidden}>
        <span key={polite.count}>{polite.text}</span>
      </Box>
      <Box aria-live="assertive" sx={visuallyHidden}>
        <span key={assertive.count}>{assertive.text}</span>
      </Box>
    </>
  );
}
