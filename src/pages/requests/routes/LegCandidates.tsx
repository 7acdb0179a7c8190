import { useDataProvider } from '@refinedev/core';
import { type ReactNode, useCallback } from 'react';
import { isRecord } from '../../../../providers/graphqlResponse';
import type { LegCandidates as CandidatesPage } from '../../../../resources/contract.generated';
import { type RankedChoices, RankedChoicesContext } from '../../../fields/rankedChoices';
import type { Words } from '../../../screens/words';
import { candidateOption } from './candidateOption';

/** The `LegRole` for which each field of a leg's form chooses. */
const roles: Readonly<Partial<Record<string, string>>> = { driver: 'DRIVER', vehicle: 'VEHICLE', truck: 'TRUCK' };

const fields = [
  'has_more',
  ...[
    'id',
    'title',
    'city',
    'free_from',
    'empty_kilometres',
    'brand_model',
    'vehicle_class',
    'carrying_capacity',
    'places',
    ...['code', 'field', 'effect', 'payload'].map((part) => `findings.${part}`),
    ...['number', 'from', 'to'].map((part) => `bookings.${part}`),
    ...['code', 'minutes', 'most'].map((part) => `hours.${part}`),
    ...['day', 'week', 'two_weeks'].map((part) => `hours_left.${part}`),
  ].map((path) => `candidates.${path}`),
];

interface Props {
  /** The leg as `usePlannedLeg` returns it. */
  planned: string;
  words: Words;
  children: ReactNode;
}

/** Ranks the drivers and vehicles that the form of a leg offers: those that suit it first, the nearest of them first. */
export function LegCandidates({ planned, words, children }: Props) {
  const { custom } = useDataProvider()();
  const choicesOf = useCallback(
    (path: string): RankedChoices | undefined => {
      const role = roles[path];
      if (!role) return undefined;
      return {
        key: ['legCandidates', role, planned, words.language],
        read: async (search, page) => {
          const leg: unknown = JSON.parse(planned);
          const input = { input: { leg, role, search, page } };
          const answer = await custom?.({ url: '', method: 'get', meta: { method: 'legCandidates', input, fields } });
          const found: unknown = answer?.data;
          if (!isCandidatesPage(found)) throw new Error('legCandidates answered no page.');
          return {
            options: found.candidates.map((candidate) => candidateOption(candidate, words)),
            hasMore: found.has_more,
          };
        },
      };
    },
    [planned, words, custom],
  );
  return <RankedChoicesContext value={choicesOf}>{children}</RankedChoicesContext>;
}

function isCandidatesPage(value: unknown): value is CandidatesPage {
  return isRecord(value) && Array.isArray(value.candidates) && typeof value.has_more === 'boolean';
}
