import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RouteEstimate, RouteLegInput } from '../../../../resources/contract.generated';
import { isRecord } from '../../../../providers/graphqlResponse';
import { useListQuery } from './useListQuery';
import { legAddressOf, type Leg } from './legs';

const fields = ['kilometres', 'driving_minutes', 'pause_minutes', 'days_needed', 'source'] as const;

/** Maximum number of legs per API call. More legs are sent in several calls. */
const maxLegsPerRequest = 50;

const isEstimate = (value: unknown): value is RouteEstimate =>
  isRecord(value) && fields.every((field) => field in value);

/** Returns the estimate of each input. The answers are in the order of the inputs; an invalid answer is left out. */
export function estimatesOf(inputs: readonly RouteLegInput[], answers: readonly unknown[]) {
  return inputs.map((input, index) => {
    const answer = answers[index];
    return { routeKey: JSON.stringify(input), estimate: isEstimate(answer) ? answer : undefined };
  });
}

/** Returns distance and driving time by leg id. Legs are left out if one of their addresses has no coordinates. */
export function useLegEstimates(legs: readonly Leg[]): ReadonlyMap<string, RouteEstimate> {
  const queryList = useListQuery();
  const locatedLegs = legs.flatMap((leg): { id: string; input: RouteLegInput }[] => {
    const [from, to] = [legAddressOf(leg, 'FROM')?.coordinates, legAddressOf(leg, 'TO')?.coordinates];
    return from && to ? [{ id: leg.id, input: { from, to } }] : [];
  });
  const inputs = locatedLegs.map(({ input }) => input);
  const { data } = useQuery({
    queryKey: ['routeEstimates', inputs],
    enabled: inputs.length > 0,
    staleTime: 60 * 60_000,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const parts = Array.from({ length: Math.ceil(inputs.length / maxLegsPerRequest) }, (_none, part) =>
        inputs.slice(part * maxLegsPerRequest, (part + 1) * maxLegsPerRequest),
      );
      const answers = await Promise.all(parts.map((part) => queryList('routeEstimates', { legs: part }, fields)));
      return estimatesOf(inputs, answers.flat());
    },
  });
  const estimateByRoute = new Map(data?.map(({ routeKey, estimate }) => [routeKey, estimate]));
  return new Map(
    locatedLegs.flatMap(({ id, input }) => {
      const estimate = estimateByRoute.get(JSON.stringify(input));
      return estimate ? [[id, estimate] as const] : [];
    }),
  );
}
