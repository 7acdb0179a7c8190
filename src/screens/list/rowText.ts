import type { ResourceDefinition } from '../../../resources/definition';
import { fieldKindOf } from '../../fields';
import { valueAt } from '../../fields/paths';
import type { Words } from '../words';
import { rowPathOf } from './query';
import { definedFieldAt, leadingColumn } from './state';
import type { ListRow } from './useList';

/** Returns a field of a row as one line of text; an empty text when it has no value. */
export function rowText(definition: ResourceDefinition, words: Words, row: unknown, path: string): string {
  const field = definedFieldAt(definition, path);
  return fieldKindOf(field).text(valueAt(row, rowPathOf(definition, path)), field, words.fieldContext(path));
}

/** Returns the text of a row's leading column, or its id. */
export const rowTitle = (definition: ResourceDefinition, words: Words, row: ListRow): string =>
  rowText(definition, words, row, leadingColumn(definition)) || row.id;
