import { type CrudFilter, useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenRecord, FieldOf } from './kind';
import { translatedName } from './names';
import { valueAt } from './paths';

/** The definition of a field whose value is chosen from the records of a list. */
export type LookupField = FieldOf<'one'> | FieldOf<'many'>;

interface FoundRecord {
  id: string;
  [field: string]: unknown;
}

interface Lookup {
  options: readonly ChosenRecord[];
  loading: boolean;
  /** Whether the options still belong to the previous search. */
  isStale: boolean;
  /** Whether the server filters by the search text. It does not where the console translates the titles. */
  searchesOnServer: boolean;
}

const maxOptions = 100;

/**
 * Fetches the records that can be chosen for a field, sorted by title.
 *
 * @param request the search text, the id of the record in the parent field, or the ids to find
 */
export function useLookup(
  field: LookupField,
  request: { search?: string; parent?: string; ids?: readonly string[]; enabled?: boolean },
): Lookup {
  const { search = '', parent, ids, enabled = true } = request;
  const { t, i18n } = useTranslation();
  const names = field.type === 'many' ? field.names : undefined;
  const dependsOn = field.type === 'one' ? field.dependsOn : undefined;
  const filters: CrudFilter[] = [];
  const order = field.type === 'one' ? field.translated?.order : undefined;
  const searchesOnServer = names === undefined && order === undefined;
  if (searchesOnServer && search.trim())
    filters.push({ field: field.title, operator: 'contains', value: search.trim() });
  if (parent !== undefined && dependsOn) filters.push({ field: dependsOn.column, operator: 'eq', value: parent });
  if (field.type === 'one' && !ids) {
    for (const [column, value] of Object.entries(field.only ?? {}))
      filters.push({ field: column, operator: 'eq', value });
  }
  if (ids) filters.push({ field: 'id', operator: 'in', value: ids });

  const { query } = useList<FoundRecord>({
    resource: field.from,
    pagination: { currentPage: 1, pageSize: maxOptions },
    sorters: [{ field: order ?? field.title, order: 'asc' }],
    filters,
    meta: { fields: ['id', field.title], total: false },
    liveMode: 'off',
    errorNotification: false,
    // The choosable records change rarely. Previous results stay visible while a new search is loading.
    queryOptions: {
      enabled,
      staleTime: 5 * 60_000,
      placeholderData: parent === undefined ? keepPreviousData : undefined,
    },
  });

  const found = query.data?.data;
  const options = useMemo(
    () =>
      (found ?? []).map((record) => {
        const title = valueAt(record, order === undefined ? field.title : `${field.title}.${i18n.language}`);
        return { id: record.id, title: typeof title === 'string' ? translatedName(title, names, t) : record.id };
      }),
    [found, field.title, order, i18n.language, names, t],
  );
  return {
    options,
    loading: query.isFetching,
    isStale: query.isPlaceholderData,
    searchesOnServer,
  };
}
