import type { ResourceDefinition } from '../../../resources/definition';
import type { Field } from '../../../resources/fields';
import type { LoadedRecord } from '../record/asked';
import { type Drafts, formFields, same, valueIn, valueOf } from './drafts';

/** Whose value of a field is kept. */
export type Side = 'theirs' | 'mine';

/** A field on which someone's saved change and one's own unsaved one differ. */
export interface Clash {
  path: string;
  field: Field;
  /** Preselected where only one of the two has changed it. */
  side: Side | undefined;
}

/** A change of someone else that met ours. */
export interface Conflict {
  current: LoadedRecord;
  /** What the form would have sent, as a record. */
  mine: Readonly<Record<string, unknown>>;
  clashes: readonly Clash[];
}

/**
 * The fields to choose in when a record has changed under a form. What both changed to the same value, and what
 * neither changed, is no clash.
 *
 * @param before the record as the form was opened with it
 * @param current the record as it is now
 */
export function clashesOf(
  definition: ResourceDefinition,
  before: unknown,
  current: unknown,
  drafts: Drafts,
  language: string,
): Clash[] {
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
