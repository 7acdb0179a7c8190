import { type RefObject, useEffect, useRef } from 'react';

/**
 * One goes on where one was before a section was edited: at its button.
 *
 * @param edited name of the section that is edited now
 */
export function useFocusBack(page: RefObject<HTMLElement | null>, edited: string | undefined): void {
  const left = useRef<string>(undefined);
  useEffect(() => {
    const before = left.current;
    left.current = edited;
    if (edited === undefined && before !== undefined)
      page.current?.querySelector<HTMLElement>(`[data-edits="${before}"]`)?.focus();
  }, [page, edited]);
}
