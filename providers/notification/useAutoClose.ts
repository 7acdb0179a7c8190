import { useCallback, useEffect, useRef, useState } from 'react';

/** Event handlers for an element. They pause its timer while the element is hovered or focused. */
export interface PauseHandlers {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Calls `close` after the given time. The timer pauses while the element is hovered or focused, so that a
 * notification does not disappear while it is used.
 */
export function useAutoClose(seconds: number, close: () => void): PauseHandlers {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(seconds * 1000);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  }, [close]);

  const held = pointed || focused;
  useEffect(() => {
    if (held) return undefined;
    const start = Date.now();
    const timer = setTimeout(() => latestClose.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [held]);

  return {
    onMouseEnter: useCallback(() => setPointed(true), []),
    onMouseLeave: useCallback(() => setPointed(false), []),
    onFocus: useCallback(() => setFocused(true), []),
    onBlur: useCallback(() => setFocused(false), []),
  };
}
