import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageSettings,
  type LanguageSettings,
} from '../../resources/languages';

export { defaultLanguage, isLanguage, languages } from '../../resources/languages';

const cookieName = 'lang';
const cookieDays = 365;

/** Returns the settings of a language; undefined when the console does not have it. */
export function languageSettingsOf(language: string): LanguageSettings | undefined {
  return isLanguage(language) ? languageSettings[language] : undefined;
}

/** Returns the language that was chosen on this device; undefined when none was chosen. */
export function languageFromCookies(cookies: string): Language | undefined {
  const chosen = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(cookies)?.[1] ?? '';
  return isLanguage(chosen) ? chosen : undefined;
}

/**
 * Returns the language at startup: the one chosen on this device, else the browser's first language if the console has
 * it, else English.
 *
 * @param cookies the value of `document.cookie`
 * @param browserLanguage the browser's language, such as `pl-PL`
 */
export function initialLanguage(cookies: string, browserLanguage: string): Language {
  const chosen = languageFromCookies(cookies);
  if (chosen) return chosen;
  const spoken = browserLanguage.toLowerCase().split('-')[0] ?? '';
  return isLanguage(spoken) ? spoken : defaultLanguage;
}

/** Returns the cookie that stores the language, for `document.cookie`. */
export function formatLanguageCookie(language: Language): string {
  return `${cookieName}=${language}; Max-Age=${cookieDays * 24 * 60 * 60}; Path=/; SameSite=Lax`;
}
