import type { RouteObject } from 'react-router';
import { loadNamespaces } from '../../../providers/i18n';
import { loadCreateScreen } from '../../screens/form/loadCreateScreen';

/** The page of a new request. */
export const createRequestRoute: RouteObject = {
  path: 'service-request/create',
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
export const requestRoute: RouteObject = {
  path: 'service-request/:id',
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
