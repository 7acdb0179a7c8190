const inputs = 'input:not([type=hidden]):not(:disabled), textarea:not([aria-hidden]):not(:disabled), [role=combobox]';

/** Gives the focus to a field of the form, wherever in it one types or chooses. */
export function focusField(path: string): void {
  const field = document.getElementById(`field-${path}`);
  const input = field?.matches(inputs) ? field : field?.querySelector<HTMLElement>(inputs);
  input?.focus();
}

/** Gives the focus to the first field of a form. */
export function focusFirst(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>(inputs)?.focus();
}
