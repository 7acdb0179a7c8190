import { useMemo, useState } from 'react';
import { LazyMultipleChoiceBox } from '../../ui/LazyChoiceBox';
import type { ChosenRecord, FieldFilterProps } from '../kind';
import { chosenIdsAfterChange, fullyLoadedTitles, idsByTitle } from '../lookupFilter';
import { useLookupSearch } from '../useLookupSearch';
import { type LookupField, useRecordTitles } from '../useRecordTitles';

/** Renders the filter for relations: a choice of related records. */
export function LookupFilter({ field, context: { path, t }, values, onChange }: FieldFilterProps<LookupField>) {
  const { options: found, ...search } = useLookupSearch(field);
  const initial = useRecordTitles(field, useState(values)[0]);
  const [picked, setPicked] = useState<readonly ChosenRecord[]>([]);
  const ids = useMemo(() => idsByTitle([...found, ...initial, ...picked]), [found, initial, picked]);
  const toOption = (title: string) => ({ id: title, title });
  return (
    <LazyMultipleChoiceBox
      {...search}
      autoFocus
      id={`filter-${path}`}
      label={t('engine:filters.values')}
      options={fullyLoadedTitles(found, search.hasMore).map(toOption)}
      value={[...ids]
        .filter(([, equalIds]) => equalIds.some((id) => values.includes(id)))
        .map(([title]) => toOption(title))}
      onChange={(chosen) => {
        const titles = chosen.map(({ title }) => title);
        // The next search replaces the found records, but the titles of the chosen ones are still shown.
        setPicked((before) => [...before, ...found.filter(({ title }) => titles.includes(title))]);
        onChange(chosenIdsAfterChange(values, titles, ids));
      }}
    />
  );
}
