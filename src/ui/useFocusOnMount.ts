import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref. If `isActive`, its element is focused on mount; with `preventScroll`, without scrolling to it. */
export function useFocusOnMount<E extends HTMLElement>(isActive: boolean, preventScroll = true): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (isActive) element.current?.focus({ preventScroll });
  }, [isActive, preventScroll]);
  return element;
}
