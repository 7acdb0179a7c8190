import { useList } from '@refinedev/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChecklistOptions } from '../../../resources/fields';
import type { FieldOf } from '../kind';
import { checklistFields, groupRecords } from './groups';

/** Fetches all records that a checklist offers, in groups. Suspends until the names of the methods are loaded. */
export function useChecklistGroups({ from, title }: FieldOf<'many'>, checklist: ChecklistOptions) {
  const { t } = useTranslation(['methods', 'engine']);
  const { query } = useList<{ id: string }>({
    resource: from,
    pagination: { mode: 'off' },
    meta: { fields: checklistFields(title, checklist) },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { staleTime: 60_000 },
  });
  const records = query.data?.data;
  const groups = useMemo(() => records && groupRecords(records, title, checklist, t), [records, title, checklist, t]);
  return { groups, isPending: query.isPending, isError: query.isError, retry: () => void query.refetch() };
}
