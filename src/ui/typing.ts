type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** What is searched for stands in the address, and what is ticked is not typed. */
const isTyped = ({ type, value }: Field) => value !== '' && !['search', 'checkbox', 'radio', 'file'].includes(type);

const touched = new Set<Field>();

/** What was typed before anybody noticed; what the browser filled in is not typed. */
const isTypedAlready = (field: Field) => field.value !== field.defaultValue && !field.matches(':autofill');

/** Begins to notice in which fields of the page someone types; what was typed while the page was loading counts. */
export function noticeTyping(): void {
  for (const field of document.querySelectorAll('input, textarea'))
    if (isField(field) && isTypedAlready(field)) touched.add(field);
  document.addEventListener('input', ({ target }) => {
    if (isField(target)) touched.add(target);
  });
}

/** Whether something typed stands on the page, saved or not, in whatever form. */
export function isAnythingTyped(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some(isTyped);
}
