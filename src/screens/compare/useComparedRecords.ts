import { keys, useDataProvider, useSubscription } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { ApiError } from '../../../providers/errors';
import type { ResourceDefinition } from '../../../resources/definition';
import type { LoadedRecord } from '../record/loadedRecord';

/** The compared records, as far as they are loaded. */
export interface ComparedRecords {
  /** The records that were found, in the order of the ids. */
  records: readonly LoadedRecord[];
  /** Ids of records that are deleted or that the user may not read. */
  missingIds: readonly string[];
  isPending: boolean;
  /** The first failure other than a missing record. */
  error: unknown;
  retry: () => void;
}

const isMissing = (error: unknown) => error instanceof ApiError && error.reason === 'not_found';

/** Fetches the compared records with the fields at some paths, and again when others change records of the resource. */
export function useComparedRecords(
  { name }: ResourceDefinition,
  ids: readonly string[],
  fields: string[],
): ComparedRecords {
  const { getOne } = useDataProvider()();
  const comparison = useQueries({
    queries: ids.map((id) => ({
      queryKey: keys().data().resource(name).action('one').id(id).params({ fields }).get(),
      queryFn: async () => getOne<LoadedRecord>({ resource: name, id, meta: { fields } }),
    })),
    combine: (answers) => ({
      records: answers.flatMap(({ data, error }) => (isMissing(error) ? [] : (data?.data ?? []))),
      missingIds: ids.filter((_, index) => isMissing(answers[index]?.error)),
      isPending: answers.some((answer) => answer.isPending),
      error: answers.find(({ error }) => error && !isMissing(error))?.error,
      retry: () => {
        for (const { refetch } of answers) void refetch();
      },
    }),
  });
  useSubscription({ channel: `resources/${name}`, types: ['*'], onLiveEvent: comparison.retry });
  return comparison;
}
