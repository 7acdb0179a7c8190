import { useEffect, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isSubscribed } from '../../providers/auth/subscription';
import { loadNamespaces } from '../../providers/i18n';
import { resources } from '../../resources';
import { isDriver } from '../routing/driver';
import { isPublicPath } from '../routing/publicPaths';
import { requiredPage, isReachable } from '../routing/redirects';
import { consoleRoutes } from './routes/consoleRoutes';
import { loadListScreen } from './routes/resourceRoute';
import { storeAllDrafts, disableUnloadPrompt } from '../ui/unsavedWork';
import { type AppServices, useAppServices } from '../ui/appServices';

/** Renders the routes of the console, which need a session. */
export function Console() {
  const tab = useAppServices();
  const [router] = useState(() => createBrowserRouter(consoleRoutes(tab)));
  useEffect(() => follow(tab, router), [tab, router]);
  useEffect(() => void sendLeftOver(tab), [tab]);
  return <RouterProvider router={router} />;
}

/**
 * Redirects an open page when the session requires another page, because another tab, user or device changed the
 * registration or subscription. Refreshes the session when the tab becomes visible, to learn of changes on other
 * devices. Returns a function that stops this.
 */
function follow({ connection, refresher }: AppServices, router: ReturnType<typeof createBrowserRouter>): () => void {
  const { session } = connection;
  let looked = Date.now();
  const onTurn = () => {
    if (document.visibilityState !== 'visible') return;
    const now = session.get();
    const confined = !isReachable(now, '/');
    const isRestricted = confined || (now !== null && !isSubscribed(now));
    if (!isRestricted && Date.now() - looked < minute) return;
    looked = Date.now();
    // When the refresh fails, the page stays.
    const renew = async () =>
      confined
        ? (await import('../../providers/auth/account')).refreshAccount(connection, refresher)
        : (await import('../../providers/auth/fetchSubscription')).refreshSubscriptionInfo(connection, refresher);
    renew().catch(() => {});
  };
  document.addEventListener('visibilitychange', onTurn);
  const forget = session.subscribe(() => {
    const now = session.get();
    const other = now && requiredPage(now, router.state.location.pathname);
    if (!other) return;
    if (!isPublicPath(other)) return void router.navigate(other, { replace: true });
    // Public pages are another document; unsaved input is stored and restored on return.
    storeAllDrafts();
    disableUnloadPrompt();
    window.location.assign(other);
  });
  return () => {
    document.removeEventListener('visibilitychange', onTurn);
    forget();
  };
}

/**
 * Minimum milliseconds between two refreshes, unless the user is restricted to another page, such as registration, or to
 * reading.
 */
const minute = 60_000;

/**
 * Sends the changes that a driver made offline. It runs on every page, so that they are sent even when the driver does
 * not open the day page.
 */
async function sendLeftOver(tab: AppServices): Promise<void> {
  const now = tab.connection.session.get();
  if (!now || !isDriver(now)) return;
  const { getOutbox } = await import('../pages/today/outbox/getOutbox');
  getOutbox(now.user.id, tab);
}

/**
 * Preloads the code of lists and the texts of the first list during sign-in, because users work mostly in lists. The
 * start page is known only after sign-in and loads its own code.
 */
export function prefetch(): void {
  void loadListScreen();
  void loadNamespaces('engine', ...resources.slice(0, 1).map(({ name }) => name));
}
