import { useCallback, useEffect, useRef, useState } from 'react';

/** Event handlers for an element. They pause its timer while the element is hovered or focused. */
interface PauseHandlers {
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
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const remainingMs = useRef(seconds * 1000);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  }, [close]);

  const isPaused = isHovered || isFocused;
  useEffect(() => {
    if (isPaused) return undefined;
    const start = Date.now();
    const timer = setTimeout(() => latestClose.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - start;
    };
  }, [isPaused]);

  return {
    onMouseEnter: useCallback(() => setIsHovered(true), []),
    onMouseLeave: useCallback(() => setIsHovered(false), []),
    onFocus: useCallback(() => setIsFocused(true), []),
    onBlur: useCallback(() => setIsFocused(false), []),
  };
}
