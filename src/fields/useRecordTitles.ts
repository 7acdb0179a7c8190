import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../ui/appServices';
import { personNameOf } from '../ui/personNameOf';
import type { ChosenRecord, FieldOf } from './kind';
import { translateServerName } from './names';
import { valueAt } from './paths';

/** The definition of a field whose value is chosen from the records of a list. */
export type LookupField = FieldOf<'one'> | FieldOf<'many'>;

/** A record of a list from which a value is chosen. */
export interface FoundRecord {
  id: string;
  [field: string]: unknown;
}

/** Returns a found record with its title; without a title, with its id instead. */
export const chosenRecordOf = (
  record: FoundRecord,
  path: string,
  translate: (title: string) => string,
): ChosenRecord => {
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
  const user = useSession()?.user;
  return useMemo(() => {
    const records = found.map((record) =>
      chosenRecordOf(record, titlePath, (title) => translateServerName(title, names, t)),
    );
    if (!user?.profile || !ids.includes(user.id) || records.some(({ id }) => id === user.id)) return records;
    return [...records, { id: user.id, title: personNameOf(user) }];
  }, [found, titlePath, names, t, ids, user]);
}
