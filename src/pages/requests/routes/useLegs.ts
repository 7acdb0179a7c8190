import { useInvalidate, useList, useSubscription } from '@refinedev/core';
import { useCallback } from 'react';
import { requestsResource } from '../../../../resources/requests';
import { legsResource } from '../../../../resources/routes';
import { fileUrlRefreshMs } from '../tasks/taskMethods';
import { type Leg, legFields } from './legs';

/** Fetches the legs of a request with their tasks. Live events refresh them. */
export function useLegs(request: string) {
  const invalidate = useInvalidate();
  const { query, result } = useList<Leg>({
    resource: legsResource.name,
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
    await invalidate({ resource: legsResource.name, invalidates: ['list'] });
    await invalidate({ resource: requestsResource.name, invalidates: ['detail'] });
  }, [invalidate]);
  useSubscription({ channel: 'resources/route_tasks', types: ['*'], onLiveEvent: () => void reload() });
  return {
    legs: query.data ? result.data : undefined,
    error: query.error,
    retry: () => void query.refetch(),
    renew: reload,
  };
}
