import type { I18nProvider } from '@refinedev/core';
import words from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../resources/contract.generated';
import { wordFiles } from './i18n/areas';
import { chosenLanguage, defaultLanguage, firstLanguage, isLanguage, languageCookie } from './i18n/language';

/** Loads the words of the frame in the reader's language and makes `<html lang>` follow it from then on. */
export async function startWords(): Promise<void> {
  words.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await words
    .use(wordFiles)
    .use(initReactI18next)
    .init({
      lng: firstLanguage(document.cookie, navigator.language),
      fallbackLng: false,
      ns: ['app'],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** The language that the console speaks now. */
export function currentLanguage(): Language {
  return isLanguage(words.language) ? words.language : defaultLanguage;
}

/** Speaks the first of these languages, for as long as the page stands: nobody has chosen it. */
export async function speakOneOf([language]: readonly Language[]): Promise<void> {
  if (language) await words.changeLanguage(language);
}

/** Loads the words of areas that a page is about to show; at once when they are there. */
export async function loadAreas(...areas: readonly string[]): Promise<void> {
  await words.loadNamespaces(areas);
}

/** Goes on in the language of an account, on a device where nobody has chosen one. */
export async function takeLanguage(language: Language): Promise<void> {
  if (chosenLanguage(document.cookie) === undefined) await chooseLanguage(language);
}

/** Changes the language of the console, at once and for the year to come. */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = languageCookie(language);
  await words.changeLanguage(language);
}

/**
 * What Refine reads words with, in one language. Its hooks keep what they translated for as long as the provider is
 * the same one, so make a new one whenever the language has changed.
 */
export function createI18nProvider(spoken: Language): I18nProvider {
  return {
    translate: (key: string, options?: Record<string, unknown> | string, defaultMessage?: string) => {
      const [values, fallback] = typeof options === 'string' ? [{}, options] : [options ?? {}, defaultMessage];
      return words.t(key, fallback === undefined ? values : { ...values, defaultValue: fallback });
    },
    changeLocale: async (language: string) => {
      if (isLanguage(language)) await chooseLanguage(language);
    },
    getLocale: () => spoken,
  };
}
