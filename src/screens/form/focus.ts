import { insertKeptTyping } from '../../ui/keptTyping';

const inputs = 'input:not([type=hidden]):not(:disabled), textarea:not([aria-hidden]):not(:disabled), [role=combobox]';

/** Focuses a field of the form, or the first of its parts. A row that does not exist is added by the field around it. */
export function focusField(path: string): void {
  const field =
    document.getElementById(`field-${path}`) ??
    document.querySelector<HTMLElement>(`[id^="field-${CSS.escape(path)}."]`);
  if (!field && path.includes('.')) return focusField(path.slice(0, path.lastIndexOf('.')));
  const input = field?.matches(inputs) ? field : field?.querySelector<HTMLElement>(inputs);
  // A table field without rows has no input. Its button that adds a row gets the focus.
  (input ?? field?.querySelector<HTMLElement>('button'))?.focus();
}

/**
 * Focuses the first field of a form, or the field at a path, as soon as it is rendered, and gives it what the user has
 * typed since opening the form. Returns the function that stops waiting.
 */
export function focusFirstField(form: HTMLElement | null, path?: string): (() => void) | undefined {
  if (!form) return undefined;
  // A field may load in several steps. Each step renders a placeholder with `aria-busy`.
  const waits = () =>
    path === undefined
      ? form.querySelector(`${inputs}, [aria-busy=true]`)?.matches('[aria-busy=true]')
      : form.querySelector('[aria-busy=true]') !== null;
  const focus = () => {
    if (path !== undefined) focusField(path);
    if (!form.contains(document.activeElement)) form.querySelector<HTMLElement>(inputs)?.focus();
    insertKeptTyping([...form.querySelectorAll<HTMLElement>(inputs)].filter(({ tabIndex }) => tabIndex >= 0));
  };
  if (!waits()) {
    focus();
    return undefined;
  }
  const arrival = new MutationObserver(() => {
    if (waits()) return;
    arrival.disconnect();
    if (!form.contains(document.activeElement)) focus();
  });
  arrival.observe(form, { childList: true, subtree: true });
  return () => arrival.disconnect();
}
