import { useDataProvider } from '@refinedev/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { useMayFetch } from '../../ui/KeptPage';
import { freshMs } from '../freshMs';
import { fetchTotal, type ListTotal, totalKeyOf } from './listRequest';
import type { ListQuery } from './query';

/** Delay between a change by others and counting again, so that one count covers several changes. */
const recountDelayMs = 1_000;

/** The number of a list's rows. */
interface CountedTotal {
  /** Undefined until it is counted. */
  total: ListTotal | undefined;
  counting: boolean;
  recount: () => void;
  /** Counts again after a delay. */
  recountSoon: () => void;
}

/**
 * Counts a list's rows, apart from reading them.
 *
 * @param isPrevious whether the list still shows the rows of its previous filters, which keep their total
 */
export function useTotal(definition: ResourceDefinition, listQuery: ListQuery, isPrevious: boolean): CountedTotal {
  const provider = useDataProvider()();
  const mayFetch = useMayFetch();
  const { data, isFetching, refetch } = useQuery({
    queryKey: totalKeyOf(definition, listQuery),
    queryFn: (context) => fetchTotal(provider, definition, listQuery, context),
    staleTime: freshMs,
    placeholderData: isPrevious ? keepPreviousData : undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    enabled: mayFetch,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // A hidden list keeps its refs.
      timer.current = undefined;
    },
    [],
  );

  const recountSoon = useCallback(() => {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      void refetch();
    }, recountDelayMs);
  }, [refetch]);
  return { total: data, counting: isFetching, recount: () => void refetch(), recountSoon };
}
