import { apiContractIndex } from '../../../../providers/data/apiContractIndex';
import type { ExportColumnInput, ExportWordInput } from '../../../../resources/contract.generated';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { Field } from '../../../../resources/fields';
import { booleanText } from '../../../fields/boolean';
import { countryOptions } from '../../../fields/countries';
import { enumText } from '../../../fields/enum';
import { nameTranslations } from '../../../fields/names';
import type { Words } from '../../words';
import { rowPathOf } from '../query';
import { definedFieldAt } from '../state';

/** How the values of enums, booleans and countries are written: as the list shows them, or as the API has them. */
export type ValueForm = 'words' | 'codes';

/** Fields of an activity that stand for its sentence, which only the console can write. */
const activityParts = ['service_type', 'action', 'title', 'changed_fields'];

/** Returns the columns of an exported file for columns of a list. Leaves out those without plain values, such as files. */
export function exportColumnsOf(
  definition: ResourceDefinition,
  paths: readonly string[],
  words: Words,
  values: ValueForm,
): ExportColumnInput[] {
  const { row } = apiContractIndex.list(definition.api.list);
  const isActivity = (path: string) => definedFieldAt(definition, path).type === 'activity';
  const plain = paths.flatMap((path) => (isActivity(path) ? activityParts : [path]));
  return [...new Set(plain)].flatMap((path) => {
    const field = definedFieldAt(definition, path);
    const value = valuePathOf(field, rowPathOf(definition, path));
    if (value === undefined || !apiContractIndex.has(row, value) || apiContractIndex.typeAt(row, value)) return [];
    const texts = values === 'words' ? wordsOf(field, path, words) : undefined;
    return [
      {
        path: value,
        heading: words.label(path),
        ...(texts && { words: texts }),
        ...(field.type === 'money' && field.hundredths && { hundredths: true }),
      },
    ];
  });
}

/** Returns the path of a field's values in a row of the list; undefined for fields without plain values. */
function valuePathOf(field: Field, column: string): string | undefined {
  switch (field.type) {
    case 'one':
      return field.translated ? undefined : `${column}.${field.title}`;
    case 'many':
      return [column, field.through, field.title].filter((name) => name !== undefined).join('.');
    case 'text':
      return field.translated ? undefined : column;
    case 'number':
    case 'datetime':
    case 'date':
    case 'money':
    case 'enum':
    case 'boolean':
    case 'email':
    case 'phone':
    case 'country':
    case 'timeZone':
      return column;
    case 'rows':
    case 'position':
    case 'facts':
    case 'activity':
    case 'message':
    case 'media':
      return undefined;
  }
}

/** Returns the texts that the list shows instead of a field's values; undefined where it shows the values. */
function wordsOf(field: Field, path: string, words: Words): ExportWordInput[] | undefined {
  const context = words.fieldContext(path);
  switch (field.type) {
    case 'enum':
      return Object.keys(field.values).map((value) => ({ value, text: enumText(value, field, context) }));
    case 'boolean':
      return [true, false].map((value) => ({ value: String(value), text: booleanText(value, context) }));
    case 'country':
      return countryOptions(words.language).map(({ id, title }) => ({ value: id, text: title }));
    case 'text':
    case 'many':
      return field.names && nameTranslations(field.names, words.t).map(([value, text]) => ({ value, text }));
    default:
      return undefined;
  }
}
