import { type RefObject, useEffect, useRef } from 'react';
import { whenIdle } from '../whenIdle';
import { focusPage } from './lostFocus';

/**
 * Applies the focus rule to the console: an opened page moves the focus to its content, and lost focus goes to what
 * comes next. The page that the document was loaded with keeps the browser's focus.
 */
export function useFocusRule(content: RefObject<HTMLElement | null>, pathname: string): void {
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    focusPage(content.current);
  }, [content, pathname]);
  useEffect(keepFocusWhenIdle, []);
}

/** Starts to keep the focus once the code for it is loaded, which a first page does not wait for. */
function keepFocusWhenIdle(): () => void {
  let isOver = false;
  let end = whenIdle(() => void load());
  async function load(): Promise<void> {
    const { keepFocus } = await import('./keepFocus');
    if (!isOver) end = keepFocus();
  }
  return () => {
    isOver = true;
    end();
  };
}
