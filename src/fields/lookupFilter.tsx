import type { ChosenRecord, FilterKind, FieldContext } from './kind';
import { type LookupField, useRecordTitles } from './useRecordTitles';

/**
 * Returns the ids of the options by title. Options with the same title count as one, such as a vehicle make that has one
 * record for trucks and one for vans.
 */
export function idsByTitle(options: readonly ChosenRecord[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, readonly string[]>();
  for (const { id, title } of options) ids.set(title, [...new Set([...(ids.get(title) ?? []), id])]);
  return ids;
}

/** The chosen ids of a filter after the user changed the chosen titles. Ids without a known title stay chosen. */
export function chosenIdsAfterChange(
  values: readonly string[],
  titles: readonly string[],
  known: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const knownIds = new Set([...known.values()].flat());
  return [
    ...new Set([...values.filter((id) => !knownIds.has(id)), ...titles.flatMap((title) => known.get(title) ?? [])]),
  ];
}

/**
 * Returns the titles of loaded options, each once. While more options follow, the last title is left out, because
 * further records may have the same one; the filter would miss them.
 */
export function fullyLoadedTitles(options: readonly ChosenRecord[], hasMore: boolean): readonly string[] {
  const titles = [...new Set(options.map(({ title }) => title))];
  return hasMore && titles.length > 1 ? titles.slice(0, -1) : titles;
}

/** Renders the titles of the selected records; their ids while the titles are loading. */
function ChosenTitles({
  values,
  field,
  context,
}: {
  values: readonly string[];
  field: LookupField;
  context: FieldContext;
}) {
  const titles = [...idsByTitle(useRecordTitles(field, values)).keys()];
  return new Intl.ListFormat(context.language, { type: 'disjunction' }).format(titles.length > 0 ? titles : values);
}

/** The filter of relations, by ids of related records. */
export const lookupFilterKind: Omit<FilterKind<LookupField>, 'comparisons'> = {
  clean: (text) => (/^[\w-]{1,64}$/.test(text) ? text : null),
  operand: (text) => text,
  Values: ChosenTitles,
};
