import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutKeys, shortcutLabel, type ShortcutName } from './keys';

/** What each shortcut does on the open page. Of several, the one that was mounted last counts. */
const registered = new Map<ShortcutName, readonly (() => void)[]>();

/** Runs a shortcut. Returns false where the open page does not have it. */
export function runShortcut(name: ShortcutName): boolean {
  const run = registered.get(name)?.at(-1);
  run?.();
  return run !== undefined;
}

/** Lets a shortcut run a function while the component is shown. */
export function useShortcut(name: ShortcutName, run: () => void): void {
  const current = useRef(run);
  useEffect(() => {
    current.current = run;
  });
  useEffect(() => {
    const runCurrent = () => current.current();
    registered.set(name, [...(registered.get(name) ?? []), runCurrent]);
    return () => {
      registered.set(name, registered.get(name)?.filter((each) => each !== runCurrent) ?? []);
    };
  }, [name]);
}

interface ShortcutProps<E extends HTMLElement> {
  ref: RefObject<E | null>;
  'aria-keyshortcuts': string;
  title: string;
}

/** Returns props for a button or link that a shortcut clicks. Its tooltip names the key. */
export function useClickShortcut<E extends HTMLElement>(name: ShortcutName): ShortcutProps<E> {
  const { t } = useTranslation('app');
  const ref = useRef<E>(null);
  useShortcut(name, () => ref.current?.click());
  const title = t('shortcuts.hint', { key: shortcutLabel(name, t) });
  return useMemo(() => ({ ref, 'aria-keyshortcuts': shortcutKeys[name], title }), [name, title]);
}
