import type { TFunction } from 'i18next';

/** The key of each shortcut that works without a modifier, by the name of its text in `app:shortcuts.names`. */
export const shortcutKeys = {
  search: '/',
  filter: 'f',
  create: 'n',
  edit: 'e',
  editCells: 'i',
  nextRow: 'j',
  previousRow: 'k',
  select: 'x',
  peek: ' ',
  move: 'm',
  previousPeriod: ',',
  nextPeriod: '.',
  today: 't',
  help: '?',
} as const;

const isMac = /mac/i.test(navigator.userAgent);

/** Modifier and letter that find a page: Ctrl+K, and Cmd+K on a Mac. `aria` is the value of `aria-keyshortcuts`. */
export const paletteShortcut = { label: isMac ? '⌘ K' : 'Ctrl K', aria: isMac ? 'Meta+K' : 'Control+K', isMac };

/** Keys that save the form which has the focus, as they are shown. */
export const submitLabel = isMac ? '⌘ Enter' : 'Ctrl Enter';

/** Name of a shortcut. */
export type ShortcutName = keyof typeof shortcutKeys;

/** Names of all shortcuts, in the order in which they are explained. */
export const shortcutNames = [
  'search',
  'filter',
  'create',
  'edit',
  'editCells',
  'nextRow',
  'previousRow',
  'select',
  'peek',
  'move',
  'previousPeriod',
  'nextPeriod',
  'today',
  'help',
] as const;

/** Returns a key as it is shown: letters as on the keyboard's caps, the space bar by its name. */
export const shortcutLabel = (name: ShortcutName, t: TFunction): string =>
  shortcutKeys[name] === ' ' ? t('app:shortcuts.space') : shortcutKeys[name].toUpperCase();

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/**
 * Returns the shortcut of a pressed key; undefined for another key, with a modifier, and while the user types in an
 * input. Shift may be needed to type `/` or `?`, but a capital letter is no shortcut.
 */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: PressedKey): ShortcutName | undefined {
  if (ctrlKey || metaKey || altKey || isTyping(target)) return undefined;
  // The space bar presses the control that has the focus.
  if (key === ' ' && target instanceof Element && target.matches('input, button, [role="button"]')) return undefined;
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  if (isLetter && shiftKey) return undefined;
  // With Caps Lock, letters arrive as capitals.
  return shortcutNames.find((name) => shortcutKeys[name] === key.toLowerCase());
}

/** Inputs in which a key does not change the value: `x` on a checkbox is no typing. */
const buttonTypes = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color']);

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !buttonTypes.has(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="combobox"], [role="textbox"]');
}
