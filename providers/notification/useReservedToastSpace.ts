import { useEffect } from 'react';

/** CSS variable with the height of the open toasts. The layout and dialogs leave this space free. */
const spaceVariable = '--toast-space';

/**
 * Reserves the space that the open toasts cover at the bottom of the window: sets the CSS variable to the height of
 * `region`, which contains the toasts, and scrolls the focused element into view if they cover it.
 */
export function useReservedToastSpace(region: HTMLElement | null): void {
  useEffect(() => {
    if (!region || typeof ResizeObserver === 'undefined') return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(region.getBoundingClientRect().height);
      root.style.setProperty(spaceVariable, `${height}px`);
      const active = document.activeElement;
      if (height > 0 && active && active !== document.body && !region.contains(active)) {
        const isCovered = active.getBoundingClientRect().bottom > window.innerHeight - height;
        if (isCovered) active.scrollIntoView({ block: 'nearest' });
      }
    });
    observer.observe(region);
    return () => {
      observer.disconnect();
      root.style.removeProperty(spaceVariable);
    };
  }, [region]);
}
