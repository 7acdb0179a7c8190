import { isPlainClick } from './plainClick';

/** Milliseconds that typing is kept for a form that does not open. */
const maxWaitMs = 10_000;

/**
 * The texts typed so far, one per field, because Tab begins the next one, and the element that had the focus then;
 * undefined while nothing is kept.
 */
let kept: { texts: readonly string[]; stop: () => void; origin: Element | null } | undefined;

/**
 * Keeps what the user types from now on, until `insertKeptTyping` puts it into a form. Call it when a button or a key
 * opens a form whose code may still be loading. A click, Escape, or typing in another input ends it.
 *
 * @param typed what was typed already
 */
export function keepTyping(typed = ''): void {
  kept?.stop();
  const listeners = new AbortController();
  const stop = () => {
    listeners.abort();
    clearTimeout(timer);
    kept = undefined;
  };
  const timer = setTimeout(stop, maxWaitMs);
  kept = { texts: [typed], stop, origin: document.activeElement };
  const options = { capture: true, signal: listeners.signal };
  document.addEventListener('pointerdown', stop, options);
  document.addEventListener('keydown', (event) => keepKey(event, stop), options);
  document.addEventListener('paste', keepPaste, options);
}

/** Keeps typing like `keepTyping`, unless the browser opens the link of the click elsewhere. */
export function keepTypingAfterClick(event: Parameters<typeof isPlainClick>[0]): void {
  if (isPlainClick(event)) keepTyping();
}

/**
 * Puts the kept texts into inputs, in order: the focused one first, then those that follow it.
 *
 * @param inputs the inputs of the form, in the order of the keyboard
 */
export function insertKeptTyping(inputs: readonly HTMLElement[]): void {
  if (!kept) return;
  const { texts, stop } = kept;
  stop();
  const first = inputs.findIndex((input) => input === document.activeElement);
  if (first < 0) return;
  for (const [index, text] of texts.entries()) {
    const input = inputs[first + index];
    input?.focus();
    if (text !== '' && (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) type(input, text);
  }
}

function keepKey(event: KeyboardEvent, stop: () => void): void {
  const { key, target } = event;
  // AltGr types letters, and Windows reports it as Ctrl and Alt.
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
  if (!kept || isShortcut) return;
  if (key === 'Escape' || (isEditable(target) && target !== kept.origin)) return stop();
  const texts = textsAfterKey(kept.texts, event);
  if (!texts) return;
  kept = { ...kept, texts };
  event.preventDefault();
  event.stopPropagation();
}

function keepPaste(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  if (!kept || (isEditable(target) && target !== kept.origin)) return;
  const [others, last = ''] = [kept.texts.slice(0, -1), kept.texts.at(-1)];
  kept = { ...kept, texts: [...others, last + (clipboardData?.getData('text') ?? '')] };
  event.preventDefault();
}

/** Returns the kept texts after a key; undefined for a key that is left to the page. Enter is dropped. */
export function textsAfterKey(
  texts: readonly string[],
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): readonly string[] | undefined {
  const [others, last = ''] = [texts.slice(0, -1), texts.at(-1)];
  if (key === 'Enter') return texts;
  if (key === 'Tab') return shiftKey ? undefined : [...texts, ''];
  if (key === 'Backspace') return [...others, last.slice(0, -1)];
  // The names of other keys, such as F5 and Shift, are longer than a letter.
  return key.length === 1 ? [...others, last + key] : undefined;
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Types a text into an input so that React notices, which compares the value with the one that it set last. */
function type(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, input.value + text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
