import { type GetListResponse, keys } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ResourceDefinition } from '../../../resources/definition';
import { isListKey } from '../list/listRequest';
import type { ListRow } from '../list/useList';

/** Returns the row of a record in the lists of the cache, the one that was fetched last; undefined if none has it. */
export function findListedRow(queries: QueryClient, { name }: ResourceDefinition, id: string): ListRow | undefined {
  const queryKey: readonly unknown[] = keys().data('default').resource(name).action('list').get();
  return queries
    .getQueryCache()
    .findAll({ queryKey, predicate: (query) => isListKey(query.queryKey) })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap((list) => queries.getQueryData<Partial<GetListResponse<ListRow>>>(list.queryKey)?.data ?? [])
    .find((row) => row.id === id);
}
