type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Returns whether a field contains typed text. Search fields do not count, because the URL contains their text. */
const hasTypedValue = (field: TextControl) =>
  field.value !== '' && field.role !== 'searchbox' && !['search', 'checkbox', 'radio', 'file'].includes(field.type);

const editedFields = new Set<TextControl>();

/** Returns whether the user edited a field before tracking began. Values that the browser filled in do not count. */
const wasEditedEarlier = (field: TextControl) => field.value !== field.defaultValue && !field.matches(':autofill');

/** Starts to track which fields of the page the user types in, including text typed while the page was loading. */
export function trackTypedText(): void {
  for (const field of document.querySelectorAll('input, textarea'))
    if (isTextControl(field) && wasEditedEarlier(field)) editedFields.add(field);
  document.addEventListener('input', ({ target }) => {
    if (isTextControl(target)) editedFields.add(target);
  });
}

/** Returns whether any field on the page contains typed text, saved or not. */
export function hasTypedText(): boolean {
  for (const field of editedFields) if (!field.isConnected) editedFields.delete(field);
  return [...editedFields].some(hasTypedValue);
}
