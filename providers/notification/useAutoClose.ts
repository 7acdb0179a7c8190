import { useCallback, useEffect, useRef, useState } from 'react';

/** Event handlers for an element. They pause its timer while the element is hovered or focused. */
interface PauseHandlers {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Milliseconds between two checks whether a dialog is still open. */
const dialogCheckMs = 1000;

/** An open dialog, which keeps the keyboard focus away from the notifications. */
const isDialogOpen = () => document.querySelector('.MuiDialog-root') !== null;

/**
 * Calls `close` after the given time. The timer pauses while the element is hovered or focused, so that a notification
 * does not disappear while it is used. With `outlivesDialogs`, it stays open at least until no dialog is open.
 */
export function useAutoClose(seconds: number, close: () => void, outlivesDialogs: boolean): PauseHandlers {
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
    const end = () => {
      if (outlivesDialogs && isDialogOpen()) timer = setTimeout(end, dialogCheckMs);
      else latestClose.current();
    };
    let timer = setTimeout(end, remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - start;
    };
  }, [isPaused, outlivesDialogs]);

  return {
    onMouseEnter: useCallback(() => setIsHovered(true), []),
    onMouseLeave: useCallback(() => setIsHovered(false), []),
    onFocus: useCallback(() => setIsFocused(true), []),
    onBlur: useCallback(() => setIsFocused(false), []),
  };
}
