import type { ResourceDefinition } from '../../../resources/definition';
import { csvFileOf, downloadBlob } from './csv';
import { fieldOf } from './fieldNames';
import type { NamedField } from './matchColumns';

/** Saves a file with the headings of an import in the user's language, and an example row. */
export function downloadTemplate(
  fields: readonly NamedField[],
  definition: ResourceDefinition,
  title: string,
  language: string,
): void {
  const headings = fields.map(({ label }) => label);
  const example = fields.map((field) => exampleOf(field, definition, language));
  downloadBlob(csvFileOf([headings, example], language), `${title}.csv`);
}

/** Returns a value that the field accepts; empty for relations, which name records of the company. */
function exampleOf(
  { field, kind, words, values }: NamedField,
  definition: ResourceDefinition,
  language: string,
): string {
  const defined = fieldOf(definition, field);
  const given = defined && 'example' in defined ? defined.example : undefined;
  if (given !== undefined) return given;
  switch (kind) {
    case 'NUMBER':
      return language === 'en' ? '1200.5' : '1200,5';
    case 'INTEGER':
      return field === 'year' ? '2019' : '12';
    case 'DATE':
      return '2026-12-01';
    case 'COUNTRY':
      return 'PL';
    case 'ENUM':
      return words.find(({ value }) => value === values[0])?.text ?? values[0] ?? '';
    case 'RELATIONS':
      return words.at(-1)?.text ?? '';
    case 'TEXT':
    case 'BOOLEAN':
    case 'PHONE':
    case 'RELATION':
      return '';
  }
}
