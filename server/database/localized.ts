import { type SQL, sql } from 'drizzle-orm';
import { type InLanguages, inLanguages } from '../texts/in-languages';
import { languages } from '../texts/languages';

/** Returns the columns of a localized text for the SET clause of an upsert, with the values of the row to insert. */
export function excludedTexts<Name extends string>(name: Name): InLanguages<Name, SQL> {
  return inLanguages(name, (language) => sql.raw(`excluded."${name}_${language}"`));
}

/**
 * Returns SQL that selects a localized text.
 * @param column the columns' name without the language, such as `v.name`
 * @param language SQL of the language's code
 */
export function localizedSql(column: string, language: string): string {
  const [first, ...others] = languages;
  const cases = others.map((code) => `WHEN '${code}' THEN ${column}_${code}`).join(' ');
  return `CASE ${language} ${cases} ELSE ${column}_${first} END`;
}
