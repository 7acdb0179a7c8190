import type { FilterPreset } from '../../../resources/definition';
import type { FilterCondition } from '../../../resources/fields';
import type { DayContext } from '../../fields/periods';

/** What the conditions of presets depend on: the user, and the day. */
export interface PresetContext extends DayContext {
  /** The user's id, for `@me`. */
  userId: string;
}

/** Returns a preset's conditions with `@me` replaced by the user's id. */
export function resolvePresetValues(
  conditions: readonly FilterCondition[],
  { userId }: Pick<PresetContext, 'userId'>,
): readonly FilterCondition[] {
  return conditions.map((condition) => ({
    ...condition,
    values: condition.values.map((value) => (value === '@me' ? userId : value)),
  }));
}

/** A preset whose placeholders are replaced. */
export type ResolvedPreset = Pick<FilterPreset, 'name' | 'conditions'>;

const keyOf = ({ field, comparison, values }: FilterCondition) =>
  JSON.stringify([field, comparison, values.toSorted()]);

const sharesField = (one: ResolvedPreset, other: ResolvedPreset) =>
  one.conditions.some(({ field }) => other.conditions.some((condition) => condition.field === field));

/**
 * Returns the presets whose conditions are all among the list's. Of presets that share a field, the one with the most
 * conditions counts: "mine and open" rather than "open".
 */
export function activePresets<P extends ResolvedPreset>(
  presets: readonly P[],
  conditions: readonly FilterCondition[],
): readonly P[] {
  const keys = new Set(conditions.map(keyOf));
  const met = presets
    .filter((preset) => preset.conditions.every((condition) => keys.has(keyOf(condition))))
    .toSorted((one, other) => other.conditions.length - one.conditions.length);
  return met.filter((preset, index) => !met.slice(0, index).some((larger) => sharesField(larger, preset)));
}

/** Returns whether the list has a condition on a field of one of the presets. */
export function isFilteredByPresets(
  presets: readonly ResolvedPreset[],
  conditions: readonly FilterCondition[],
): boolean {
  return withoutPresets(presets, conditions).length < conditions.length;
}

/** Returns the conditions without those on fields of the presets. */
export function withoutPresets(
  presets: readonly ResolvedPreset[],
  conditions: readonly FilterCondition[],
): readonly FilterCondition[] {
  const fields = new Set(presets.flatMap((preset) => preset.conditions.map(({ field }) => field)));
  return conditions.filter(({ field }) => !fields.has(field));
}

/**
 * Returns the conditions after a preset is applied. Its conditions replace those on the same fields, and those of active
 * presets that share a field with it. All others stay.
 */
export function withPreset(
  presets: readonly ResolvedPreset[],
  conditions: readonly FilterCondition[],
  preset: ResolvedPreset,
): readonly FilterCondition[] {
  const replaced = activePresets(presets, conditions).filter((active) => sharesField(active, preset));
  return [...withoutPresets([...replaced, preset], conditions), ...preset.conditions];
}
