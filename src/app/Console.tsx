import { useEffect, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadNamespaces } from '../../providers/i18n';
import { resources } from '../../resources';
import { isDriver } from '../routing/driver';
import { isPublicPath } from '../routing/publicPaths';
import { requiredPage, isReachable } from '../routing/redirects';
import { consoleRoutes } from './routes/consoleRoutes';
import { loadListScreen } from './routes/resourceRoute';
import { storeAllDrafts, disableUnloadPrompt } from '../ui/unsavedWork';
import { type AppServices, useAppServices } from '../ui/appServices';

/** Renders the part of the console that needs a session. */
export function Console() {
  const tab = useAppServices();
  const [router] = useState(() => createBrowserRouter(consoleRoutes(tab)));
  useEffect(() => follow(tab, router), [tab, router]);
  useEffect(() => void sendLeftOver(tab), [tab]);
  return <RouterProvider router={router} />;
}

/**
 * Follows redirects that begin or end while a page is open: other tabs, users and devices may change the registration or
 * subscription. Other devices are checked when the window gets the focus. Returns a function that stops this.
 */
function follow({ connection, refresher }: AppServices, router: ReturnType<typeof createBrowserRouter>): () => void {
  const { session } = connection;
  let looked = Date.now();
  const onTurn = () => {
    if (document.visibilityState !== 'visible') return;
    const confined = !isReachable(session.get(), '/');
    if (!confined && Date.now() - looked < minute) return;
    looked = Date.now();
    // Without an answer the page stays.
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
    // Another document: drafts are restored on return.
    storeAllDrafts();
    disableUnloadPrompt();
    window.location.assign(other);
  });
  return () => {
    document.removeEventListener('visibilitychange', onTurn);
    forget();
  };
}

/** Minimum milliseconds between two checks of the subscription, for a user who is not being redirected. */
const minute = 60_000;

/** Sends what a driver did offline, from the next page that they open. */
async function sendLeftOver(tab: AppServices): Promise<void> {
  const now = tab.connection.session.get();
  if (!now || !isDriver(now)) return;
  const { getOutbox } = await import('../pages/today/outbox/getOutbox');
  getOutbox(now.user.id, tab);
}

/**
 * Preloads the code of lists and the texts of the first one during sign-in, as most work is done there. The first page
 * (dashboard, a driver's day) is known only after sign-in and loads itself.
 */
export function prefetch(): void {
  void loadListScreen();
  void loadNamespaces('engine', ...resources.slice(0, 1).map(({ name }) => name));
}
