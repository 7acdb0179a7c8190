import { useList } from '@refinedev/core';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { requestsResource } from '../../../resources/requests';
import { useSession } from '../../ui/appServices';

/**
 * Returns whether the company has a request. Returns undefined while loading, and if the user may not list requests.
 */
export function useHasRequests(): boolean | undefined {
  const allowed = isMethodAllowed(useSession(), requestsResource.api.list);
  const { query } = useList({
    resource: requestsResource.name,
    pagination: { currentPage: 1, pageSize: 1 },
    meta: { fields: ['id'], total: false },
    liveMode: 'auto',
    errorNotification: false,
    // The query is disabled once a request was found, because the answer does not change any more.
    queryOptions: { enabled: ({ state }) => allowed && !state.data?.data.length },
  });
  return query.data && query.data.data.length > 0;
}
