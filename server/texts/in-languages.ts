import type { Language } from '../contract.generated';
import { supportedLanguages, type TranslationLanguage, translationLanguages } from './languages';

/** Properties named after a field and a language, such as `title_en`. */
type Members<Name extends string, Code extends Language, Value> = Readonly<Record<`${Name}_${Code}`, Value>>;

/** Properties named after a field, one for each language. */
export type LanguageProperties<Name extends string, Value> = Members<Name, Language, Value>;

/** Returns one property for each language: `title_en` and so on for `title`, with the values of `valueOf`. */
export function createLanguageProperties<Name extends string, Value>(
  name: Name,
  valueOf: (language: Language) => Value,
): LanguageProperties<Name, Value> {
  return membersOf(supportedLanguages, name, valueOf);
}

/** Like `createLanguageProperties`, but without a property for the default language, whose field has no suffix. */
export function createTranslationProperties<Name extends string, Value>(
  name: Name,
  valueOf: (language: TranslationLanguage) => Value,
): Members<Name, TranslationLanguage, Value> {
  return membersOf(translationLanguages, name, valueOf);
}

function membersOf<Name extends string, Code extends Language, Value>(
  codes: readonly Code[],
  name: Name,
  valueOf: (language: Code) => Value,
): Members<Name, Code, Value> {
  const members = Object.fromEntries(codes.map((code) => [`${name}_${code}`, valueOf(code)]));
  if (!isComplete(members, codes, name)) throw new Error(`${name} is not there in every language.`);
  return members;
}

function isComplete<Name extends string, Code extends Language, Value>(
  members: Readonly<Record<string, Value>>,
  codes: readonly Code[],
  name: Name,
): members is Members<Name, Code, Value> {
  return codes.every((code) => Object.hasOwn(members, `${name}_${code}`));
}
