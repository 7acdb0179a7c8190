import list from '../../locales/languages.json' with { type: 'json' };
import type { Language } from '../contract.generated';

/** Settings of a language: an entry of `locales/languages.json`. */
export interface LanguageSettings {
  /** Name in the language itself. */
  name: string;
  /** Locale in which `Intl` writes dates and amounts. */
  locale: string;
  /** Default country of phone numbers. */
  phoneCountry?: string;
  /** One-letter words, which may not end a line. */
  shortWords?: string;
}

/** Settings by language code. The compiler requires an entry for each value of the contract's `Language`. */
export const languageSettings: Readonly<Record<Language, LanguageSettings>> = list;

/** Language of missing translations, and of callers whose language is not supported. */
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

/** Returns a supported language by its code; the default one otherwise. */
export function languageOrDefault(text: string | null | undefined): Language {
  return text && isLanguage(text) ? text : defaultLanguage;
}
