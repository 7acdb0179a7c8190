import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RouteEstimate, RouteLegInput } from '../../../../resources/contract.generated';
import { isRecord } from '../../../../providers/answer';
import { useAsk } from './ask';
import { endOf, type Leg } from './legs';

const fields = ['kilometres', 'driving_minutes', 'pause_minutes', 'days_needed', 'source'] as const;

/** Legs that the server estimates at once. */
const mostAtOnce = 50;

const isEstimate = (value: unknown): value is RouteEstimate =>
  isRecord(value) && fields.every((field) => field in value);

/** How far each leg is and how long one drives, by the leg's id; nothing of one whose ends are not both on the map. */
export function useEstimates(legs: readonly Leg[]): ReadonlyMap<string, RouteEstimate> {
  const ask = useAsk();
  const known = legs.flatMap((leg): { id: string; input: RouteLegInput }[] => {
    const [from, to] = [endOf(leg, 'FROM')?.coordinates, endOf(leg, 'TO')?.coordinates];
    return from && to ? [{ id: leg.id, input: { from, to } }] : [];
  });
  const inputs = known.map(({ input }) => input);
  const { data } = useQuery({
    queryKey: ['routeEstimates', inputs],
    enabled: inputs.length > 0,
    staleTime: 60 * 60_000,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const parts = Array.from({ length: Math.ceil(inputs.length / mostAtOnce) }, (_none, part) =>
        inputs.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
      );
      const answers = await Promise.all(parts.map((part) => ask('routeEstimates', { legs: part }, fields)));
      const answered = answers.flat().filter(isEstimate);
      return inputs.map((input, index) => ({ way: JSON.stringify(input), estimate: answered[index] }));
    },
  });
  const byWay = new Map(data?.map(({ way, estimate }) => [way, estimate]));
  return new Map(
    known.flatMap(({ id, input }) => {
      const estimate = byWay.get(JSON.stringify(input));
      return estimate ? [[id, estimate] as const] : [];
    }),
  );
}
