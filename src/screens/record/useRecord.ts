import { useOne } from '@refinedev/core';
import type { ResourceDefinition } from '../../../resources/definition';
import type { LoadedRecord } from './asked';

interface Options {
  definition: ResourceDefinition;
  id: string;
  /** Dotted paths to select. */
  fields: string[];
  /** Refetches on other users' changes. */
  live?: boolean;
}

/** Fetches one record, deleted or not. */
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
