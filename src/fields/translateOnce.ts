import type { TFunction } from 'i18next';

/** Known texts by their key. The `t` of `useTranslation` is a new function for each language. */
const known = new WeakMap<TFunction, Map<string, string>>();

/**
 * Translates a key without payload as `t` does, and remembers the text: a list shows the same few texts in each row, and
 * i18next looks a text up anew each time. `fallback` is the key that is translated where `key` has no text.
 * @param t that of one language, whose namespaces are loaded; not `i18n.t`, which is the same function for all languages
 */
export function translateOnce(t: TFunction, key: string, fallback?: string): string {
  const texts = known.get(t) ?? new Map<string, string>();
  known.set(t, texts);
  const text = texts.get(key) ?? t(fallback === undefined ? key : [key, fallback]);
  // Without a text i18next returns the key without its namespace, and the text may be loaded later.
  if (!(fallback ?? key).endsWith(text)) texts.set(key, text);
  return text;
}
