import list from '../../locales/languages.json' with { type: 'json' };
import type { Language } from '../contract.generated';

/** Settings of a language: an entry of `locales/languages.json`. */
export interface LanguageSettings {
  /** Name in the language itself. */
  name: string;
  /** Locale with which `Intl` formats dates and amounts, such as `en-GB`. */
  locale: string;
  /** Country whose calling code is the default of phone numbers. */
  phoneCountry?: string;
  /**
   * Words of one letter, such as Polish prepositions. In mails, a non-breaking space after such a word keeps it from
   * ending a line.
   */
  shortWords?: string;
}

/** Settings by language code. The compiler requires an entry for each value of the contract's `Language`. */
export const languageSettings: Readonly<Record<Language, LanguageSettings>> = list;

/** Language of missing translations, and of callers whose language is not supported. */
export const defaultLanguage = 'en' satisfies Language;

/** A language that texts are translated to. */
export type TranslationLanguage = Exclude<Language, typeof defaultLanguage>;

/** All languages except the default, in the order of `locales/languages.json`. */
export const translationLanguages: readonly TranslationLanguage[] = Object.keys(list)
  .filter(isLanguage)
  .filter((language) => language !== defaultLanguage);

/** All languages in the order in which users can choose them: the default first. */
export const supportedLanguages: readonly [Language, ...Language[]] = [defaultLanguage, ...translationLanguages];

/** Returns whether a text is the code of a supported language. */
export function isLanguage(text: string): text is Language {
  return Object.hasOwn(list, text);
}

/** Returns the supported language with this code; the default language for any other value. */
export function languageOrDefault(text: string | null | undefined): Language {
  return text && isLanguage(text) ? text : defaultLanguage;
}
