import { keys, useDataProvider, useInvalidate, useSubscription } from '@refinedev/core';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../../resources/definition';
import { savedViewsResource } from '../../../../resources/savedViews';
import { useMayFetch } from '../../../ui/KeptPage';
import { freshMs } from '../../freshMs';
import { orderViews, type SavedView, savedViewPaths, type ViewPreference } from './savedView';

/** The saved views of a list that the user sees. */
export interface SavedViews {
  /** In the user's order; undefined until they are loaded. */
  views: readonly SavedView[] | undefined;
  /** Id of the view with which the list opens; null for none. */
  defaultId: string | null;
  /** Whether they may be outdated, because they are being fetched. */
  isFetching: boolean;
  error: Error | null;
  /** Resolves when the views have been fetched again. */
  refetch: () => Promise<unknown>;
}

/** Returns the saved views of a list. They are fetched again when the user, in any tab, or somebody else changes them. */
export function useSavedViews(definition: ResourceDefinition): SavedViews {
  const { language } = useTranslation().i18n;
  const provider = useDataProvider()();
  const filters = [{ field: 'resource', operator: 'eq' as const, value: definition.name }];
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: keyOf(definition),
    queryFn: async ({ client, queryKey, signal }) => {
      const meta = { queryContext: { client, queryKey, signal } };
      const [found, preferences] = await Promise.all([
        provider.getList<SavedView>({
          resource: savedViewsResource.name,
          filters,
          sorters: [{ field: 'name', order: 'asc' }],
          pagination: { mode: 'off' },
          meta: { ...meta, fields: [...savedViewPaths] },
        }),
        provider.getList<ViewPreference & { id: string }>({
          resource: 'listViewPreferences',
          filters,
          pagination: { pageSize: 1, mode: 'server' },
          meta: { ...meta, fields: ['default_view_id', 'view_order'], total: false },
        }),
      ]);
      return { views: found.data, preference: preferences.data[0] };
    },
    staleTime: freshMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    enabled: useMayFetch(),
  });
  useLiveViews();
  const order = data?.preference?.view_order;
  const views = useMemo(() => data && orderViews(data.views, order ?? [], language), [data, order, language]);
  return { views, defaultId: data?.preference?.default_view_id ?? null, isFetching, error, refetch };
}

function keyOf({ name }: ResourceDefinition): QueryKey {
  const key: readonly unknown[] = keys()
    .data('default')
    .resource(savedViewsResource.name)
    .action('list')
    .params({ resource: name })
    .get();
  return key;
}

/** Fetches views again after a change of views, or of what the user chose for them. */
function useLiveViews(): void {
  const invalidate = useInvalidate();
  const onLiveEvent = () => void invalidate({ resource: savedViewsResource.name, invalidates: ['resourceAll'] });
  useSubscription({ channel: `resources/${savedViewsResource.name}`, types: ['*'], onLiveEvent });
  useSubscription({ channel: 'resources/list_view_preferences', types: ['*'], onLiveEvent });
}
