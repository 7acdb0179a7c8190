import { defaultLanguage } from './languages';

/** A text in several languages, by language. */
export type LocalizedText = Readonly<Record<string, string>>;

/** Returns a text in a language, or in the default language when it is not translated. */
export function textInLanguage(text: LocalizedText, language: string): string {
  return text[language] ?? text[defaultLanguage] ?? '';
}
