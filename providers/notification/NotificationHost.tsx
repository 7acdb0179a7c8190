import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { lazy } from '../loadCode';
import { announcementStore } from './announcements';
import { InNoticeRegion } from './noticeRegion';
import { toastRendererNeeded } from './toasts';
import { useNoticeRegion } from './useNoticeRegion';

const ToastStack = lazy(() => import('./ToastStack').then((module) => ({ default: module.ToastStack })));

/** Renders the toasts, and the live regions that announce them to screen readers. */
export function NotificationHost({ children }: { children: ReactNode }) {
  const { polite, assertive } = useSyncExternalStore(announcementStore.subscribe, announcementStore.read);
  useNoticeRegion();
  const wanted = useSyncExternalStore(toastRendererNeeded.subscribe, toastRendererNeeded.read);
  return (
    <>
      {children}
      <InNoticeRegion>
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
      </InNoticeRegion>
    </>
  );
}
