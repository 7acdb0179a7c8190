import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Returns the element at the bottom of the window for notifications and bars; null outside of the console's page. */
export const noticeRegion = (): HTMLElement | null => document.getElementById('notices');

/** Renders a notification or a bar in the notice region, where it covers neither the page nor another notice. */
export function InNoticeRegion({ children }: { children: ReactNode }) {
  const region = noticeRegion();
  return region ? createPortal(children, region) : children;
}
