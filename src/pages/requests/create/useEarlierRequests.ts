import { useList } from '@refinedev/core';
import { useWatch } from 'react-hook-form';
import { requestsResource as definition } from '../../../../resources/requests';
import { valueAt } from '../../../fields/paths';
import { recordQueryPaths, type LoadedRecord } from '../../../screens/record/loadedRecord';
import type { RecordFormState } from '../../../screens/form/useRecordForm';

/** Number of requests of a customer that show its usual places. */
const readRequests = 30;

const fields = recordQueryPaths(definition, [...(definition.form.copies ?? []), 'statistic.weight']);
const none: readonly LoadedRecord[] = [];

/** Returns the requests of the customer that is chosen in the form, the latest first. */
export function useEarlierRequests({ control }: RecordFormState): readonly LoadedRecord[] {
  const id: unknown = valueAt(useWatch({ control, name: 'customer' }), 'id');
  const { query } = useList<LoadedRecord>({
    resource: definition.api.one,
    pagination: { currentPage: 1, pageSize: readRequests },
    filters: [{ field: 'customer_id', operator: 'eq', value: id }],
    sorters: [{ field: 'created_at', order: 'desc' }],
    meta: { fields, total: false },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { enabled: typeof id === 'string', staleTime: 60_000 },
  });
  return typeof id === 'string' ? (query.data?.data ?? none) : none;
}
