import { useSubscription } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { isRecord } from '../../../../providers/answer';
import type { CrewBooking } from '../../../../resources/contract.generated';
import { legs } from '../../../../resources/routes';
import { useAsk } from './ask';

const fields = ['type', 'id', 'number', 'service_transportation_id', 'from', 'to'] as const;

const isBooking = (value: unknown): value is CrewBooking => isRecord(value) && fields.every((field) => field in value);

/** Who is held by other requests on this one's days: read as a form opens, and again as somebody plans elsewhere. */
export function useBookings(request: string) {
  const ask = useAsk();
  const query = useQuery({
    queryKey: ['crewBookings', request],
    queryFn: async () => (await ask('crewBookings', { id: request }, fields)).filter(isBooking),
    staleTime: 0,
  });
  useSubscription({ channel: `resources/${legs.name}`, types: ['*'], onLiveEvent: () => void query.refetch() });
  return query;
}
