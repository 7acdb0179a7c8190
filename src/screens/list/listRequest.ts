import { type DataProvider, type GetListParams, type GetListResponse, keys, type MetaQuery } from '@refinedev/core';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ResourceDefinition } from '../../../resources/definition';
import { freshMs } from '../freshMs';
import type { ListQuery } from './query';
import type { ListRow } from './useList';

/**
 * Returns the key under which a list's rows are cached. It contains only what the query depends on; Refine's own key
 * would contain every parameter of the URL, so that a change of the row height would fetch again.
 */
export function listKeyOf(definition: ResourceDefinition, listQuery: ListQuery): QueryKey {
  return cacheKeyOf(definition, { ...listQuery });
}

/** Returns whether a key of the cache is that of a list's rows, which contain at least the title of each record. */
export function isListKey(key: QueryKey): boolean {
  const params = key.at(-1);
  return typeof params === 'object' && params !== null && 'page' in params;
}

/** Returns the key under which a list's total is cached. Pages, orders and columns of a list have the same total. */
export function totalKeyOf(definition: ResourceDefinition, { filters, trashed }: ListQuery): QueryKey {
  return cacheKeyOf(definition, { filters, trashed, only: 'total' });
}

/** Returns a key that begins with that of all lists of the resource, so that a change of a record invalidates it. */
export function cacheKeyOf({ name }: ResourceDefinition, params: object): QueryKey {
  const key: readonly unknown[] = keys()
    .data('default')
    .resource(name)
    .action('list')
    .params({ ...params })
    .get();
  return key;
}

/** Returns the parameters with which the data provider fetches a list's rows, without their total. */
export function listRequestOf(
  { name }: ResourceDefinition,
  { page, size, filters, sorters, fields, trashed }: ListQuery,
): GetListParams {
  return {
    resource: name,
    pagination: { currentPage: page, pageSize: size, mode: 'server' },
    filters,
    sorters,
    meta: { fields, trashed, total: false },
  };
}

/** Returns whether pages follow the one that the data provider returned for `listRequestOf`. */
export function hasMorePages({ page, size }: ListQuery, { data, total }: GetListResponse): boolean {
  return total > (page - 1) * size + data.length;
}

/** The cache, and the data provider that fills it. */
export interface ListSource {
  queries: QueryClient;
  provider: Pick<DataProvider, 'getList'>;
}

/** Returns whether the cache has a list's rows, be they outdated. */
export function isListCached(queries: QueryClient, definition: ResourceDefinition, listQuery: ListQuery): boolean {
  return queries.getQueryData(listKeyOf(definition, listQuery)) !== undefined;
}

/**
 * Fetches a list's rows into the cache, before they are shown. Resolves when the cache has rows, be they outdated, or when
 * fetching has failed: the list shows a failure, because it fetches again.
 */
export async function fetchListAhead(
  { queries, provider }: ListSource,
  definition: ResourceDefinition,
  listQuery: ListQuery,
): Promise<void> {
  const queryKey = listKeyOf(definition, listQuery);
  const queryFn = () => provider.getList<ListRow>(listRequestOf(definition, listQuery));
  const isCached = isListCached(queries, definition, listQuery);
  const fetched = queries.query({ queryKey, staleTime: freshMs, queryFn }).catch(() => {});
  if (!isCached) await fetched;
}

/** The number of a list's rows. */
export interface ListTotal {
  count: number;
  /** Whether there are more rows, which the server has not counted. */
  hasMore: boolean;
}

/**
 * Fetches the number of a list's rows. With filters, the server counts to a limit, because it may have to read many rows.
 */
export async function fetchTotal(
  { getList }: Pick<DataProvider, 'getList'>,
  { name }: ResourceDefinition,
  { filters, trashed }: ListQuery,
  queryContext?: MetaQuery['queryContext'],
): Promise<ListTotal> {
  const { total, exceedsTotal } = await getList({
    resource: name,
    pagination: { pageSize: 0, mode: 'server' },
    filters,
    meta: { trashed, queryContext, total: filters.length > 0 ? 'limited' : undefined },
  });
  return { count: total, hasMore: exceedsTotal === true };
}

/** Fetches the number of a list's rows into the cache, before it is shown. */
export function fetchTotalAhead(
  { queries, provider }: ListSource,
  definition: ResourceDefinition,
  listQuery: ListQuery,
): void {
  const queryKey = totalKeyOf(definition, listQuery);
  const queryFn = () => fetchTotal(provider, definition, listQuery);
  queries.query({ queryKey, staleTime: freshMs, queryFn }).catch(() => {});
}
