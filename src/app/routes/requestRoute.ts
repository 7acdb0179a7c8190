import type { RouteObject } from 'react-router';
import { loadNamespaces } from '../../../providers/i18n';
import { loadCreateScreen } from '../../screens/form/loadCreateScreen';
import { revalidateOnPathChange } from './guards';

/** The page of a new request. */
const createRequestRoute: RouteObject = {
  path: 'create',
  shouldRevalidate: revalidateOnPathChange,
  loader: async () => {
    await loadNamespaces('engine', 'service_transportations', 'map', 'customers');
    return null;
  },
  lazy: async () => {
    const [{ CreateRequestPage }] = await Promise.all([
      import('../../pages/requests/create/CreateRequestPage'),
      loadCreateScreen(),
    ]);
    return { Component: CreateRequestPage };
  },
};

/** The pages of one request, in a shared layout: its header stays when the user changes tabs. */
const requestRoute: RouteObject = {
  path: ':id',
  shouldRevalidate: revalidateOnPathChange,
  loader: async () => {
    await loadNamespaces(
      'engine',
      'service_transportations',
      'workbench',
      'activities',
      'files',
      'routes',
      'tasks',
      'sharing',
    );
    return null;
  },
  lazy: async () => ({ Component: (await import('../../pages/requests/RequestPage')).RequestPage }),
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../../pages/requests/request/OverviewPage')).OverviewPage }),
    },
    {
      path: 'routes',
      lazy: async () => ({ Component: (await import('../../pages/requests/routes/RoutesPage')).RoutesPage }),
    },
    {
      path: 'full-view',
      lazy: async () => ({ Component: (await import('../../pages/requests/fullView/FullViewPage')).FullViewPage }),
    },
  ],
};

/** The pages of requests below the list's path. */
export const requestPages: readonly RouteObject[] = [createRequestRoute, requestRoute];
