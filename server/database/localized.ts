import { type SQL, sql } from 'drizzle-orm';
import { type LanguageProperties, createLanguageProperties } from '../texts/in-languages';
import { supportedLanguages } from '../texts/languages';

/** Returns the columns of a localized text for the SET clause of an upsert, with the values of the row to insert. */
export function excludedTextColumns<Name extends string>(name: Name): LanguageProperties<Name, SQL> {
  return createLanguageProperties(name, (language) => sql.raw(`excluded."${name}_${language}"`));
}

/**
 * Returns SQL that selects a localized text.
 * @param column the columns' name without the language, such as `v.name`
 * @param language SQL of the language's code
 */
export function localizedTextSql(column: string, language: string): string {
  const [first, ...others] = supportedLanguages;
  const cases = others.map((code) => `WHEN '${code}' THEN ${column}_${code}`).join(' ');
  return `CASE ${language} ${cases} ELSE ${column}_${first} END`;
}
