import { type CrudFilter, useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SuggestionSource } from '../../resources/fields';
import { valueAt } from './paths';

/** A record that a text input suggests. */
export interface SuggestedRecord {
  id: string;
  title: string;
  /** A second line that distinguishes records with the same title. */
  detail: string;
  /** Texts to fill into other fields of the form, by path. */
  fills: ReadonlyMap<string, string>;
}

interface FoundRecord {
  id: string;
  [field: string]: unknown;
}

const maxSuggestions = 8;

/**
 * Fetches records that match the typed text: those whose title starts with the text and, when these are few, those in
 * which a later word of the title starts with the text.
 *
 * @param requiredValue value that the suggestions must have in the column of `suggestions.restrictedBy`; empty for no
 *   restriction
 */
export function useSuggestions(
  suggestions: SuggestionSource,
  typed: string,
  requiredValue: string,
): readonly SuggestedRecord[] {
  const isLongEnough = typed.length >= 2;
  const startMatches = useMatches(suggestions, 'startswith', typed, requiredValue, isLongEnough);
  const hasFewMatches = startMatches.isSettled && startMatches.records.length < maxSuggestions;
  const laterMatches = useMatches(suggestions, 'contains', ` ${typed}`, requiredValue, isLongEnough && hasFewMatches);

  return useMemo(() => {
    if (!isLongEnough) return [];
    const first = startMatches.records.map((record) => suggestionOf(suggestions, record));
    const firstIds = new Set(first.map(({ id }) => id));
    const further = hasFewMatches ? laterMatches.records.map((record) => suggestionOf(suggestions, record)) : [];
    return [...first, ...further.filter(({ id }) => !firstIds.has(id))].slice(0, maxSuggestions);
  }, [suggestions, isLongEnough, hasFewMatches, startMatches.records, laterMatches.records]);
}

const noRecords: readonly FoundRecord[] = [];

function useMatches(
  suggestions: SuggestionSource,
  operator: 'startswith' | 'contains',
  typed: string,
  requiredValue: string,
  enabled: boolean,
) {
  const { from, title, details, order, fills } = suggestions;
  const filters: CrudFilter[] = [{ field: title, operator, value: typed }];
  if (requiredValue && suggestions.restrictedBy)
    filters.push({ field: suggestions.restrictedBy.column, operator: 'eq', value: requiredValue });
  const { query } = useList<FoundRecord>({
    resource: from,
    pagination: { currentPage: 1, pageSize: maxSuggestions },
    sorters: [{ field: order.column, order: order.direction }],
    filters,
    meta: { fields: [...new Set(['id', title, ...details, ...fills.map((fill) => fill.with)])], total: false },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { enabled, staleTime: Infinity, placeholderData: keepPreviousData },
  });
  const isSettled = query.isSuccess && !query.isPlaceholderData;
  return { records: enabled ? (query.data?.data ?? noRecords) : noRecords, isSettled };
}

function suggestionOf({ title, details, fills }: SuggestionSource, record: FoundRecord): SuggestedRecord {
  const text = (path: string) => {
    const value = valueAt(record, path);
    return typeof value === 'string' ? value : '';
  };
  return {
    id: record.id,
    title: text(title),
    detail: details.map(text).filter(Boolean).join(', '),
    fills: new Map(
      fills.map((fill): [string, string] => [fill.field, text(fill.with)]).filter(([, value]) => value !== ''),
    ),
  };
}
