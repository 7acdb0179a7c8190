import type { TextFiles, TextKey } from '../../../texts/keys';
import { defaultLanguage } from '../../../texts/languages';
import { type Texts, textsIn } from '../../../texts/texts';

/** Name of a box: its number on the form, or a name when it has none. */
export type HeadingName = keyof TextFiles['cmr']['headings'];

/** Name of a text other than the headings. */
export type SentenceName = keyof TextFiles['cmr']['sentences'];

const english = textsIn(defaultLanguage);

/** Returns a text in the company's language and in English; once where these are the same. */
export function bilingualTexts(key: Extract<TextKey, `cmr:${string}`>, texts: Texts): readonly string[] {
  return texts.language === english.language ? [english.t(key)] : [texts.t(key), english.t(key)];
}

/** Returns a text in both languages, on one line. */
export function bilingualLine(name: SentenceName, texts: Texts): string {
  return bilingualTexts(`cmr:sentences.${name}`, texts).join(' / ');
}
