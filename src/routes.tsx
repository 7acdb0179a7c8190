import type { ReactNode } from 'react';
import {
  type LoaderFunction,
  Outlet,
  redirect,
  redirectDocument,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { isAllowed } from '../providers/auth/methods';
import type { Session, SessionStore } from '../providers/auth/session';
import { currentLanguage, loadAreas } from '../providers/i18n';
import { resources } from '../resources';
import type { ResourceDefinition } from '../resources/definition';
import { signInAddress } from './addresses';
import { ConsoleProviders } from './ConsoleProviders';
import { loadComponentTexts } from './componentTexts';
import { InnerLayout } from './layouts/InnerLayout';
import { LeaveExpired } from './layouts/registration/LeaveExpired';
import { dashboardPath } from './menuPages';
import { loadsNext } from './nextPage';
import { ErrorPage } from './pages/ErrorPage';
import { PageNotFoundError } from './pages/PageNotFoundError';
import { ResourcePage } from './pages/ResourcePage';
import { isDriver, todayPath } from './driver';
import { elsewhere } from './reachable';
import { requestRoute } from './requestRoutes';
import { registrationSteps } from './registrationSteps';
import { profileRoute } from './profileRoute';
import type { Tab } from './ui/tab';

/** Fetches the code of the dashboard; its charts come when there is something to draw. */
const loadDashboard = () => import('./pages/dashboard/DashboardPage');

/** Fetches the code of lists. */
export const loadListScreen = () => import('./screens/list/ListScreen');

/** Where someone who opens the site begins: with what needs them, or with the first records that they may see. */
function firstAddress(session: Session): string {
  if (isDriver(session)) return todayPath;
  if (isAllowed(session, 'dashboard')) return dashboardPath;
  return resources.find(({ api }) => isAllowed(session, api.list))?.path ?? '/profile';
}

/** Lets in whoever is signed in, and leads them to where they may be. */
function enter(session: SessionStore): LoaderFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const now = session.get();
    if (!now) return redirectDocument(signInAddress(pathname + search));
    const other = elsewhere(now, pathname);
    if (other !== undefined) return redirect(other);
    if (loadsNext()) return redirectDocument(request.url);
    await loadComponentTexts(currentLanguage());
    return null;
  };
}

/** A list writes its state into the address; that alone is no reason to load anything. */
function forAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The addresses of the console. Those that everyone may open are in openPages.tsx, and are loaded as documents. */
export function consoleRoutes({ connection: { session } }: Tab): RouteObject[] {
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
    ...resources.filter(({ ownPage }) => !ownPage).map(resourceRoute),
    { ...requestRoute, shouldRevalidate: forAnotherPage },
    { ...profileRoute, shouldRevalidate: forAnotherPage },
    {
      path: dashboardPath,
      shouldRevalidate: forAnotherPage,
      loader: async () => loadAreas('dashboard', 'engine', 'service_transportations'),
      lazy: async () => ({ Component: (await loadDashboard()).DashboardPage }),
    },
    {
      path: todayPath,
      loader: async () => loadAreas('today', 'engine', 'files'),
      lazy: async () => ({ Component: (await import('./pages/today/TodayRoute')).TodayRoute }),
    },
    {
      path: 'tariffs',
      loader: async () => loadAreas('tariffs', 'subscription', 'paying', 'engine', 'contact_sales'),
      lazy: async () => ({ Component: (await import('./pages/tariffs/TariffsPage')).TariffsPage }),
    },
    {
      path: 'welcome',
      loader: async () => loadAreas('registration'),
      lazy: async () => ({ Component: (await import('./pages/WelcomePage')).WelcomePage }),
    },
    // Among the users, one's own page is the profile.
    { path: 'user/profile', loader: () => redirect('/profile'), element: null },
    { path: 'user/devices', loader: () => redirect('/profile/Devices'), element: null },
    { path: '*', loader: notFound, element: null },
  ];
  return [
    { path: '/auth/*', loader: leave, element: null },
    { path: '/info/*', loader: leave, element: null },
    { path: '/externalAccess', loader: leave, element: null },
    registrationRoute(session),
    {
      path: '/',
      shouldRevalidate: forAnotherPage,
      loader: enter(session),
      element: (
        <ConsoleProviders>
          <InnerLayout />
        </ConsoleProviders>
      ),
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      // Errors of pages are shown within the frame, so that the menu stays at hand.
      children: [{ element: <Outlet />, ErrorBoundary: ErrorPage, children: pages }],
    },
  ];
}

/** The steps of registration that someone signed in takes, in a frame of their own: there is no menu yet to go by. */
function registrationRoute(session: SessionStore): RouteObject {
  return {
    shouldRevalidate: forAnotherPage,
    loader: enter(session),
    element: (
      <ConsoleProviders>
        <Outlet />
        <LeaveExpired />
      </ConsoleProviders>
    ),
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        path: registrationSteps.company,
        loader: async () => loadAreas('registration', 'engine', 'tenants'),
        lazy: async () => ({ Component: (await import('./pages/registration/CompanyStep')).CompanyStep }),
      },
      {
        path: registrationSteps.tariff,
        loader: async () => loadAreas('registration', 'tariffs', 'paying', 'engine', 'contact_sales'),
        lazy: async () => ({ Component: (await import('./pages/registration/TariffStep')).TariffStep }),
      },
    ],
  };
}

function notFound({ request }: { request: Request }): never {
  throw new PageNotFoundError(new URL(request.url).pathname);
}

/** Areas of words in which a resource tells of others. */
function toldAreas({ fields }: ResourceDefinition): string[] {
  return Object.values(fields).flatMap((field) =>
    field?.type === 'story' ? Object.values(field.about).map(({ name }) => name) : [],
  );
}

/** The screens of a resource. Their keys are its name: another resource is another screen, not the same one changed. */
function resourceRoute(definition: ResourceDefinition): RouteObject {
  const { name, path, single, listOnly, recordPage, api } = definition;
  const page = (method: string | undefined, screen: ReactNode, form = false) => ({
    element: (
      <ResourcePage key={name} resource={name} method={method} form={form}>
        {screen}
      </ResourcePage>
    ),
  });
  const list: RouteObject = {
    index: true,
    lazy: async () => {
      const { ListScreen } = await loadListScreen();
      return page(api.list, <ListScreen definition={definition} />);
    },
  };
  const show: RouteObject = {
    ...(single ? { index: true } : { path: ':id' }),
    lazy: async () => {
      const { ShowScreen } = await import('./screens/show/ShowScreen');
      return page(api.one, <ShowScreen definition={definition} />);
    },
  };
  const create: RouteObject = {
    path: 'create',
    lazy: async () => {
      const { CreateScreen } = await import('./screens/form/CreateScreen');
      return page(api.create, <CreateScreen definition={definition} />, true);
    },
  };
  const edit: RouteObject = {
    path: single ? 'edit' : ':id/edit',
    lazy: async () => {
      const { EditScreen } = await import('./screens/form/EditScreen');
      return page(api.update, <EditScreen definition={definition} />, true);
    },
  };
  return {
    path,
    shouldRevalidate: forAnotherPage,
    loader: async () => {
      await loadAreas('engine', name, ...toldAreas(definition));
      return null;
    },
    children: [
      ...(single ? [] : [list]),
      ...(listOnly || recordPage ? [] : [show]),
      ...(api.create ? [create] : []),
      ...(api.update ? [edit] : []),
    ],
  };
}
