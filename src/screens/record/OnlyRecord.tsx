import { useList } from '@refinedev/core';
import type { ReactNode } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { useWords } from '../words';
import { RecordMissing } from './RecordMissing';

interface Props {
  definition: ResourceDefinition;
  /** Content that is shown while the record's id is loading. */
  waiting: ReactNode;
  children: (id: string) => ReactNode;
}

/** Fetches the id of a resource's single record and renders the children with it. */
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
