import type { ResourceDefinition } from '../../../../resources/definition';
import type { FilterComparison, FilterCondition } from '../../../../resources/fields';
import { filterComparisonsOf, validConditionValues } from '../../../fields/conditions';
import { definedFieldAt, type FilterMatch, type ListFilter } from '../state';

/** A condition while the dialog edits it. Its values may still be invalid. */
export interface ConditionDraft {
  /** Identifies the condition in the dialog. */
  key: string;
  field: string;
  comparison: FilterComparison;
  values: readonly string[];
}

/** A group of conditions while the dialog edits it. */
export interface GroupDraft {
  key: string;
  conditions: readonly ConditionDraft[];
}

/** A list's filter while the dialog edits it. */
export interface FilterDraft {
  match: FilterMatch;
  conditions: readonly ConditionDraft[];
  groups: readonly GroupDraft[];
}

let keys = 0;
const newKey = () => String((keys += 1));

/** Returns the draft of a filter; of no filter, one with an empty condition. */
export function draftOfFilter({ match, conditions, groups }: ListFilter, definition: ResourceDefinition): FilterDraft {
  const draftsOf = (list: readonly FilterCondition[]) => list.map((condition) => ({ ...condition, key: newKey() }));
  const isEmpty = conditions.length === 0 && groups.length === 0;
  return {
    match,
    conditions: isEmpty ? [newCondition(definition)] : draftsOf(conditions),
    groups: groups.map((group) => ({ key: newKey(), conditions: draftsOf(group) })),
  };
}

/** Returns an empty condition on a field; without one, on the first field. */
export function newCondition(
  definition: ResourceDefinition,
  field = definition.list.filters[0] ?? '',
  key = newKey(),
): ConditionDraft {
  const [comparison = 'equals'] = filterComparisonsOf(definedFieldAt(definition, field));
  return { key, field, comparison, values: [] };
}

/** Returns a group with an empty condition. */
export function newGroup(definition: ResourceDefinition): GroupDraft {
  return { key: newKey(), conditions: [newCondition(definition)] };
}

/** Returns the condition of a draft; null when its values are too few or invalid. */
export function conditionOfDraft(
  { field, comparison, values }: ConditionDraft,
  definition: ResourceDefinition,
): FilterCondition | null {
  const valid = validConditionValues(comparison, values, definedFieldAt(definition, field));
  return valid && { field, comparison, values: valid };
}

/**
 * Returns the filter of a draft; null when a condition is incomplete. Groups without conditions are left out, and one
 * with a single condition is that condition.
 */
export function filterOfDraft(
  { match, conditions, groups }: FilterDraft,
  definition: ResourceDefinition,
): ListFilter | null {
  const complete = (drafts: readonly ConditionDraft[]) =>
    drafts.map((draft) => conditionOfDraft(draft, definition)).filter((condition) => condition !== null);
  const all = [...conditions, ...groups.flatMap((group) => group.conditions)];
  if (complete(all).length < all.length) return null;
  const completeGroups = groups.map((group) => complete(group.conditions));
  return {
    match,
    conditions: [...complete(conditions), ...completeGroups.filter(({ length }) => length === 1).flat()],
    groups: completeGroups.filter(({ length }) => length > 1),
  };
}
