import type { I18nProvider } from '@refinedev/core';
import words from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../resources/languages';
import { localeBackend } from './i18n/namespaces';
import {
  languageFromCookies,
  defaultLanguage,
  initialLanguage,
  isLanguage,
  formatLanguageCookie,
} from './i18n/language';

/**
 * Starts i18next with the texts of the `app` namespace in the user's language. Updates `<html lang>` whenever the
 * language changes.
 */
export async function startI18n(): Promise<void> {
  words.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await words
    .use(localeBackend)
    .use(initReactI18next)
    .init({
      lng: initialLanguage(document.cookie, navigator.language),
      fallbackLng: false,
      ns: ['app'],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** Returns the console's current language. */
export function currentLanguage(): Language {
  return isLanguage(words.language) ? words.language : defaultLanguage;
}

/** Changes the console to the first of the given languages without storing it, because the user did not choose it. */
export async function switchToFirstLanguage([language]: readonly Language[]): Promise<void> {
  if (language) await words.changeLanguage(language);
}

/** Returns whether the current language has a text. Its namespace must be loaded. */
export const hasText = (key: string): boolean => words.exists(key);

/** Loads the i18next namespaces that a page needs. */
export async function loadNamespaces(...areas: readonly string[]): Promise<void> {
  await words.loadNamespaces(areas);
}

/** Changes the console to the account's language and stores it, unless a language was chosen on this device. */
export async function applyAccountLanguage(language: Language): Promise<void> {
  if (languageFromCookies(document.cookie) === undefined) await chooseLanguage(language);
}

/** Changes the console's language and stores it for a year. */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = formatLanguageCookie(language);
  await words.changeLanguage(language);
}

/**
 * Creates Refine's i18n provider for one language. Refine's hooks cache translations per provider, so create a new
 * one after the language has changed.
 */
export function createI18nProvider(language: Language): I18nProvider {
  return {
    translate: (key: string, options?: Record<string, unknown> | string, defaultMessage?: string) => {
      const [values, fallback] = typeof options === 'string' ? [{}, options] : [options ?? {}, defaultMessage];
      return words.t(key, fallback === undefined ? values : { ...values, defaultValue: fallback });
    },
    changeLocale: async (locale: string) => {
      if (isLanguage(locale)) await chooseLanguage(locale);
    },
    getLocale: () => language,
  };
}
