import { useCallback, useEffect, useRef, useState } from 'react';

/** What to put on the element whose visitors hold the clock. */
export interface Holds {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Calls `close` once after so many seconds; while the pointer or the focus is on the element the clock stands still,
 * so that nothing disappears under someone's hand.
 */
export function useAutoClose(seconds: number, close: () => void): Holds {
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
