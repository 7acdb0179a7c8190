import { useMemo, useState } from 'react';
import { ChooseMany } from '../../ui/LazyChoiceBox';
import { useDebouncedValue } from '../../ui/useDebouncedValue';
import type { FieldFilterProps } from '../kind';
import { idsByTitle } from '../lookupFilter';
import { type LookupField, useLookup } from '../useLookup';

/** Renders the filter for relations: a choice of related records. */
export function LookupFilter({ field, place: { path, t }, values, onChange }: FieldFilterProps<LookupField>) {
  const [search, setSearch] = useState('');
  const { options: foundOptions, loading, searchesOnServer } = useLookup(field, { search: useDebouncedValue(search) });
  const { options: chosen } = useLookup(field, { ids: values, enabled: values.length > 0 });
  const ids = useMemo(() => idsByTitle([...foundOptions, ...chosen]), [foundOptions, chosen]);
  const toOption = (title: string) => ({ id: title, title });
  return (
    <ChooseMany
      autoFocus
      id={`filter-${path}`}
      label={t('engine:filters.values')}
      options={[...new Set(foundOptions.map(({ title }) => title))].map(toOption)}
      loading={loading}
      onSearch={searchesOnServer ? setSearch : undefined}
      value={[...ids]
        .filter(([, equalIds]) => equalIds.some((id) => values.includes(id)))
        .map(([title]) => toOption(title))}
      onChange={(titles) => onChange([...new Set(titles.flatMap(({ title }) => ids.get(title) ?? []))])}
    />
  );
}
