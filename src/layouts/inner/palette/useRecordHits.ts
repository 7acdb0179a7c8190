import { useDataProvider } from '@refinedev/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import type { ResourceDefinition } from '../../../../resources/definition';
import { useTimeZone } from '../../../fields/useTimeZone';
import { useSession } from '../../../ui/appServices';
import { useDebouncedValue } from '../../../ui/useDebouncedValue';
import { rankHits, type RankedHit, type RecordHit } from './hits';
import { minSearchLength, searchRecords } from './searchRecords';

/** Milliseconds without a keystroke after which records are searched. */
const debounceMs = 120;

const noHits: readonly RecordHit[] = [];

/** Returns the records that a typed text finds, best first, and whether those of the current text are still awaited. */
export function useRecordHits(
  resources: readonly ResourceDefinition[],
  typed: string,
  t: TFunction,
  language: string,
): { hits: readonly RankedHit[]; isSearching: boolean } {
  const provider = useDataProvider()();
  const timeZone = useTimeZone();
  const dates = useSession()?.user.date_format;
  const text = typed.trim();
  const searched = useDebouncedValue(text, debounceMs);
  const isLongEnough = searched.length >= minSearchLength;
  const {
    data = noHits,
    isFetching,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['palette', resources.map(({ name }) => name), searched, language],
    queryFn: async ({ client, queryKey, signal }) =>
      searchRecords(provider, resources, searched, { t, language, timeZone, dates }, { client, queryKey, signal }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isStale = isPlaceholderData || searched !== text;
  const hits = useMemo(
    () => (text.length >= minSearchLength ? rankHits(data, text, isStale) : []),
    [data, text, isStale],
  );
  return { hits, isSearching: text.length >= minSearchLength && (isFetching || isStale) };
}
