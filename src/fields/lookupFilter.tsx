import type { ChosenRecord, FilterKind, FieldContext } from './kind';
import { type LookupField, useLookup } from './useLookup';

/**
 * Returns the ids of the options by title. Options with the same title count as one, such as a vehicle make that has one
 * record for trucks and one for vans.
 */
export function idsByTitle(options: readonly ChosenRecord[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, readonly string[]>();
  for (const { id, title } of options) ids.set(title, [...new Set([...(ids.get(title) ?? []), id])]);
  return ids;
}

/** Renders the titles of the selected records; their ids while the titles are loading. */
function ChosenTitles({
  values,
  field,
  place,
}: {
  values: readonly string[];
  field: LookupField;
  place: FieldContext;
}) {
  const { options } = useLookup(field, { ids: values });
  const titles = [...idsByTitle(options).keys()];
  return new Intl.ListFormat(place.language, { type: 'disjunction' }).format(titles.length > 0 ? titles : values);
}

/** The filter of relations, by ids of related records. */
export const lookupFilter: Omit<FilterKind<LookupField>, 'comparisons'> = {
  clean: (text) => (/^[\w-]{1,64}$/.test(text) ? text : null),
  operand: (text) => text,
  Values: ChosenTitles,
};
