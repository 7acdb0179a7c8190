import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutKeys, shortcutLabel, type ShortcutName } from './keys';

interface Registration {
  run: () => void;
  rank: number;
}

/** What each shortcut does on the open page. Of several, the one of the highest rank counts, then the last one mounted. */
const registered = new Map<ShortcutName, readonly Registration[]>();

/** Runs a shortcut. Returns false where the open page does not have it. */
export function runShortcut(name: ShortcutName): boolean {
  const last = registered
    .get(name)
    ?.toSorted((one, other) => one.rank - other.rank)
    .at(-1);
  last?.run();
  return last !== undefined;
}

/**
 * Lets a shortcut run a function while the component is shown.
 *
 * @param rank higher for a component within another that has the same shortcut: React mounts the inner one first when it
 *   shows both again
 */
export function useShortcut(name: ShortcutName, run: () => void, rank = 0): void {
  const current = useRef(run);
  useEffect(() => {
    current.current = run;
  });
  useEffect(() => {
    const registration = { run: () => current.current(), rank };
    registered.set(name, [...(registered.get(name) ?? []), registration]);
    return () => {
      registered.set(name, registered.get(name)?.filter((each) => each !== registration) ?? []);
    };
  }, [name, rank]);
}

/** Props of a button or link that a shortcut clicks. */
export interface ShortcutProps<E extends HTMLElement> {
  ref: RefObject<E | null>;
  'aria-keyshortcuts': string;
  title: string;
}

/** Milliseconds for which a shortcut waits for its button, such as that of a record that is still loading. */
const buttonWaitMs = 3000;

/**
 * Returns props for a button or link that a shortcut clicks. Its tooltip names the key. The component may render the button
 * later than itself: a key that was pressed shortly before clicks it then.
 */
export function useClickShortcut<E extends HTMLElement>(name: ShortcutName): ShortcutProps<E> {
  const { t } = useTranslation('app');
  const ref = useRef<E>(null);
  const pressedMs = useRef(-Infinity);
  useShortcut(name, () => {
    if (ref.current) ref.current.click();
    else pressedMs.current = performance.now();
  });
  useEffect(() => {
    if (!ref.current || performance.now() - pressedMs.current > buttonWaitMs) return;
    pressedMs.current = -Infinity;
    ref.current.click();
  });
  const title = t('shortcuts.hint', { key: shortcutLabel(name, t) });
  return useMemo(() => ({ ref, 'aria-keyshortcuts': shortcutKeys[name], title }), [name, title]);
}
