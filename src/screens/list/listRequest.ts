import { type DataProvider, type GetListParams, keys } from '@refinedev/core';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ResourceDefinition } from '../../../resources/definition';
import { freshMs } from '../freshMs';
import type { ListQuery } from './query';
import type { ListRow } from './useList';

/**
 * Returns the key under which a list's rows are cached. It contains only what the query depends on; Refine's own key
 * would contain every parameter of the URL, so that a change of the row height would fetch again.
 */
export function listKeyOf({ name }: ResourceDefinition, listQuery: ListQuery): QueryKey {
  const resource = keys().data('default').resource(name);
  const key: readonly unknown[] = resource
    .action('list')
    .params({ ...listQuery })
    .get();
  return key;
}

/** Returns the parameters with which the data provider fetches a list's rows. */
export function listRequestOf(
  { name }: ResourceDefinition,
  { page, size, filters, sorters, fields, trashed }: ListQuery,
): GetListParams {
  return {
    resource: name,
    pagination: { currentPage: page, pageSize: size, mode: 'server' },
    filters,
    sorters,
    meta: { fields, trashed },
  };
}

/** Fetches a list's rows into the cache, before they are shown. A failure is shown by the list, which fetches again. */
export function fetchListAhead(
  queries: QueryClient,
  { getList }: Pick<DataProvider, 'getList'>,
  definition: ResourceDefinition,
  listQuery: ListQuery,
): void {
  const queryKey = listKeyOf(definition, listQuery);
  const queryFn = () => getList<ListRow>(listRequestOf(definition, listQuery));
  queries.query({ queryKey, staleTime: freshMs, queryFn }).catch(() => {});
}
