import list from '../locales/languages.json' with { type: 'json' };

/** Code of a language of the console. */
export type Language = keyof typeof list;

/** Settings of a language: an entry of `locales/languages.json`. */
export interface LanguageSettings {
  /** Name of the language in the language itself. */
  name: string;
  /** Locale for formatting dates with `Intl`. */
  locale: string;
  /** Number of the weekday with which weeks begin: 0 for Sunday, 1 for Monday. */
  firstWeekday: number;
  /** Country code that applies to a phone number typed without one. */
  phoneCountry?: string;
}

/** The settings of the languages by code. */
export const languageSettings: Readonly<Record<Language, LanguageSettings>> = list;

/** Language for texts that another language lacks, and for browsers whose language the console does not have. */
export const defaultLanguage: Language = 'en';

/** Languages of the console, in the order in which they are offered. */
export const languages: readonly Language[] = Object.keys(list).filter(isLanguage);

/** Returns whether a text is the code of one of the console's languages. */
export function isLanguage(text: string): text is Language {
  return Object.hasOwn(list, text);
}
