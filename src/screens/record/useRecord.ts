import { useOne } from '@refinedev/core';
import type { ResourceDefinition } from '../../../resources/definition';
import { freshMs } from '../freshMs';
import type { LoadedRecord } from './loadedRecord';
import { recordKeyOf, recordRequestOf } from './recordRequest';

interface Options {
  definition: ResourceDefinition;
  id: string;
  /** Dotted paths of the record's fields to select. */
  fields: string[];
  /** Whether the record is refetched when other users change it. */
  live?: boolean;
}

/** Fetches one record, even when it is deleted. A record that was fetched ahead is shown at once. */
export function useRecord({ definition, id, fields, live = false }: Options) {
  const { query, result } = useOne<LoadedRecord>({
    ...recordRequestOf(definition, id, fields),
    liveMode: live ? 'auto' : 'off',
    errorNotification: false,
    queryOptions: live
      ? { queryKey: recordKeyOf(definition, id, fields), staleTime: freshMs }
      : { staleTime: Infinity, gcTime: 0 },
  });
  return { record: result, error: query.error, retry: () => void query.refetch() };
}
