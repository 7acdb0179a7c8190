import { type DataProvider, type GetOneParams, keys } from '@refinedev/core';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ResourceDefinition } from '../../../resources/definition';
import { freshMs } from '../freshMs';
import type { LoadedRecord } from './loadedRecord';

/** Returns the key under which a record with these fields is cached. */
export function recordKeyOf({ name }: ResourceDefinition, id: string, fields: readonly string[]): QueryKey {
  const key: readonly unknown[] = keys().data('default').resource(name).action('one').id(id).params({ fields }).get();
  return key;
}

/** Returns the parameters with which the data provider fetches a record, even a deleted one. */
export function recordRequestOf({ name, api }: ResourceDefinition, id: string, fields: string[]): GetOneParams {
  return { resource: name, id, meta: { fields, trashed: api.trashed && 'WITH' } };
}

/**
 * Fetches a record into the cache, before its page is shown. Resolves to whether it is there now. A failure is shown by
 * the page, which fetches again.
 */
export function fetchRecordAhead(
  queries: QueryClient,
  { getOne }: Pick<DataProvider, 'getOne'>,
  definition: ResourceDefinition,
  id: string,
  fields: string[],
): Promise<boolean> {
  const queryKey = recordKeyOf(definition, id, fields);
  const queryFn = () => getOne<LoadedRecord>(recordRequestOf(definition, id, fields));
  return queries.query({ queryKey, staleTime: freshMs, queryFn }).then(
    () => true,
    () => false,
  );
}

/** Marks the cached records of a resource as changed, so that they are fetched again when their page is shown. */
export function markRecordsChanged(queries: QueryClient, { name }: ResourceDefinition): void {
  const queryKey: readonly unknown[] = keys().data('default').resource(name).action('one').get();
  void queries.invalidateQueries({ queryKey, refetchType: 'none' });
}
