import { useOne } from '@refinedev/core';
import type { ResourceDefinition } from '../../../resources/definition';
import type { LoadedRecord } from './loadedRecord';

interface Options {
  definition: ResourceDefinition;
  id: string;
  /** Dotted paths of the record's fields to select. */
  fields: string[];
  /** Whether the record is refetched when other users change it. */
  live?: boolean;
}

/** Fetches one record, even when it is deleted. */
export function useRecord({ definition, id, fields, live = false }: Options) {
  const { query, result } = useOne<LoadedRecord>({
    resource: definition.name,
    id,
    meta: { fields, trashed: definition.api.trashed && 'WITH' },
    liveMode: live ? 'auto' : 'off',
    errorNotification: false,
    queryOptions: live ? undefined : { staleTime: Infinity, gcTime: 0 },
  });
  return { record: result, error: query.error, retry: () => void query.refetch() };
}
