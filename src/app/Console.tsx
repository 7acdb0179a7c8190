import { useEffect, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadNamespaces } from '../../providers/i18n';
import { resources } from '../../resources';
import { isDriver } from '../routing/driver';
import { isPublicPath } from '../routing/publicPaths';
import { elsewhere, isReachable } from '../routing/redirects';
import { consoleRoutes } from './routes/consoleRoutes';
import { loadListScreen } from './routes/resourceRoute';
import { storeAllDrafts, disableUnloadPrompt } from '../ui/unsavedWork';
import { type AppServices, useAppServices } from '../ui/appServices';

/** All that needs someone signed in. */
export function Console() {
  const tab = useAppServices();
  const [router] = useState(() => createBrowserRouter(consoleRoutes(tab)));
  useEffect(() => follow(tab, router), [tab, router]);
  useEffect(() => void sendLeftOver(tab), [tab]);
  return <RouterProvider router={router} />;
}

/**
 * What keeps somebody from their work can come and go while a page is open: by another tab, another person, or another
 * device, which is looked for when one comes back to this one. Returns what ends that.
 */
function follow({ connection, refresher }: AppServices, router: ReturnType<typeof createBrowserRouter>): () => void {
  const { session } = connection;
  let looked = Date.now();
  const onTurn = () => {
    if (document.visibilityState !== 'visible') return;
    const confined = !isReachable(session.get(), '/');
    if (!confined && Date.now() - looked < minute) return;
    looked = Date.now();
    // Without an answer the page stays as it is.
    const renew = async () =>
      confined
        ? (await import('../../providers/auth/account')).refreshAccount(connection, refresher)
        : (await import('../../providers/auth/fetchSubscription')).refreshSubscriptionInfo(connection, refresher);
    renew().catch(() => {});
  };
  document.addEventListener('visibilitychange', onTurn);
  const forget = session.subscribe(() => {
    const now = session.get();
    const other = now && elsewhere(now, router.state.location.pathname);
    if (!other) return;
    if (!isPublicPath(other)) return void router.navigate(other, { replace: true });
    // Another document: what is typed is found again when one comes back.
    storeAllDrafts();
    disableUnloadPrompt();
    window.location.assign(other);
  });
  return () => {
    document.removeEventListener('visibilitychange', onTurn);
    forget();
  };
}

/** Milliseconds in which whoever is not kept from their work is not asked about again. */
const minute = 60_000;

/** What a driver did in a dead spot is sent from whichever page they open next. */
async function sendLeftOver(tab: AppServices): Promise<void> {
  const now = tab.connection.session.get();
  if (!now || !isDriver(now)) return;
  const { getOutbox } = await import('../pages/today/outbox/getOutbox');
  getOutbox(now.user.id, tab);
}

/**
 * Fetches, while somebody signs in, the code of lists and the words of the first: most work is done there.
 * Where somebody lands (dashboard, a driver's day) is not known before they are in; that page fetches itself.
 */
export function prefetch(): void {
  void loadListScreen();
  void loadNamespaces('engine', ...resources.slice(0, 1).map(({ name }) => name));
}
