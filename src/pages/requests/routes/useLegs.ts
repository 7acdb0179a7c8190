import { useInvalidate, useList, useSubscription } from '@refinedev/core';
import { useCallback } from 'react';
import { requests } from '../../../../resources/requests';
import { legs } from '../../../../resources/routes';
import { filesFresh } from '../tasks/taskKinds';
import { type Leg, legFields } from './legs';

/** The legs of a request in their order, with their tasks; what others change comes in by itself. */
export function useLegs(request: string) {
  const invalidate = useInvalidate();
  const { query, result } = useList<Leg>({
    resource: legs.name,
    filters: [{ field: 'service_transportation_id', operator: 'eq', value: request }],
    sorters: [{ field: 'order', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: 100 },
    meta: { fields: legFields, total: false },
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { refetchInterval: filesFresh },
  });
  /** Legs are read anew, and the request with them: its next step depends on them. */
  const renew = useCallback(async () => {
    await invalidate({ resource: legs.name, invalidates: ['list'] });
    await invalidate({ resource: requests.name, invalidates: ['detail'] });
  }, [invalidate]);
  useSubscription({ channel: 'resources/route_tasks', types: ['*'], onLiveEvent: () => void renew() });
  return { legs: query.data ? result.data : undefined, error: query.error, retry: () => void query.refetch(), renew };
}
