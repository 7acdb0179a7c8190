import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus back to a section's edit button after editing.
 *
 * @param edited name of the section that is being edited
 */
export function useRestoreFocus(page: RefObject<HTMLElement | null>, edited: string | undefined): void {
  const previousSection = useRef<string>(undefined);
  useEffect(() => {
    const before = previousSection.current;
    previousSection.current = edited;
    if (edited === undefined && before !== undefined)
      page.current?.querySelector<HTMLElement>(`[data-edits="${before}"]`)?.focus();
  }, [page, edited]);
}
