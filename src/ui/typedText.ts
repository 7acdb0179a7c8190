type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const textControls = () => [...document.querySelectorAll('input, textarea')].filter(isTextControl);

/** Returns whether a field contains typed text. Search fields do not count, because the URL contains their text. */
const hasTypedValue = (field: TextControl) =>
  field.value !== '' && field.role !== 'searchbox' && !['search', 'checkbox', 'radio', 'file'].includes(field.type);

/** Holds no field in memory that its page has removed. */
const editedFields = new WeakSet<TextControl>();

/** Returns whether the user edited a field before tracking began. Values that the browser filled in do not count. */
const wasEditedEarlier = (field: TextControl) => field.value !== field.defaultValue && !field.matches(':autofill');

/** Starts to track which fields of the page the user types in, including text typed while the page was loading. */
export function trackTypedText(): void {
  for (const field of textControls()) if (wasEditedEarlier(field)) editedFields.add(field);
  document.addEventListener('input', ({ target }) => {
    if (isTextControl(target)) editedFields.add(target);
  });
}

/** Returns whether any field on the page contains typed text, saved or not. */
export function hasTypedText(): boolean {
  return textControls().some((field) => editedFields.has(field) && hasTypedValue(field));
}
