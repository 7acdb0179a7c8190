import { useList, useOne } from '@refinedev/core';
import { requestsResource } from '../../../../resources/requests';
import { recordQueryPaths, type LoadedRecord } from '../../../screens/record/loadedRecord';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { useSession } from '../../../ui/appServices';
import { type Leg, legFields } from '../routes/legs';
import { fileUrlRefreshMs, type RequestTask, taskFields } from '../tasks/taskMethods';

/** An activity of the request: an entry of its history. */
export interface RequestActivity extends LoadedRecord {
  date: string;
  param: unknown;
  user: { id: string; brief: string } | null;
}

/** A request with its legs and activities. */
interface FullRequest extends LoadedRecord {
  routes: Leg[];
  activity: RequestActivity[];
}

const prefixed = (part: string, fields: readonly string[]) => fields.map((field) => `${part}.${field}`);

/** Fields to request: sections, logisticians, legs with tasks, and activities. */
const requestFields = [
  ...recordQueryPaths(
    requestsResource,
    requestsResource.show.sections.flatMap(({ fields }) => fields),
  ),
  'customer.id',
  'logistician.id',
  ...prefixed('logisticians', ['id', 'accepted', 'user.id', 'user.brief']),
  ...prefixed('routes', legFields),
  ...prefixed('activity', ['id', 'date', 'param', 'user.id', 'user.brief']),
];

/**
 * Fetches all data of a request in two queries: the request with its parts, and the logisticians' tasks. Live events
 * refresh both.
 */
export function useFullRequest(id: string) {
  const { query, result } = useOne<FullRequest>({
    resource: requestsResource.name,
    id,
    meta: { fields: [...new Set(requestFields)], trashed: 'WITH' },
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { refetchInterval: fileUrlRefreshMs },
  });
  const tasks = useList<RequestTask & LoadedRecord>({
    resource: 'logistTasks',
    filters: [{ field: 'service_transportation_id', operator: 'eq', value: id }],
    sorters: [{ field: 'order', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: 100 },
    meta: { fields: [...taskFields, 'user.id', 'user.brief'], total: false, trashed: 'WITH' },
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { enabled: isMethodAllowed(useSession(), 'logistTasks'), refetchInterval: fileUrlRefreshMs },
  });
  return { request: result, tasks: tasks.result.data, error: query.error, retry: () => void query.refetch() };
}
