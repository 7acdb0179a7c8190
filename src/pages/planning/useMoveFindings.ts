import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isRecord } from '../../../providers/graphqlResponse';
import { useDebouncedValue } from '../../ui/useDebouncedValue';
import { findingFields, type LegFinding } from '../requests/routes/legs';
import { useListQuery } from '../requests/routes/useListQuery';
import { findingsInputOf, type LegMove } from './moves';

const none: readonly LegFinding[] = [];
const pauseMs = 200;

const isFinding = (value: unknown): value is LegFinding =>
  isRecord(value) && findingFields.every((field) => field in value);

/** Asks the server which rules a moved leg would break, once the move pauses. `isKnown` is false until it has answered. */
export function useMoveFindings(move: LegMove | undefined): { findings: readonly LegFinding[]; isKnown: boolean } {
  const ask = useListQuery();
  const now = move === undefined ? '' : JSON.stringify(findingsInputOf(move));
  const settled = useDebouncedValue(now, pauseMs);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['routeFindings', settled],
    enabled: settled !== '' && now !== '',
    queryFn: async () => {
      const input: unknown = JSON.parse(settled);
      return (await ask('routeFindings', { input }, findingFields)).filter(isFinding);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isKnown = now === settled && data !== undefined && !isPlaceholderData;
  return { findings: isKnown ? data.filter(({ effect }) => effect !== 'ACCEPTED') : none, isKnown };
}
