import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isRecord } from '../../../../providers/graphqlResponse';
import { findingFields, type LegFinding } from './legs';
import { useListQuery } from './useListQuery';

const noFindings: readonly LegFinding[] = [];

const isFinding = (value: unknown): value is LegFinding =>
  isRecord(value) && findingFields.every((field) => field in value);

/**
 * Asks the server which rules a leg would break.
 *
 * @param planned the leg as `usePlannedLeg` returns it
 */
export function usePlannedFindings(planned: string) {
  const ask = useListQuery();
  const { data, isError } = useQuery({
    queryKey: ['routeFindings', planned],
    queryFn: async () => {
      const input: unknown = JSON.parse(planned);
      return (await ask('routeFindings', { input }, findingFields)).filter(isFinding);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { findings: data ?? noFindings, failed: isError };
}
