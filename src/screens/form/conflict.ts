import type { ResourceDefinition } from '../../../resources/definition';
import type { Field } from '../../../resources/fields';
import type { LoadedRecord } from '../record/asked';
import { type Drafts, formFields, same, valueIn, valueOf } from './drafts';

/** Which value of a field to save. */
export type Side = 'theirs' | 'mine';

/** A field that both another user and this one changed. */
export interface FieldConflict {
  path: string;
  field: Field;
  /** Preselected when only one of the two changed it. */
  side: Side | undefined;
}

/** A change of someone else that met ours. */
export interface Conflict {
  current: LoadedRecord;
  /** What the form would have sent, as a record. */
  mine: Readonly<Record<string, unknown>>;
  clashes: readonly FieldConflict[];
}

/**
 * Returns the fields to choose a value for after the record changed on the server. Fields with equal values are left
 * out.
 *
 * @param before the record that the form was opened with
 * @param current the record on the server
 */
export function fieldConflicts(
  definition: ResourceDefinition,
  before: unknown,
  current: unknown,
  drafts: Drafts,
  language: string,
): FieldConflict[] {
  return formFields(definition).flatMap(({ path, field }) => {
    const was = valueOf(field, before, path, language);
    const theirs = valueOf(field, current, path, language);
    const mine = valueIn(definition, path, drafts, language);
    if (same(theirs, mine)) return [];
    return [{ path, field, side: sideOf(!same(was, theirs), !same(was, mine)) }];
  });
}

function sideOf(theirsChanged: boolean, mineChanged: boolean): Side | undefined {
  if (theirsChanged && mineChanged) return undefined;
  return theirsChanged ? 'theirs' : 'mine';
}
