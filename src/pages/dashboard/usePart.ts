import { useDataProvider } from '@refinedev/core';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { isRecord } from '../../../providers/answer';
import { internalError } from '../../../providers/errors';
import type { Dashboard } from '../../../resources/contract.generated';
import type { ChosenPeriod } from './period';

const request = [
  'id',
  'number',
  'status',
  'customer_name',
  'delivery_from_city',
  'delivery_to_city',
  'to_take_to_work_from',
  'delivery_date_to',
];
const need = (name: string) => [`${name}.count`, ...request.map((field) => `${name}.requests.${field}`)];
const sums = ['count', 'due', 'on_time', 'revenue.currency', 'revenue.amount', 'revenue.count'];

/** What is read of each part. */
const fields: Readonly<Record<PartName, readonly string[]>> = {
  needs: ['late', 'unassigned', 'awaiting'].flatMap(need),
  statuses: ['status', 'count'],
  delivered: [...sums, 'months.month', ...sums.map((field) => `months.${field}`)],
  fleet: ['title', 'vehicle_class_id', 'vehicles', 'available_days', 'booked_days'],
  stops: [
    'count',
    'unplaced',
    ...['id', 'request_id', 'number', 'status', 'customer_name', 'direction', 'brief', 'coordinates'].map(
      (field) => `stops.${field}`,
    ),
  ],
};

/** Parts of the dashboard. */
export type PartName = 'needs' | 'statuses' | 'delivered' | 'fleet' | 'stops';

/** Questions of the dashboard, all of them. */
export const dashboardKey = 'dashboard';

/**
 * One part of the dashboard. Each is a question of its own, so that one that fails leaves the others; those of one turn
 * go in one POST. The last answer stays in sight while the next one is on its way.
 */
export function usePart<Name extends PartName>(
  name: Name,
  { from, to }: Pick<ChosenPeriod, 'from' | 'to'>,
): UseQueryResult<Dashboard[Name]> {
  const { custom } = useDataProvider()();
  const input = { from, to, time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  return useQuery({
    queryKey: [dashboardKey, name, input],
    queryFn: async () => {
      const meta = { method: 'dashboard', input: { input }, fields: fields[name].map((field) => `${name}.${field}`) };
      const { data } = (await custom?.<Pick<Dashboard, Name>>({ url: '', method: 'get', meta })) ?? {};
      if (!isRecord(data)) throw internalError('The dashboard was answered without what was asked for');
      return data[name];
    },
    placeholderData: keepPreviousData,
  });
}
