import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { announcements } from './announcements';
import { waitingToasts } from './toasts';

const ToastStack = lazy(() => import('./ToastStack').then((module) => ({ default: module.ToastStack })));

/** Holds the notifications on the page, and the live regions through which screen readers hear of them. */
export function NotificationHost({ children }: { children: ReactNode }) {
  const { polite, assertive } = useSyncExternalStore(announcements.subscribe, announcements.read);
  const waiting = useSyncExternalStore(waitingToasts.subscribe, waitingToasts.read);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (waiting.length > 0) setBegun(true);
  }, [waiting]);
  return (
    <>
      {children}
      {begun && (
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
