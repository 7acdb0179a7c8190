import list from '../../locales/languages.json' with { type: 'json' };
import type { Language } from '../contract.generated';

/** What the program knows of a language besides its texts: an entry of `locales/languages.json`. */
export interface LanguageSettings {
  /** Its name in the language itself. */
  name: string;
  /** Locale in which `Intl` writes dates and amounts. */
  locale: string;
  /** Country of phone numbers that are typed without one. */
  phoneCountry?: string;
  /** Letters that are words by themselves and may not end a line. */
  shortWords?: string;
}

/** The languages by code. It does not compile while a value of the contract's `Language` has no entry. */
export const languageSettings: Readonly<Record<Language, LanguageSettings>> = list;

/** Language of texts that another language lacks, and of callers who prefer none of ours. */
export const defaultLanguage = 'en' satisfies Language;

/** A language that texts are translated to. */
export type Translation = Exclude<Language, typeof defaultLanguage>;

/** Languages besides the default one, in the order of the list. */
export const translations: readonly Translation[] = Object.keys(list)
  .filter(isLanguage)
  .filter((language) => language !== defaultLanguage);

/** The languages, in the order in which they are offered. */
export const languages: readonly [Language, ...Language[]] = [defaultLanguage, ...translations];

/** Returns whether a text is the code of a language. */
export function isLanguage(text: string): text is Language {
  return Object.hasOwn(list, text);
}

/** Returns the language that a column or a header names; the default one where it names none of ours. */
export function languageFrom(text: string | null | undefined): Language {
  return text && isLanguage(text) ? text : defaultLanguage;
}
