import { type HttpError, useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ResourceDefinition } from '../../../../resources/definition';
import { useDayContext } from '../../../fields/useDayContext';
import { freshMs } from '../../freshMs';
import { cacheKeyOf } from '../listRequest';
import { listQueryOf } from '../query';
import type { ListState } from '../state';
import { groupByOf, orderedGroups, type RowGroup } from './group';

/** A page of the groups of a list. */
export interface LoadedGroups {
  groups: readonly RowGroup[];
  /** Number of all groups. */
  total: number;
  /** Columns of the list query that have no sums, because too many rows match. */
  unsummed: readonly string[];
  loading: boolean;
  fetching: boolean;
  error: HttpError | null;
  refresh: () => void;
}

const none: readonly RowGroup[] = [];
const noColumns: readonly string[] = [];

/**
 * Fetches the page of groups that a list shows, with their counts and sums.
 *
 * @param ids the records to group, whether deleted or not; absent: all that the list's filters select
 */
export function useGroups(
  definition: ResourceDefinition,
  path: string,
  state: ListState,
  ids?: readonly string[],
): LoadedGroups {
  const days = useDayContext();
  const { filters, trashed } = useMemo(() => {
    const list = listQueryOf(state, definition, days);
    const chosen = ids && [{ field: 'id', operator: 'in' as const, value: [...ids] }];
    return chosen ? { filters: chosen, trashed: list.trashed && ('WITH' as const) } : list;
  }, [state, definition, days, ids]);
  const groupBy = groupByOf(definition, path, state.columns);
  const { page, size } = state;
  const { query } = useList<RowGroup>({
    resource: definition.name,
    filters,
    pagination: { currentPage: page, pageSize: size, mode: 'server' },
    meta: { trashed, groupBy },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: {
      queryKey: cacheKeyOf(definition, { filters, trashed, groupBy, page, size }),
      staleTime: freshMs,
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  });
  const { data, total = 0 } = query.data ?? {};
  const unsummed: unknown = query.data?.unsummed;
  return {
    groups: useMemo(() => orderedGroups(data ?? none, total, definition, path), [data, total, definition, path]),
    total,
    unsummed: Array.isArray(unsummed) ? unsummed : noColumns,
    loading: query.isPending,
    fetching: query.isFetching,
    error: query.error,
    refresh: () => void query.refetch(),
  };
}
