import { type InLanguages, inLanguages } from './in-languages';
import type { TextKey } from './keys';
import { languages } from './languages';
import type { LocalizedText } from './localized';
import { textsIn } from './texts';

/** Returns the values of a localized text's columns, one for each language, such as `title_en`. */
export function dictionaryText<Name extends string>(name: Name, key: TextKey): InLanguages<Name, string> {
  return inLanguages(name, (language) => textsIn(language).t(key));
}

/** Returns a text in all languages, by language code. */
export function textInLanguages(key: TextKey): LocalizedText {
  return Object.fromEntries(languages.map((language) => [language, textsIn(language).t(key)]));
}
