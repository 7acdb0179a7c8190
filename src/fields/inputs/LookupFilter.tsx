import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type ClipboardEvent, useMemo, useState } from 'react';
import { LazyMultipleChoiceBox } from '../../ui/LazyChoiceBox';
import { maxListedValues } from '../conditions';
import type { ChosenRecord, FieldFilterProps } from '../kind';
import { chosenIdsAfterChange, fullyLoadedTitles, idsByTitle } from '../lookupFilter';
import { useLookupSearch } from '../useLookupSearch';
import { splitLines } from '../textFilter';
import { useRecordsByTitle } from '../useRecordsByTitle';
import { type LookupField, useRecordTitles } from '../useRecordTitles';

/** Renders the filter for relations: a choice of related records. A pasted column of their titles chooses all of them. */
export function LookupFilter({
  field,
  context: { path, t, language },
  values,
  onChange,
}: FieldFilterProps<LookupField>) {
  const { options: found, ...search } = useLookupSearch(field);
  const initial = useRecordTitles(field, useState(values)[0]);
  const [picked, setPicked] = useState<readonly ChosenRecord[]>([]);
  const ids = useMemo(() => idsByTitle([...found, ...initial, ...picked]), [found, initial, picked]);
  const findByTitle = useRecordsByTitle(field);
  /** What became of the titles that were pasted last. */
  const [pasted, setPasted] = useState('');
  const choosePasted = async (titles: readonly string[]) => {
    const records = await findByTitle(titles).catch(() => null);
    if (!records) return setPasted(t('engine:fields.choice.failed'));
    const known = new Set(records.map(({ title }) => title));
    const missing = titles.filter((title) => !known.has(title));
    setPicked((before) => [...before, ...records]);
    onChange([...new Set([...values, ...records.map(({ id }) => id)])]);
    const list = new Intl.ListFormat(language, { type: 'unit' }).format(missing);
    return setPasted(missing.length > 0 ? t('engine:filters.notFound', { titles: list }) : '');
  };
  const onPaste = (event: ClipboardEvent) => {
    const titles = splitLines(event.clipboardData.getData('text')).slice(0, maxListedValues);
    if (titles.length < 2) return;
    event.preventDefault();
    setPasted(t('engine:fields.choice.loading'));
    void choosePasted(titles);
  };
  const toOption = (title: string) => ({ id: title, title });
  return (
    <Box onPaste={onPaste}>
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
          setPasted('');
          onChange(chosenIdsAfterChange(values, titles, ids));
        }}
      />
      <FormHelperText role="status">{pasted}</FormHelperText>
    </Box>
  );
}
