import { useDataProvider } from '@refinedev/core';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { isRecord } from '../../../providers/graphqlResponse';
import { internalError } from '../../../providers/errors';
import type { Dashboard } from '../../../resources/contract.generated';
import { useTimeZone } from '../../fields/useTimeZone';
import type { ChosenPeriod } from './period';

const requestFields = [
  'id',
  'number',
  'status',
  'customer_name',
  'delivery_from_city',
  'delivery_to_city',
  'to_take_to_work_from',
  'delivery_date_to',
];
const needFields = (name: string) => [`${name}.count`, ...requestFields.map((field) => `${name}.requests.${field}`)];
const deliveryFields = ['count', 'due', 'on_time', 'revenue.currency', 'revenue.amount', 'revenue.count'];

/** API fields that each part of the dashboard requests. */
const fieldsByPart: Readonly<Record<DashboardPart, readonly string[]>> = {
  needs: ['late', 'expected_late', 'unassigned', 'awaiting'].flatMap(needFields),
  documents: ['drivers', 'vehicles'].flatMap((of) =>
    ['expired', 'in_7_days', 'in_30_days', 'in_60_days'].map((field) => `${of}.${field}`),
  ),
  statuses: ['status', 'count'],
  delivered: [...deliveryFields, 'months.month', ...deliveryFields.map((field) => `months.${field}`)],
  fleet: ['title', 'vehicle_class_id', 'vehicles', 'available_days', 'booked_days'],
  stops: [
    'count',
    'unplaced',
    ...['id', 'request_id', 'number', 'status', 'customer_name', 'direction', 'brief', 'coordinates'].map(
      (field) => `stops.${field}`,
    ),
  ],
};

/** Name of a part of the dashboard. The API's `dashboard` query has a field of this name. */
type DashboardPart = 'needs' | 'documents' | 'statuses' | 'delivered' | 'fleet' | 'stops';

/** First element of the query keys of all parts of the dashboard. */
export const dashboardQueryKeyPrefix = 'dashboard';

/**
 * Fetches one part of the dashboard. Each part is its own query, so that an error in one part does not affect the
 * others. Queries of the same tick are sent in one HTTP request. Previous data stays visible while a new period loads.
 */
export function useDashboardPart<Name extends DashboardPart>(
  name: Name,
  { from, to }: Pick<ChosenPeriod, 'from' | 'to'>,
): UseQueryResult<Dashboard[Name]> {
  const { custom } = useDataProvider()();
  const input = { from, to, time_zone: useTimeZone() };
  return useQuery({
    queryKey: [dashboardQueryKeyPrefix, name, input],
    queryFn: async () => {
      const meta = {
        method: 'dashboard',
        input: { input },
        fields: fieldsByPart[name].map((field) => `${name}.${field}`),
      };
      const { data } = (await custom?.<Pick<Dashboard, Name>>({ url: '', method: 'get', meta })) ?? {};
      if (!isRecord(data)) throw internalError('The answer contains no such part of the dashboard');
      return data[name];
    },
    placeholderData: keepPreviousData,
  });
}
