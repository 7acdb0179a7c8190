import { useList } from '@refinedev/core';
import type { ReactNode } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { useWords } from '../words';
import { RecordMissing } from './RecordMissing';

interface Props {
  definition: ResourceDefinition;
  /** While it is not known which it is. */
  waiting: ReactNode;
  children: (id: string) => ReactNode;
}

/** Finds out which the one record is of a resource that has only one. */
export function OnlyRecord({ definition, waiting, children }: Props) {
  const words = useWords(definition);
  const { query } = useList<{ id: string }>({
    resource: definition.name,
    pagination: { currentPage: 1, pageSize: 1 },
    meta: { fields: ['id'], total: false },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { staleTime: Infinity },
  });
  const id = query.data?.data[0]?.id;
  if (id !== undefined) return children(id);
  if (query.isLoading) return waiting;
  return <RecordMissing {...{ definition, words }} error={query.error} onRetry={() => void query.refetch()} />;
}
