import { useList } from '@refinedev/core';
import Box from '@mui/material/Box';
import { keepPreviousData } from '@tanstack/react-query';
import { memo, useEffect, useRef } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { useMayFetch } from '../../ui/KeptPage';
import { useDayContext } from '../../fields/useDayContext';
import type { Words } from '../words';
import { type ResolvedPreset, withPreset } from './presets';
import { listQueryOf } from './query';
import { defaultListState, type ListState } from './state';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  /** What the list shows. A preset changes only the conditions. */
  shown: Pick<ListState, 'search' | 'trashed' | 'groups' | 'conditions'>;
  presets: readonly ResolvedPreset[];
  preset: ResolvedPreset;
}

/** Renders the number of records that the list shows once a preset is applied. All counts of a list are fetched in one POST. */
export const PresetCount = memo(function Count({ definition, words, shown, presets, preset }: Props) {
  const state = {
    ...defaultListState(definition),
    ...shown,
    conditions: withPreset(presets, shown.conditions, preset),
  };
  const { filters, trashed } = listQueryOf(state, definition, useDayContext());
  const recount = useRef(() => {});
  const { query } = useList({
    resource: definition.name,
    filters,
    // Page size 0 fetches the number of records without rows.
    pagination: { currentPage: 1, pageSize: 0 },
    meta: { trashed, total: 'limited' },
    // In the mode `auto`, Refine would fetch the shown list again as well, and move its rows.
    liveMode: 'manual',
    onLiveEvent: () => recount.current(),
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData, enabled: useMayFetch() },
  });
  const { refetch } = query;
  useEffect(() => {
    recount.current = () => void refetch();
  }, [refetch]);
  const count = query.data?.total;
  if (count === undefined) return null;
  return (
    <Box component="span" sx={{ ml: 0.75, fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
      {new Intl.NumberFormat(words.language).format(count)}
      {query.data?.exceedsTotal === true && '+'}
    </Box>
  );
});
