import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref whose element is focused on mount if `isActive`. The page does not scroll if `preventScroll`. */
export function useFocusOnMount<E extends HTMLElement>(isActive: boolean, preventScroll = true): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (isActive) element.current?.focus({ preventScroll });
  }, [isActive, preventScroll]);
  return element;
}
