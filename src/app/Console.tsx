import { type ComponentType, useEffect } from 'react';
import { createBrowserRouter, createPath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isSubscribed } from '../../providers/auth/subscription';
import { currentLanguage } from '../../providers/i18n';
import { prefetchNamespaceFile } from '../../providers/i18n/namespaces';
import { registerPendingAddress } from '../newBuild/reloadWithDrafts';
import { resourceAtPath } from '../layouts/inner/resourceAtPath';
import { requestedAddress } from '../routing/addresses';
import { isDriver } from '../routing/driver';
import { browserTimeZone, prepareTimeZone } from '../fields/zonedTime';
import { NavigationContext } from '../routing/navigation';
import { isPublicPath } from '../routing/publicPaths';
import { requiredPageFor, isPathReachable } from '../routing/redirects';
import { keepForOffline } from './keepForOffline';
import { readLastList } from './lastList';
import { consoleRoutes } from './routes/consoleRoutes';
import { fetchRowsAhead } from './routes/fetchPageAhead';
import { withRepeatedLoads } from './routes/repeatedLoads';
import { loadListScreen } from './routes/resourceRoute';
import { ConsoleTheme } from '../theme/ConsoleTheme';
import { afterSending } from '../ui/afterSending';
import { watchInstallPrompt } from '../ui/installPrompt';
import { storeAllDrafts, disableUnloadPrompt } from '../ui/unsavedWork';
import { type AppServices, useAppServices } from '../ui/appServices';

watchInstallPrompt();

type Router = ReturnType<typeof createBrowserRouter>;

const routers = new WeakMap<AppServices, Router>();

/**
 * Returns the tab's router. It is created at the first call and at once loads the page at the browser's address: its
 * code, its texts, and the rows of a list.
 */
export function startRouter(services: AppServices): Router {
  const router = routers.get(services) ?? createRouter(services);
  routers.set(services, router);
  return router;
}

/**
 * Starts to load the page at the browser's address after a sign-in. The rows of a list come first: their query is sent
 * before the router is created, which takes about as long as the answer.
 */
export function prepareRouter(services: AppServices): void {
  const { pathname, search } = window.location;
  const definition = resourceAtPath(pathname);
  if (definition?.path === pathname && !definition.ownPage) void fetchRowsAhead(services, definition, search);
  afterSending(() => startRouter(services));
}

/** Resolves when the router has loaded the page at the browser's address. */
export function whenPageIsLoaded(services: AppServices): Promise<void> {
  const router = startRouter(services);
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Renders the routes of the console, which need a session. */
export function Console() {
  const services = useAppServices();
  const router = startRouter(services);
  useEffect(() => followSession(services, router), [services, router]);
  useEffect(() => void sendUnsentChanges(services), [services]);
  useEffect(() => {
    const session = services.connection.session.get();
    return session ? keepForOffline(session) : undefined;
  }, [services]);
  return (
    <ConsoleTheme>
      <NavigationContext value={router.navigate}>
        {/* Pages are rendered at once: a transition is interrupted for each frame, and takes more than twice as long. */}
        <RouterProvider router={router} useTransitions={false} />
      </NavigationContext>
    </ConsoleTheme>
  );
}

function createRouter(services: AppServices): Router {
  const router = createBrowserRouter(withRepeatedLoads(consoleRoutes(services)));
  registerPendingAddress(() => {
    const { location } = router.state.navigation;
    return location && createPath(location);
  });
  return router;
}

/**
 * Redirects an open page when the session requires another page, because another tab, user or device changed the
 * registration or subscription. Refreshes the session when the tab becomes visible, to learn of changes on other
 * devices. Returns the cleanup function.
 */
function followSession({ connection, refresher }: AppServices, router: Router): () => void {
  const { session } = connection;
  let refreshedAt = Date.now();
  const onVisibilityChange = () => {
    if (document.visibilityState !== 'visible') return;
    const currentSession = session.get();
    const isConfined = !isPathReachable(currentSession, '/');
    const isRestricted = isConfined || (currentSession !== null && !isSubscribed(currentSession));
    if (!isRestricted && Date.now() - refreshedAt < minRefreshIntervalMs) return;
    refreshedAt = Date.now();
    // When the refresh fails, the open page stays, and a later visibility change tries again.
    const refresh = async () =>
      isConfined
        ? (await import('../../providers/auth/account')).refreshAccount(connection, refresher)
        : (await import('../../providers/auth/fetchSubscription')).refreshSubscriptionInfo(connection, refresher);
    refresh().catch(() => {});
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  const unsubscribe = session.subscribe(() => {
    const currentSession = session.get();
    const required = currentSession && requiredPageFor(currentSession, router.state.location.pathname);
    if (!required) return;
    if (!isPublicPath(required)) return void router.navigate(required, { replace: true });
    // A public page is another document, so unsaved input is stored. It is restored when the user returns.
    storeAllDrafts();
    disableUnloadPrompt();
    window.location.assign(required);
  });
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    unsubscribe();
  };
}

/**
 * Minimum milliseconds between two refreshes of the session. Users who can open only some pages, or who can only read,
 * are refreshed more often, because the restriction may have ended.
 */
const minRefreshIntervalMs = 60_000;

/**
 * Sends the changes that a driver made offline. It runs on every page, so that they are sent even when the driver does
 * not open the day page.
 */
async function sendUnsentChanges(services: AppServices): Promise<void> {
  const now = services.connection.session.get();
  if (!now || !isDriver(now)) return;
  const { getOutbox } = await import('../pages/today/outbox/getOutbox');
  getOutbox(now.user.id, services);
}

/**
 * Preloads during sign-in the code of lists, because users work mostly in lists, and the texts of a list: the requested
 * one, or the one that was opened last in this browser. The start page is known only after sign-in and loads its own
 * code. Resolves to a component that prepares the browser for a list when the sign-in page renders it.
 */
export async function prefetchConsole(): Promise<ComponentType> {
  const listScreen = loadListScreen();
  prepareTimeZone(browserTimeZone());
  const { pathname } = new URL(requestedAddress(window.location.search), window.location.origin);
  const list = resourceAtPath(pathname) ?? readLastList();
  for (const area of ['engine', ...(list ? [list.name] : [])]) void prefetchNamespaceFile(currentLanguage(), area);
  return (await listScreen).ListRehearsal;
}
