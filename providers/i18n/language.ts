import type { Language } from '../../resources/contract.generated';
import { defaultLanguage, isLanguage, languageSettings, type LanguageSettings } from '../../resources/languages';

export { defaultLanguage, isLanguage, languages } from '../../resources/languages';

const cookieName = 'lang';
const cookieDays = 365;

/** Returns what is known of a language; nothing of one that the console does not speak. */
export function settingsOf(language: string): LanguageSettings | undefined {
  return isLanguage(language) ? languageSettings[language] : undefined;
}

/** The language that was chosen on this device; undefined when none was. */
export function chosenLanguage(cookies: string): Language | undefined {
  const chosen = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(cookies)?.[1] ?? '';
  return isLanguage(chosen) ? chosen : undefined;
}

/**
 * The language to begin with: what was chosen before, else the browser's first language where the console has it,
 * else English.
 *
 * @param cookies the document's cookies, as `document.cookie` gives them
 * @param browserLanguage the browser's language, such as `pl-PL`
 */
export function firstLanguage(cookies: string, browserLanguage: string): Language {
  const chosen = chosenLanguage(cookies);
  if (chosen) return chosen;
  const spoken = browserLanguage.toLowerCase().split('-')[0] ?? '';
  return isLanguage(spoken) ? spoken : defaultLanguage;
}

/** The cookie that keeps a choice of language, in the form that `document.cookie` takes. */
export function languageCookie(language: Language): string {
  return `${cookieName}=${language}; Max-Age=${cookieDays * 24 * 60 * 60}; Path=/; SameSite=Lax`;
}
