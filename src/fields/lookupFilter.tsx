import type { Chosen, FilterKind, Place } from './kind';
import { type LookupField, useLookup } from './useLookup';

/** Records of one title are one choice: a make that builds trucks and vans is one make to whoever filters. */
export function byTitle(options: readonly Chosen[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, readonly string[]>();
  for (const { id, title } of options) ids.set(title, [...new Set([...(ids.get(title) ?? []), id])]);
  return ids;
}

/** Titles of the chosen records; the ids themselves until they are loaded. */
function ChosenTitles({ values, field, place }: { values: readonly string[]; field: LookupField; place: Place }) {
  const { options } = useLookup(field, { ids: values });
  const titles = [...byTitle(options).keys()];
  return new Intl.ListFormat(place.language, { type: 'disjunction' }).format(titles.length > 0 ? titles : values);
}

/** How relations to other records are filtered: by some of those records. */
export const lookupFilter: Omit<FilterKind<LookupField>, 'comparisons'> = {
  clean: (text) => (/^[\w-]{1,64}$/.test(text) ? text : null),
  operand: (text) => text,
  Values: ChosenTitles,
};
