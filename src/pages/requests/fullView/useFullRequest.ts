import { useList, useOne } from '@refinedev/core';
import { requests } from '../../../../resources/requests';
import { askedFields, type LoadedRecord } from '../../../screens/record/asked';
import { isAllowed } from '../../../../providers/auth/methods';
import { useSession } from '../../../ui/appServices';
import { type Leg, legFields } from '../routes/legs';
import { filesFresh, type Task, taskParts } from '../tasks/taskKinds';

/** Something that was done to the request. */
export interface Deed extends LoadedRecord {
  date: string;
  param: unknown;
  user: { id: string; brief: string } | null;
}

/** All of a request, with its parts. */
export interface FullRequest extends LoadedRecord {
  routes: Leg[];
  activity: Deed[];
}

const below = (part: string, fields: readonly string[]) => fields.map((field) => `${part}.${field}`);

/** What is asked of the request: its sections, its people, its legs with their tasks, and its whole history. */
const asked = [
  ...askedFields(
    requests,
    requests.show.sections.flatMap(({ fields }) => fields),
  ),
  'customer.id',
  'logistician.id',
  ...below('logisticians', ['id', 'accepted', 'user.id', 'user.brief']),
  ...below('routes', legFields),
  ...below('activity', ['id', 'date', 'param', 'user.id', 'user.brief']),
];

/** Everything about a request, by two queries: itself with its parts, and its logisticians' tasks. Live, like its head. */
export function useFullRequest(id: string) {
  const { query, result } = useOne<FullRequest>({
    resource: requests.name,
    id,
    meta: { fields: [...new Set(asked)], trashed: 'WITH' },
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { refetchInterval: filesFresh },
  });
  const tasks = useList<Task & LoadedRecord>({
    resource: 'logistTasks',
    filters: [{ field: 'service_transportation_id', operator: 'eq', value: id }],
    sorters: [{ field: 'order', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: 100 },
    meta: { fields: [...taskParts, 'user.id', 'user.brief'], total: false },
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { enabled: isAllowed(useSession(), 'logistTasks'), refetchInterval: filesFresh },
  });
  return { request: result, tasks: tasks.result.data, error: query.error, retry: () => void query.refetch() };
}
