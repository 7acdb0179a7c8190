import type { TextFiles, TextKey } from '../../../texts/keys';
import { defaultLanguage } from '../../../texts/languages';
import { type Texts, textsIn } from '../../../texts/texts';

/** A heading of the form: the number that the form gives it, or a name where it has none. */
export type HeadingName = keyof TextFiles['cmr']['headings'];

/** A text of the note besides its headings. */
export type SentenceName = keyof TextFiles['cmr']['sentences'];

const english = textsIn(defaultLanguage);

/** Returns a text in the company's language and in English; once where these are the same. */
export function both(key: Extract<TextKey, `cmr:${string}`>, texts: Texts): readonly string[] {
  return texts.language === english.language ? [english.t(key)] : [texts.t(key), english.t(key)];
}

/** Returns a sentence of the note in both languages, on one line. */
export function sentenceOf(name: SentenceName, texts: Texts): string {
  return both(`cmr:sentences.${name}`, texts).join(' / ');
}
