import { type HttpError, useDataProvider, useList as useListQuery } from '@refinedev/core';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { useDayContext } from '../../fields/useDayContext';
import { useMayFetch } from '../../ui/KeptPage';
import type { JobRecords } from '../record/progress';
import { markRecordsChanged } from '../record/recordRequest';
import { freshMs } from '../freshMs';
import { fetchListAhead, hasMorePages, listKeyOf, listRequestOf, type ListTotal } from './listRequest';
import { type ListQuery, listQueryOf, selectedRowPaths } from './query';
import { shareEqualAnswer } from './shareEqualRows';
import type { ListState } from './state';
import { useLiveRows } from './useLiveRows';
import { useTotal } from './useTotal';

/** A row of a resource's list: the record's id, and its values by column. */
export interface ListRow {
  id: string;
  [column: string]: unknown;
}

/** A list's rows with their loading state. */
export interface LoadedList {
  rows: readonly ListRow[];
  /** Number of all rows; undefined until it is known. */
  total: ListTotal | undefined;
  /** Whether pages follow; undefined while the page is loading. */
  hasMorePages: boolean | undefined;
  /** Whether the list's first page is loading. */
  loading: boolean;
  /** Whether a request of the list is running. */
  fetching: boolean;
  error: HttpError | null;
  /** Number of rows that a refresh would add, remove or move, because of other users' changes. */
  changedRowCount: number;
  refresh: () => void;
  /** Fetches the shown rows again after a change of these records, without moving them. */
  refreshRows: (ids: readonly string[]) => Promise<void>;
  /** Fetches a page of the list into the cache, because it will probably be opened next. */
  fetchPageAhead: (page: number) => void;
  /** The filter of the list's rows, on all pages. */
  all: JobRecords;
  /** Fetches a page of rows in the list's order with what bulk operations need, without the shown columns. */
  fetchIds: (page: number, size: number) => Promise<{ rows: readonly ListRow[]; hasMorePages: boolean }>;
}

const noRows: readonly ListRow[] = [];

/**
 * Fetches a list's rows with Refine's `useList`:
 * - rows that were fetched ahead are shown at once;
 * - rows stay visible while the next ones load;
 * - the total is counted meanwhile, and again only for other filters or after changes;
 * - `useLiveRows` handles other users' changes; focusing the window fetches nothing.
 */
export function useList(definition: ResourceDefinition, state: ListState): LoadedList {
  const days = useDayContext();
  const queries = useQueryClient();
  const provider = useDataProvider()();
  const listQuery = useMemo(() => listQueryOf(state, definition, days), [state, definition, days]);
  const key = JSON.stringify(listQuery);
  const mayFetch = useMayFetch();
  const handleLiveEvent = useRef<(ids: readonly string[]) => void>(() => {});

  const { query } = useListQuery<ListRow>({
    ...listRequestOf(definition, listQuery),
    liveMode: 'manual',
    // Refine keeps using the first callback that it receives, so the callback reads the current one from a ref.
    onLiveEvent: ({ payload }) => handleLiveEvent.current((payload.ids ?? []).map(String)),
    errorNotification: false,
    queryOptions: {
      queryKey: listKeyOf(definition, listQuery),
      staleTime: freshMs,
      placeholderData: keepPreviousData,
      structuralSharing: shareEqualAnswer,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Refine follows the changes of others only while the query is enabled, and a return fetches outdated rows again.
      enabled: mayFetch,
    },
  });

  const counted = useTotal(definition, listQuery, query.isPlaceholderData);
  const fetchWith = useFetchWith(definition, listQuery);
  const shown = query.data?.data ?? noRows;
  const live = useLiveRows({
    shown,
    version: `${key} ${query.dataUpdatedAt}`,
    isFetching: query.isFetching,
    fetchPage: useCallback(() => fetchWith({}), [fetchWith]),
    fetchRows: useCallback(
      (ids) =>
        fetchWith({
          filters: [{ field: 'id', operator: 'in', value: ids }],
          page: 1,
          size: ids.length,
          trashed: definition.api.trashed && 'WITH',
        }),
      [fetchWith, definition],
    ),
  });
  const { handleChanges } = live;
  const { recountSoon } = counted;
  useEffect(() => {
    handleLiveEvent.current = (ids) => {
      void handleChanges(ids);
      recountSoon();
      markRecordsChanged(queries, definition);
    };
  }, [handleChanges, recountSoon, queries, definition]);

  const answer = query.isPlaceholderData ? undefined : query.data;
  const more = answer && hasMorePages(listQuery, answer);
  const isEmptyPage = answer?.data.length === 0 && listQuery.page > 1;

  return {
    rows: live.rows,
    // The last page tells the total by itself.
    total: answer && !more && !isEmptyPage ? { count: answer.total, hasMore: false } : counted.total,
    hasMorePages: more,
    // An empty page can only say which page is the last one once the total is known.
    loading: query.isPending || (isEmptyPage && counted.total === undefined && counted.counting),
    fetching: query.isFetching,
    error: query.error,
    changedRowCount: live.news,
    refresh: () => {
      void query.refetch();
      counted.recount();
    },
    refreshRows: live.handleChanges,
    fetchPageAhead: (page) => void fetchListAhead({ queries, provider }, definition, { ...listQuery, page }),
    all: { filters: listQuery.filters, trashed: listQuery.trashed },
    fetchIds: (page, size) => fetchWith({ page, size, fields: selectedRowPaths([], definition) }),
  };
}

/** Returns a function that fetches the list's query without the cache, with some parameters replaced. */
function useFetchWith(definition: ResourceDefinition, listQuery: ListQuery) {
  const { getList } = useDataProvider()();
  return useCallback(
    async (overrides: Partial<ListQuery>) => {
      const wanted = { ...listQuery, ...overrides };
      const answer = await getList<ListRow>(listRequestOf(definition, wanted));
      return { rows: answer.data, hasMorePages: hasMorePages(wanted, answer) };
    },
    [getList, definition, listQuery],
  );
}
