import { type CrudFilter, useDataProvider, useList } from '@refinedev/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../ui/appServices';
import type { ChoiceSearch } from '../ui/choiceSearch';
import { useDebouncedValue } from '../ui/useDebouncedValue';
import type { ChosenRecord, FieldOf } from './kind';
import { firstLookupPosition, readLookupPage } from './lookupPages';
import { findNamesMatching, translateServerName } from './names';
import { valueAt } from './paths';

/** The definition of a field whose value is chosen from the records of a list. */
export type LookupField = FieldOf<'one'> | FieldOf<'many'>;

interface FoundRecord {
  id: string;
  [field: string]: unknown;
}

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
  const warning = field.type === 'one' ? field.warning : undefined;
  const query = useInfiniteQuery({
    queryKey: ['lookup', field.from, field.title, warning?.field, filters, text, names && i18n.language],
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
            fields: ['id', field.title, ...(warning ? [warning.field] : [])],
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
    return [...new Map(records.map((record) => [record.id, record])).values()].map((record) => ({
      ...chosenRecordOf(record, titlePath, (title) => translateServerName(title, names, t)),
      ...(warning?.is.some((value) => value === record[warning.field]) && { note: t(warning.text) }),
    }));
  }, [pages, titlePath, names, warning, t]);
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

const chosenRecordOf = (record: FoundRecord, path: string, translate: (title: string) => string): ChosenRecord => {
  const title = valueAt(record, path);
  return { id: record.id, title: typeof title === 'string' ? translate(title) : record.id };
};

const noRecords: readonly FoundRecord[] = [];

/**
 * Fetches the records with the given ids, with their titles. The user's own record is known without the list: presets such
 * as "mine" choose it also for users who are no choice.
 */
export function useRecordTitles(field: LookupField, ids: readonly string[]): readonly ChosenRecord[] {
  const { t, i18n } = useTranslation();
  const names = field.type === 'many' ? field.names : undefined;
  const isTranslated = field.type === 'one' && field.translated !== undefined;
  const titlePath = isTranslated ? `${field.title}.${i18n.language}` : field.title;
  const { query } = useList<FoundRecord>({
    resource: field.from,
    pagination: { currentPage: 1, pageSize: 100 },
    filters: [{ field: 'id', operator: 'in', value: ids }],
    meta: { fields: ['id', field.title], total: false },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { enabled: ids.length > 0, staleTime: 5 * 60_000, placeholderData: keepPreviousData },
  });
  const found = query.data?.data ?? noRecords;
  const { id: ownId, profile } = useSession()?.user ?? {};
  return useMemo(() => {
    const records = found.map((record) =>
      chosenRecordOf(record, titlePath, (title) => translateServerName(title, names, t)),
    );
    if (ownId === undefined || !profile || !ids.includes(ownId) || records.some(({ id }) => id === ownId))
      return records;
    return [...records, { id: ownId, title: profile.full_name }];
  }, [found, titlePath, names, t, ids, ownId, profile]);
}
