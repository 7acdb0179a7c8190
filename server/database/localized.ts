import { type SQL, sql } from 'drizzle-orm';
import { type InLanguages, inLanguages } from '../texts/in-languages';
import { languages } from '../texts/languages';

/** Returns the columns of a localized text as an upsert sets them: to the values of the inserted row. */
export function excludedTexts<Name extends string>(name: Name): InLanguages<Name, SQL> {
  return inLanguages(name, (language) => sql.raw(`excluded."${name}_${language}"`));
}

/** Returns SQL for the text of a column such as `v.name`, in the language that another SQL text names. */
export function localizedSql(column: string, language: string): string {
  const [first, ...others] = languages;
  const cases = others.map((code) => `WHEN '${code}' THEN ${column}_${code}`).join(' ');
  return `CASE ${language} ${cases} ELSE ${column}_${first} END`;
}
