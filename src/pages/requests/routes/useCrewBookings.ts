import { useSubscription } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { isRecord } from '../../../../providers/graphqlResponse';
import type { CrewBooking } from '../../../../resources/contract.generated';
import { legsResource } from '../../../../resources/routes';
import { useListQuery } from './useListQuery';

const fields = ['type', 'id', 'number', 'service_transportation_id', 'from', 'to'] as const;

const isBooking = (value: unknown): value is CrewBooking => isRecord(value) && fields.every((field) => field in value);

/**
 * Returns drivers and vehicles that other requests have booked on this request's days and at the times of its legs. Live events of legs refresh it.
 */
export function useCrewBookings(request: string) {
  const queryList = useListQuery();
  const query = useQuery({
    queryKey: ['crewBookings', request],
    queryFn: async () => (await queryList('crewBookings', { id: request }, fields)).filter(isBooking),
    staleTime: 0,
  });
  useSubscription({ channel: `resources/${legsResource.name}`, types: ['*'], onLiveEvent: () => void query.refetch() });
  return query;
}
