import { type CrudFilter, useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Suggestions } from '../../resources/fields';
import { valueAt } from './paths';

/** A suggested record. */
export interface Suggestion {
  id: string;
  title: string;
  /** A second line that distinguishes records with the same title. */
  beside: string;
  /** Texts to fill into other fields of the form, by path. */
  fills: ReadonlyMap<string, string>;
}

interface Found {
  id: string;
  [field: string]: unknown;
}

const maxSuggestions = 8;

/**
 * Fetches records that match the typed text: those whose title starts with the text, and when these are few, also those
 * in which a later word starts with it. Responses for older texts are ignored.
 *
 * @param within value that the suggestions must have in the column of `suggestions.within`; empty for no restriction
 */
export function useSuggestions(suggestions: Suggestions, typed: string, within: string): readonly Suggestion[] {
  const wanted = typed.length >= 2;
  const beginning = useFound(suggestions, 'startswith', typed, within, wanted);
  const few = beginning.settled && beginning.records.length < maxSuggestions;
  const elsewhere = useFound(suggestions, 'contains', ` ${typed}`, within, wanted && few);

  return useMemo(() => {
    if (!wanted) return [];
    const first = beginning.records.map((record) => suggestionOf(suggestions, record));
    const known = new Set(first.map(({ id }) => id));
    const others = few ? elsewhere.records.map((record) => suggestionOf(suggestions, record)) : [];
    return [...first, ...others.filter(({ id }) => !known.has(id))].slice(0, maxSuggestions);
  }, [suggestions, wanted, few, beginning.records, elsewhere.records]);
}

const none: readonly Found[] = [];

function useFound(
  suggestions: Suggestions,
  operator: 'startswith' | 'contains',
  typed: string,
  within: string,
  enabled: boolean,
) {
  const { from, title, beside, order, fills } = suggestions;
  const filters: CrudFilter[] = [{ field: title, operator, value: typed }];
  if (within && suggestions.within) filters.push({ field: suggestions.within.column, operator: 'eq', value: within });
  const { query } = useList<Found>({
    resource: from,
    pagination: { currentPage: 1, pageSize: maxSuggestions },
    sorters: [{ field: order.column, order: order.direction }],
    filters,
    meta: { fields: [...new Set(['id', title, ...beside, ...fills.map((fill) => fill.with)])], total: false },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { enabled, staleTime: Infinity, placeholderData: keepPreviousData },
  });
  const settled = query.isSuccess && !query.isPlaceholderData;
  return { records: enabled ? (query.data?.data ?? none) : none, settled };
}

function suggestionOf({ title, beside, fills }: Suggestions, record: Found): Suggestion {
  const text = (path: string) => {
    const value = valueAt(record, path);
    return typeof value === 'string' ? value : '';
  };
  return {
    id: record.id,
    title: text(title),
    beside: beside.map(text).filter(Boolean).join(', '),
    fills: new Map(
      fills.map((fill): [string, string] => [fill.field, text(fill.with)]).filter(([, value]) => value !== ''),
    ),
  };
}
