import type { i18n as I18n, TFunction } from 'i18next';
import type { ImportField } from '../../../resources/contract.generated';
import type { ResourceDefinition } from '../../../resources/definition';
import { languages } from '../../../resources/languages';
import type { Field } from '../../../resources/fields';
import type { NamedField } from './matchColumns';

/** Returns the fields of an import with their names and words in all languages, which this function loads. */
export async function nameFields(
  fields: readonly ImportField[],
  definition: ResourceDefinition,
  i18n: I18n,
): Promise<NamedField[]> {
  await i18n.loadLanguages([...languages]);
  const translators = languages.map((language) => i18n.getFixedT(language));
  const own = i18n.getFixedT(i18n.language);
  return fields.map((field) => {
    const defined = fieldOf(definition, field.field);
    const aliases = definition.imports?.aliases?.[field.field] ?? [];
    const labels = [own, ...translators].flatMap((t) => [
      importLabel(definition, field.field, t),
      ...aliases.map((alias) => t(`${definition.name}:fields.${alias}`)),
    ]);
    return {
      ...field,
      label: importLabel(definition, field.field, own),
      names: [...new Set(labels), field.field, field.field.split('.').at(-1) ?? ''],
      words: translators.flatMap((t) => wordsOf(field, defined, definition, t)),
      choices: wordsOf(field, defined, definition, own).map(({ text }) => text),
      pattern: defined?.type === 'text' ? defined.pattern?.expression : undefined,
    };
  });
}

/** Returns the label of a field of an import: its own text, or that of the field of the resource. */
function importLabel({ name }: ResourceDefinition, path: string, t: TFunction): string {
  return t([`${name}:imports.${path}`, `${name}:fields.${path}`]);
}

/** Returns the definition of a field; of a column of rows, such as `cargo.weight`, that of the column. */
export function fieldOf({ fields }: ResourceDefinition, path: string): Field | undefined {
  const [relation = '', ...rest] = path.split('.');
  const rows = fields[relation];
  return rows?.type === 'rows' ? rows.columns[rest.at(-1) ?? ''] : fields[path];
}

function wordsOf(
  { field, kind, values }: ImportField,
  defined: Field | undefined,
  { name }: ResourceDefinition,
  t: TFunction,
): { text: string; value: string }[] {
  if (defined?.type === 'many' && defined.names) {
    const words: unknown = t(`app:names.${defined.names}`, { returnObjects: true });
    return typeof words === 'object' && words !== null
      ? Object.entries(words).map(([value, text]) => ({ text: String(text), value }))
      : [];
  }
  const codes = kind === 'BOOLEAN' ? ['true', 'false'] : values;
  return codes.map((value) => ({ text: t(`${name}:values.${field}.${value}`), value }));
}
