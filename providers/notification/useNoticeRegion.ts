import { useEffect } from 'react';
import { noticeRegion } from './noticeRegion';

/** CSS variable with the height of the notice region. The layout, dialogs and drawers leave this space free. */
const spaceVariable = '--notice-space';

/** Pixels that the end of a scrolled element may be away because of rounded sizes. */
const roundingPx = 1;

/** Keeps notices from covering what one works on, and lets screen readers and F8 reach them below an open dialog. */
export function useNoticeRegion(): void {
  useEffect(() => {
    const region = noticeRegion();
    if (!region || typeof ResizeObserver === 'undefined') return undefined;
    const stopReserving = reserveSpace(region);
    const stopUnhiding = keepReadable(region);
    region.addEventListener('focusin', hideFromFocusTraps);
    return () => {
      stopReserving();
      stopUnhiding();
      region.removeEventListener('focusin', hideFromFocusTraps);
    };
  }, []);
}

/**
 * Takes the region out of the page's flow, and sets the CSS variable to its height. What is scrolled to its end stays
 * there, and the focused element is scrolled into view if the notices cover it.
 */
function reserveSpace(region: HTMLElement): () => void {
  const root = document.documentElement;
  let reservedHeight = 0;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(region.getBoundingClientRect().height);
    // Setting the variable makes the browser compute the styles of the whole page again.
    if (height === reservedHeight) return;
    reservedHeight = height;
    const atEnd = scrollers().filter(isAtEnd);
    root.style.setProperty(spaceVariable, `${height}px`);
    if (height === 0) return;
    for (const scroller of atEnd) scroller.scrollTop = scroller.scrollHeight;
    const active = document.activeElement;
    if (!active || active === document.body || region.contains(active)) return;
    const isCovered = active.getBoundingClientRect().bottom > window.innerHeight - height;
    if (isCovered) active.scrollIntoView({ block: 'nearest' });
  });
  region.classList.add('reserved');
  observer.observe(region);
  return () => {
    observer.disconnect();
    region.classList.remove('reserved');
    root.style.removeProperty(spaceVariable);
  };
}

/** The elements that scroll a page or a dialog. */
const scrollers = () => [...document.querySelectorAll('html, main, .MuiDialog-scrollBody, .MuiDialogContent-root')];

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollTop + clientHeight >= scrollHeight - roundingPx;

/** Shows the region to screen readers: a dialog that opens hides all other children of the body from them. */
function keepReadable(region: HTMLElement): () => void {
  const observer = new MutationObserver(() => region.removeAttribute('aria-hidden'));
  region.removeAttribute('aria-hidden');
  observer.observe(region, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/** Keeps the focus in the region: a dialog takes back a focus of which its listener at the document hears. */
const hideFromFocusTraps = (event: Event) => event.stopPropagation();
