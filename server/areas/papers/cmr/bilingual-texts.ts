import type { TextFiles, TextKey } from '../../../texts/keys';
import { defaultLanguage } from '../../../texts/languages';
import { type Texts, textsInLanguage } from '../../../texts/texts';

/** Key of the heading of a box on the CMR form: the box's number, or a word when the box has no number. */
export type HeadingName = keyof TextFiles['cmr']['headings'];

/** Key of a text on the CMR form that is not a heading. */
export type SentenceName = keyof TextFiles['cmr']['sentences'];

const english = textsInLanguage(defaultLanguage);

/** Returns a text in the company's language and in English; only one text when the company's language is English. */
export function bilingualTexts(key: Extract<TextKey, `cmr:${string}`>, texts: Texts): readonly string[] {
  return texts.language === english.language ? [english.t(key)] : [texts.t(key), english.t(key)];
}

/** Returns a text in both languages, on one line. */
export function bilingualLine(name: SentenceName, texts: Texts): string {
  return bilingualTexts(`cmr:sentences.${name}`, texts).join(' / ');
}
