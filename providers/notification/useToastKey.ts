import { useEffect } from 'react';

/** Moves the focus to the first button of the newest toast on F8. */
export function useToastKey(region: HTMLElement | null): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      const toast = [...(region?.querySelectorAll('[data-kind]') ?? [])].at(-1);
      const button = toast?.querySelector('button');
      if (!button) return;
      event.preventDefault();
      button.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [region]);
}
