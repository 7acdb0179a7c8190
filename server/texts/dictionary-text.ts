import { type LanguageProperties, createLanguageProperties } from './in-languages';
import type { TextKey } from './keys';
import { supportedLanguages } from './languages';
import type { LocalizedText } from './localized';
import { textsInLanguage } from './texts';

/** Returns the values of a localized text's columns, one for each language, such as `title_en`. */
export function localizedColumnValues<Name extends string>(name: Name, key: TextKey): LanguageProperties<Name, string> {
  return createLanguageProperties(name, (language) => textsInLanguage(language).t(key));
}

/** Returns a text in all languages, by language code. */
export function textInAllLanguages(key: TextKey): LocalizedText {
  return Object.fromEntries(supportedLanguages.map((language) => [language, textsInLanguage(language).t(key)]));
}
