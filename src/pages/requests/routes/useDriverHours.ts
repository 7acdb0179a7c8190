import { useQuery } from '@tanstack/react-query';
import { isRecord } from '../../../../providers/graphqlResponse';
import type { DriverHours } from '../../../../resources/contract.generated';
import { useListQuery } from './useListQuery';
import type { Leg } from './legs';

const fields = [
  'driver_id',
  'driving_minutes',
  'pause_minutes',
  'days_needed',
  'days_available',
  'legs_without_place',
] as const;

const isHours = (value: unknown): value is DriverHours => isRecord(value) && fields.every((field) => field in value);

/** Fetches the driving time of each driver. Fetched again when a leg or the request's days change. */
export function useDriverHours(request: string, legs: readonly Leg[], days: readonly unknown[]) {
  const queryList = useListQuery();
  const legsKey = legs.map(({ id, driver, addresses }) => [
    id,
    driver?.id,
    addresses.map(({ direction, coordinates }) => [direction, coordinates]),
  ]);
  return useQuery({
    queryKey: ['driverHours', request, legsKey, days],
    enabled: legs.some(({ driver }) => driver !== null),
    queryFn: async () => (await queryList('driverHours', { id: request }, fields)).filter(isHours),
    placeholderData: (previous) => previous,
  });
}
