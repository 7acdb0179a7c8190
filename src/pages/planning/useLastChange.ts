import { useDataProvider } from '@refinedev/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { activitiesResource } from '../../../resources/activities';
import { valueAt } from '../../fields/paths';
import { useSession } from '../../ui/appServices';
import type { BoardLeg } from './boardData';

/** Returns a function that says that a leg was changed meanwhile, and by whom where the user may see that. */
export function useLastChange(): (leg: BoardLeg) => Promise<string> {
  const { getList } = useDataProvider()();
  const { t } = useTranslation('planning');
  const mayRead = isMethodAllowed(useSession(), activitiesResource.api.list);
  return useCallback(
    async ({ id, number }) => {
      const answer = mayRead
        ? await getList({
            resource: activitiesResource.name,
            filters: [{ field: 'entity_id', operator: 'eq', value: id }],
            sorters: [{ field: 'date', order: 'desc' }],
            pagination: { currentPage: 1, pageSize: 1 },
            meta: { fields: ['id', 'user.brief'], total: false },
          }).catch(() => undefined)
        : undefined;
      const name: unknown = valueAt(answer?.data[0], 'user.brief');
      return typeof name === 'string' ? t('move.conflictBy', { number, name }) : t('move.conflict', { number });
    },
    [getList, mayRead, t],
  );
}
