import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiConnection } from '../providers/auth/connection';
import { createBrowserLock } from '../providers/auth/lock';
import { createTokenRefresher } from '../providers/auth/refresh';
import { loadConfig } from '../providers/config';
import { currentLanguage, switchToFirstLanguage, startI18n } from '../providers/i18n';
import { lazy } from '../providers/loadCode';
import { App, loadConsole } from './App';
import { redirectAddress } from './routing/addresses';
import { loadPublicPage } from './publicPages/loadPublicPage';
import type { PublicPageProps } from './routing/publicPageProps';
import { isPublicPath } from './routing/publicPaths';
import { followColorMode } from './theme/colorMode';
import { removeDriverDataAtSignOut } from './app/removeDriverData';
import { watchSessionDrafts } from './app/sessionDrafts';

/** Starts the console at the address of the browser. */
export async function start(): Promise<void> {
  const [{ api, ...config }] = await Promise.all([loadConfig(), startI18n()]);
  if (!config.languages.includes(currentLanguage())) await switchToFirstLanguage(config.languages);
  const connection = createApiConnection(
    api,
    currentLanguage,
    config.server.requestedWith ? { 'X-Requested-With': 'XMLHttpRequest' } : undefined,
  );
  // Refreshes the subscription's state with each new token, because its period may have ended meanwhile.
  const refreshSubscription = async () =>
    (await import('../providers/auth/fetchSubscription')).refreshSubscriptionInfo(connection, refresher);
  const refresher = createTokenRefresher(
    connection,
    createBrowserLock(),
    () => void refreshSubscription().catch(() => {}),
  );
  const services = { connection, refresher, ...config };
  followColorMode();
  removeDriverDataAtSignOut(connection);
  watchSessionDrafts(connection, (address) => window.location.assign(address));

  const address = redirectAddress(window.location, connection.session.get());
  if (address !== undefined) window.history.replaceState(null, '', address);

  const { pathname } = window.location;
  const openPage = isPublicPath(pathname) ? await openPublicPage(pathname) : undefined;
  // If loading fails here, rendering the console repeats the load.
  if (!openPage) await loadConsole().catch(() => undefined);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App services={services} openPage={openPage} />);
}

type PublicPage = (props: PublicPageProps) => ReactNode;

/** Loads a public page. If that fails, returns a page that is empty until a repeated load succeeds. */
function openPublicPage(pathname: string): Promise<PublicPage> {
  return loadPublicPage(pathname).catch((): PublicPage => {
    const Page = lazy(async () => ({ default: await loadPublicPage(pathname) }));
    return (props) => <Page {...props} />;
  });
}
