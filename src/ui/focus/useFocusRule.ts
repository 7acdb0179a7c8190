import { type RefObject, useEffect, useRef } from 'react';
import { keepFocus } from './keepFocus';
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
  useEffect(keepFocus, []);
}
