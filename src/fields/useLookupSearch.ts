import { type CrudFilter, useDataProvider } from '@refinedev/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceSearch } from '../ui/choiceSearch';
import { useDebouncedValue } from '../ui/useDebouncedValue';
import { firstLookupPosition, readLookupPage } from './lookupPages';
import { findNamesMatching, translateServerName } from './names';
import { chosenRecordOf, type FoundRecord, type LookupField } from './useRecordTitles';

const pageSize = 30;
const staleTimeMs = 30_000;

/**
 * Searches the records that can be chosen for a field. The server searches and sorts them by title; further pages are
 * loaded on request. A new text aborts the request of the previous one, whose results stay visible until the answer.
 *
 * @param request the id of the record in the parent field
 */
export function useLookupSearch(
  field: LookupField,
  request: { parent?: string; enabled?: boolean } = {},
): ChoiceSearch {
  const { parent, enabled = true } = request;
  const { t, i18n } = useTranslation();
  const { getList } = useDataProvider()();
  const [typed, setTyped] = useState('');
  const text = useDebouncedValue(typed.trim());
  const names = field.type === 'many' ? field.names : undefined;
  // Titles that are stored in each language are sorted by another column, and only the console can search them.
  const order = field.type === 'one' ? field.translated?.order : undefined;
  const titlePath = order === undefined ? field.title : `${field.title}.${i18n.language}`;
  const filters = fixedFilters(field, parent);
  const query = useInfiniteQuery({
    queryKey: ['lookup', field.from, field.title, filters, text, names && i18n.language],
    enabled,
    initialPageParam: firstLookupPosition(text),
    queryFn: async (context) => {
      const search = { column: field.title, text, translated: findNamesMatching(text, names, t) };
      return readLookupPage(search, context.pageParam, async (searchFilters, currentPage) => {
        const { data, total } = await getList<FoundRecord>({
          resource: field.from,
          pagination: { currentPage, pageSize, mode: 'server' },
          sorters: [{ field: order ?? field.title, order: 'asc' }],
          filters: [...filters, ...searchFilters],
          meta: {
            fields: ['id', field.title],
            total: false,
            queryContext: context,
          },
        });
        return { records: data, hasMore: total > (currentPage - 1) * pageSize + data.length };
      });
    },
    getNextPageParam: ({ next }) => next,
    staleTime: staleTimeMs,
    placeholderData: parent === undefined ? keepPreviousData : undefined,
  });

  const pages = query.data?.pages;
  const options = useMemo(() => {
    const records = (pages ?? []).flatMap((page) => page.records);
    // A record that moved to the next page between two requests is offered once.
    return [...new Map(records.map((record) => [record.id, record])).values()].map((record) =>
      chosenRecordOf(record, titlePath, (title) => translateServerName(title, names, t)),
    );
  }, [pages, titlePath, names, t]);
  const isDelayed = text !== typed.trim();
  const { hasNextPage, isFetching, fetchNextPage } = query;
  return {
    options,
    loading: isFetching || isDelayed,
    isStale: query.isPlaceholderData || isDelayed,
    hasFailed: query.isError,
    hasMore: hasNextPage,
    onSearch: order === undefined ? setTyped : undefined,
    onMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}

function fixedFilters(field: LookupField, parent: string | undefined): CrudFilter[] {
  if (field.type === 'many') return [];
  const { dependsOn, only = {} } = field;
  return [
    ...(parent !== undefined && dependsOn ? [{ field: dependsOn.column, operator: 'eq' as const, value: parent }] : []),
    ...Object.entries(only).map(([column, value]) => ({ field: column, operator: 'eq' as const, value })),
  ];
}
