import { type RefObject, Suspense, useEffect, useState } from 'react';
import { lazy } from '../../../providers/loadCode';
import { shortcutOf } from './keys';
import { runShortcut, useShortcut } from './useShortcut';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog')).ShortcutsDialog }));

/**
 * Listens for the keys of the shortcuts on every page, and shows the dialog that explains them.
 *
 * @param content the page. An open dialog or menu hides it, and its keys are not shortcuts then.
 */
export function ShortcutListener({ content }: { content: RefObject<HTMLElement | null> }) {
  const [isExplaining, setIsExplaining] = useState(false);
  useShortcut('help', () => setIsExplaining(true));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || content.current?.closest('[aria-hidden=true]')) return;
      const name = shortcutOf(event);
      // Firefox would open its own search at `/`.
      if (name && runShortcut(name)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [content]);
  if (!isExplaining) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={() => setIsExplaining(false)} />
    </Suspense>
  );
}
