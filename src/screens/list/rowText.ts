import type { ResourceDefinition } from '../../../resources/definition';
import { kindOf } from '../../fields';
import { valueAt } from '../../fields/paths';
import type { Words } from '../words';
import { columnOf } from './query';
import { fieldAt } from './state';

/** Returns a field of a row as one line of text; an empty text when it has no value. */
export function rowText(definition: ResourceDefinition, words: Words, row: unknown, path: string): string {
  const field = fieldAt(definition, path);
  return kindOf(field).text(valueAt(row, columnOf(definition, path)), field, words.fieldContext(path));
}
