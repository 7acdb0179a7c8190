import { type HttpError, keys, useDataProvider, useList as useListQuery } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { type ListQuery, queryOf } from './query';
import type { ListState } from './state';
import { useLiveRows } from './useLiveRows';

/** A row of a list. */
export interface Row {
  id: string;
  [column: string]: unknown;
}

/** A list's rows with their loading state. */
export interface List {
  rows: readonly Row[];
  total: number;
  /** Whether the first page is loading. */
  loading: boolean;
  /** Whether a request is running. */
  fetching: boolean;
  error: HttpError | null;
  /** Number of rows that a refresh would add, remove or move, because of other users' changes. */
  news: number;
  refresh: () => void;
  /** Fetches a page of ids in the list's order, for bulk operations on all matching rows. */
  idsOfPage: (page: number, size: number) => Promise<{ rows: readonly Row[]; total: number }>;
}

const noRows: readonly Row[] = [];

/**
 * Fetches a list's rows with Refine's `useList`:
 * - the query key contains only what the query depends on; Refine's own key would contain every parameter of the URL,
 *   so that a change of the row height would fetch again;
 * - rows stay visible while the next ones load; a late response belongs to another key and overwrites nothing;
 * - `useLiveRows` handles other users' changes; focusing the window fetches nothing.
 */
export function useList(definition: ResourceDefinition, state: ListState): List {
  const asked = useMemo(() => queryOf(state, definition), [state, definition]);
  const key = JSON.stringify(asked);
  const hear = useRef<(ids: readonly string[]) => void>(() => {});

  const { query } = useListQuery<Row>({
    resource: definition.name,
    pagination: { currentPage: asked.page, pageSize: asked.size },
    filters: asked.filters,
    sorters: asked.sorters,
    meta: { fields: asked.fields, trashed: asked.trashed },
    liveMode: 'manual',
    // Refine keeps using the first callback that it receives, so the callback reads the current one from a ref.
    onLiveEvent: ({ payload }) => hear.current((payload.ids ?? []).map(String)),
    errorNotification: false,
    queryOptions: {
      queryKey: keys()
        .data('default')
        .resource(definition.name)
        .action('list')
        .params({ ...asked })
        .get(),
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  });

  const ask = useAsk(definition, asked);
  const shown = query.data?.data ?? noRows;
  const live = useLiveRows({
    shown,
    version: `${key} ${query.dataUpdatedAt}`,
    busy: query.isFetching,
    askPage: useCallback(() => ask({}), [ask]),
    askRows: useCallback(
      (ids) =>
        ask({
          filters: [{ field: 'id', operator: 'in', value: ids }],
          page: 1,
          size: ids.length,
          trashed: definition.api.trashed && 'WITH',
        }),
      [ask, definition],
    ),
  });
  const { hear: listen } = live;
  useEffect(() => {
    hear.current = (ids) => void listen(ids);
  }, [listen]);

  return {
    rows: live.rows,
    total: query.data?.total ?? 0,
    loading: query.isPending,
    fetching: query.isFetching,
    error: query.error,
    news: live.news,
    refresh: () => void query.refetch(),
    idsOfPage: (page, size) => ask({ page, size, fields: ['id', definition.title] }),
  };
}

/** Returns a function that fetches the list's query without the cache, with some parameters replaced. */
function useAsk({ name }: ResourceDefinition, asked: ListQuery) {
  const { getList } = useDataProvider()();
  return useCallback(
    async (patch: Partial<ListQuery>) => {
      const { page, size, filters, sorters, fields, trashed } = { ...asked, ...patch };
      const { data, total } = await getList<Row>({
        resource: name,
        pagination: { currentPage: page, pageSize: size, mode: 'server' },
        filters,
        sorters,
        meta: { fields, trashed },
      });
      return { rows: data, total };
    },
    [getList, name, asked],
  );
}
