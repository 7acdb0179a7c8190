import { useMemo, useState } from 'react';
import { ChooseMany } from '../ui/Choice';
import { useDebounced } from '../ui/useDebounced';
import type { Chosen, FilterKind, FilterProps, Place } from './kind';
import { type LookupField, useLookup } from './useLookup';

/** Records of one title are one choice: a make that builds trucks and vans is one make to whoever filters. */
function byTitle(options: readonly Chosen[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, readonly string[]>();
  for (const { id, title } of options) ids.set(title, [...new Set([...(ids.get(title) ?? []), id])]);
  return ids;
}

function LookupFilterInput({ field, place: { path, t }, values, onChange }: FilterProps<LookupField>) {
  const [search, setSearch] = useState('');
  const { options: found, loading, searches } = useLookup(field, { search: useDebounced(search) });
  const { options: chosen } = useLookup(field, { ids: values, enabled: values.length > 0 });
  const ids = useMemo(() => byTitle([...found, ...chosen]), [found, chosen]);
  const toOption = (title: string) => ({ id: title, title });
  return (
    <ChooseMany
      autoFocus
      id={`filter-${path}`}
      label={t('engine:filters.values')}
      options={[...new Set(found.map(({ title }) => title))].map(toOption)}
      loading={loading}
      onSearch={searches ? setSearch : undefined}
      value={[...ids].filter(([, same]) => same.some((id) => values.includes(id))).map(([title]) => toOption(title))}
      onChange={(titles) => onChange([...new Set(titles.flatMap(({ title }) => ids.get(title) ?? []))])}
    />
  );
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
  Input: LookupFilterInput,
};
