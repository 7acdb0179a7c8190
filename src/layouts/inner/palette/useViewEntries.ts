import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import type { ResourceDefinition } from '../../../../resources/definition';
import { savedViewsResource } from '../../../../resources/savedViews';
import { menuTitle } from '../../../routing/menuTitle';
import { freshMs } from '../../../screens/freshMs';
import { type SavedView, savedViewPath } from '../../../screens/list/saved/savedView';
import { useSession } from '../../../ui/appServices';
import type { PaletteEntry } from './entries';

type NamedView = Pick<SavedView, 'id' | 'name' | 'resource'>;

const noViews: readonly NamedView[] = [];

/** Returns the entries of the saved views of lists that the user may open. There are none until they are loaded. */
export function useViewEntries(lists: readonly ResourceDefinition[], t: TFunction): readonly PaletteEntry[] {
  const provider = useDataProvider()();
  const enabled = isMethodAllowed(useSession(), savedViewsResource.api.list);
  const { data = noViews } = useQuery({
    queryKey: ['palette', 'views'],
    queryFn: async ({ client, queryKey, signal }) => {
      const { data: found } = await provider.getList<NamedView>({
        resource: savedViewsResource.name,
        sorters: [{ field: 'name', order: 'asc' }],
        pagination: { mode: 'off' },
        meta: { fields: ['id', 'name', 'resource'], queryContext: { client, queryKey, signal } },
      });
      return found;
    },
    enabled,
    staleTime: freshMs,
  });
  return useMemo(
    () =>
      data.flatMap((view) => {
        const definition = lists.find(({ name }) => name === view.resource);
        if (!definition) return [];
        const path = savedViewPath(definition, view);
        return {
          id: path,
          title: view.name,
          note: menuTitle(t, definition.name),
          group: t('app:goTo.groups.views'),
          order: 2,
          open: (navigate) => void navigate(path),
        } satisfies PaletteEntry;
      }),
    [data, lists, t],
  );
}
