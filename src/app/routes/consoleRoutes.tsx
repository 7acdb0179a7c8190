import { Outlet, redirect, redirectDocument, type RouteObject } from 'react-router';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import type { Session } from '../../../providers/auth/session';
import { loadNamespaces } from '../../../providers/i18n';
import { resources } from '../../../resources';
import { requestsResource } from '../../../resources/requests';
import { InnerLayout } from '../../layouts/InnerLayout';
import { ErrorPage } from '../../pages/ErrorPage';
import { isDriver, todayPath } from '../../routing/driver';
import { dashboardPath, planningPath, statusPath } from '../../routing/menuPages';
import type { AppServices } from '../../ui/appServices';
import { ConsoleProviders } from '../ConsoleProviders';
import { requireSession, revalidateOnPathChange, throwNotFound } from './guards';
import { MissingCodeFallback } from './MissingCodeFallback';
import { profileRoute } from './profileRoute';
import { registrationRoute } from './registrationRoute';
import { requestPages } from './requestRoute';
import { resourceRoute } from './resourceRoute';

/** Loads the code of the dashboard, except its charts, which are a separate chunk. */
const loadDashboard = () => import('../../pages/dashboard/DashboardPage');

/** The pages of resources that are not generated from the definition, by the resource's name. */
const ownPages: Readonly<Record<string, readonly RouteObject[]>> = { [requestsResource.name]: requestPages };

/** Returns the start page: the driver's day, the dashboard, or the first list that the user may read. */
function firstAddress(session: Session): string {
  if (isDriver(session)) return todayPath;
  if (isMethodAllowed(session, 'dashboard')) return dashboardPath;
  return resources.find(({ api }) => isMethodAllowed(session, api.list))?.path ?? '/profile';
}

/**
 * Returns the routes of the console. Public pages (src/publicPages) are outside this router, so their addresses load a
 * new document.
 */
export function consoleRoutes(services: AppServices): RouteObject[] {
  const { session } = services.connection;
  const leave: RouteObject['loader'] = ({ request }) => redirectDocument(request.url);
  const pages: RouteObject[] = [
    {
      index: true,
      element: null,
      loader: () => {
        const now = session.get();
        return now && redirect(firstAddress(now));
      },
    },
    ...resources
      .filter(({ ownPage }) => !ownPage)
      .map((definition) => resourceRoute(definition, services, ownPages[definition.name])),
    { ...profileRoute, shouldRevalidate: revalidateOnPathChange },
    {
      path: dashboardPath,
      shouldRevalidate: revalidateOnPathChange,
      loader: async () => loadNamespaces('dashboard', 'engine', 'service_transportations'),
      lazy: async () => ({ Component: (await loadDashboard()).DashboardPage }),
    },
    {
      path: planningPath,
      shouldRevalidate: revalidateOnPathChange,
      loader: async () =>
        loadNamespaces('planning', 'engine', 'routes', 'absences', 'board', 'service_transportations'),
      lazy: async () => ({ Component: (await import('../../pages/planning/PlanningPage')).PlanningPage }),
    },
    {
      path: statusPath,
      shouldRevalidate: revalidateOnPathChange,
      loader: async () => loadNamespaces('status', 'engine'),
      lazy: async () => ({ Component: (await import('../../pages/status/StatusPage')).StatusPage }),
    },
    {
      path: todayPath,
      loader: async () => loadNamespaces('today', 'engine', 'files', 'inbox'),
      lazy: async () => {
        const { TodayRoute, preloadTodayPage } = await import('../../pages/today/TodayRoute');
        // The page is shown with all its code, because the network may be lost at any time after that.
        await preloadTodayPage().catch(() => undefined);
        return { Component: TodayRoute };
      },
    },
    {
      path: 'tariffs',
      loader: async () => loadNamespaces('tariffs', 'subscription', 'paying', 'engine', 'contact_sales'),
      lazy: async () => ({ Component: (await import('../../pages/tariffs/TariffsPage')).TariffsPage }),
    },
    {
      path: 'welcome',
      loader: async () => loadNamespaces('registration'),
      lazy: async () => ({ Component: (await import('../../pages/WelcomePage')).WelcomePage }),
    },
    // The profile replaces the user's own page in the list of users.
    { path: 'user/profile', loader: () => redirect('/profile'), element: null },
    { path: 'user/devices', loader: () => redirect('/profile/Devices'), element: null },
    { path: '*', loader: throwNotFound, element: null },
  ];
  return [
    { path: '/auth/*', loader: leave, element: null },
    { path: '/info/*', loader: leave, element: null },
    { path: '/externalAccess', loader: leave, element: null },
    registrationRoute(session),
    {
      path: '/',
      shouldRevalidate: revalidateOnPathChange,
      loader: requireSession(session),
      element: (
        <ConsoleProviders>
          <InnerLayout />
        </ConsoleProviders>
      ),
      ErrorBoundary: ErrorPage,
      HydrateFallback: MissingCodeFallback,
      // An error of a page is shown within the layout, so that the menu stays usable.
      children: [{ element: <Outlet />, ErrorBoundary: ErrorPage, children: pages }],
    },
  ];
}
