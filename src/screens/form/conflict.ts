import { isEqualValue } from '../../fields/isEqualValue';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Field } from '../../../resources/fields';
import type { LoadedRecord } from '../record/loadedRecord';
import { type FormDrafts, formFields, formValueAt, formValueOfRecord } from './drafts';

/** The value of a field to save: the other user's (`theirs`) or this form's (`mine`). */
export type ConflictSide = 'theirs' | 'mine';

/** A field whose value differs between the record on the server and this form. */
export interface FieldConflict {
  path: string;
  field: Field;
  /** Preselected value, when only one of the two users changed the field; undefined when both did. */
  side: ConflictSide | undefined;
}

/** A conflict: another user changed the record while this form was open. */
export interface EditConflict {
  current: LoadedRecord;
  /** The values of this form, for display. */
  mine: Readonly<Record<string, unknown>>;
  fields: readonly FieldConflict[];
}

/**
 * Compares the form with a record that another user changed. Returns the fields whose values differ.
 *
 * @param before the record that the form was opened with
 * @param current the record on the server
 */
export function findFieldConflicts(
  definition: ResourceDefinition,
  before: unknown,
  current: unknown,
  drafts: FormDrafts,
  language: string,
): FieldConflict[] {
  return formFields(definition).flatMap(({ path, field }) => {
    const was = formValueOfRecord(field, before, path, language);
    const theirs = formValueOfRecord(field, current, path, language);
    const mine = formValueAt(definition, path, drafts, language);
    if (isEqualValue(theirs, mine)) return [];
    return [{ path, field, side: sideOf(!isEqualValue(was, theirs), !isEqualValue(was, mine)) }];
  });
}

function sideOf(theirsChanged: boolean, mineChanged: boolean): ConflictSide | undefined {
  if (theirsChanged && mineChanged) return undefined;
  return theirsChanged ? 'theirs' : 'mine';
}
