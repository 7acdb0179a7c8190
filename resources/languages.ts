import list from '../locales/languages.json' with { type: 'json' };
import type { Language } from './contract.generated';

/** What the console knows of a language besides its words: an entry of `locales/languages.json`. */
export interface LanguageSettings {
  /** Its name in the language itself. */
  name: string;
  /** Locale in which `Intl` writes dates. */
  locale: string;
  /** Country of phone numbers that are typed without one. */
  phoneCountry?: string;
}

/** The languages by code. It does not compile while a value of the contract's `Language` has no entry. */
export const languageSettings: Readonly<Record<Language, LanguageSettings>> = list;

/** Language of words that another language lacks, and of browsers that speak none of ours. */
export const defaultLanguage: Language = 'en';

/** Languages of the console, in the order in which they are offered. */
export const languages: readonly Language[] = Object.keys(list).filter(isLanguage);

/** Returns whether the console speaks this language. */
export function isLanguage(text: string): text is Language {
  return Object.hasOwn(list, text);
}
