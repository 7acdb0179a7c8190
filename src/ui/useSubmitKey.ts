import { useEffect } from 'react';

/**
 * Submits the form that has the focus on Ctrl+Enter and Cmd+Enter, also from a text of several lines or a list. A
 * component that uses the key itself, such as an open list of choices, prevents its default.
 */
export function useSubmitKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.repeat) return;
      const form = event.target instanceof Element ? event.target.closest('form') : null;
      if (!form) return;
      event.preventDefault();
      form.requestSubmit();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
