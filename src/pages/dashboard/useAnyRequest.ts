import { useList } from '@refinedev/core';
import { isAllowed } from '../../../providers/auth/methods';
import { requests } from '../../../resources/requests';
import { useSession } from '../../ui/tab';

/** Whether there is any request yet; undefined until that is known, and for who may not list them. */
export function useAnyRequest(): boolean | undefined {
  const allowed = isAllowed(useSession(), requests.api.list);
  const { query } = useList({
    resource: requests.name,
    pagination: { currentPage: 1, pageSize: 1 },
    meta: { fields: ['id'], total: false },
    liveMode: 'auto',
    errorNotification: false,
    // Once there is one, there is one.
    queryOptions: { enabled: ({ state }) => allowed && !state.data?.data.length },
  });
  return query.data && query.data.data.length > 0;
}
