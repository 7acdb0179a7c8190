import { useInvalidate, useList, useSubscription } from '@refinedev/core';
import { useCallback } from 'react';
import { requests } from '../../../../resources/requests';
import { legs } from '../../../../resources/routes';
import { fileUrlRefreshMs } from '../tasks/taskKinds';
import { type Leg, legFields } from './legs';

/** Fetches the legs of a request with their tasks. Live events refresh them. */
export function useLegs(request: string) {
  const invalidate = useInvalidate();
  const { query, result } = useList<Leg>({
    resource: legs.name,
    filters: [{ field: 'service_transportation_id', operator: 'eq', value: request }],
    sorters: [{ field: 'order', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: 100 },
    meta: { fields: legFields, total: false, trashed: 'WITH' },
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { refetchInterval: fileUrlRefreshMs },
  });
  /** Refetches the legs and the request, whose next step depends on its legs. */
  const reload = useCallback(async () => {
    await invalidate({ resource: legs.name, invalidates: ['list'] });
    await invalidate({ resource: requests.name, invalidates: ['detail'] });
  }, [invalidate]);
  useSubscription({ channel: 'resources/route_tasks', types: ['*'], onLiveEvent: () => void reload() });
  return {
    legs: query.data ? result.data : undefined,
    error: query.error,
    retry: () => void query.refetch(),
    renew: reload,
  };
}
