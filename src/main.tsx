import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiConnection } from '../providers/auth/connection';
import { createBrowserLock } from '../providers/auth/lock';
import { createTokenRefresher } from '../providers/auth/refresh';
import { loadConfig } from '../providers/config';
import { currentLanguage, switchToFirstLanguage, startI18n } from '../providers/i18n';
import { App, loadConsole } from './App';
import { redirectAddress } from './routing/addresses';
import { reloadOnFailedChunk } from './newBuild/reloadOnFailedChunk';
import { loadPublicPage } from './publicPages/loadPublicPage';
import { isPublicPath } from './routing/publicPaths';
import { watchSessionDrafts } from './app/sessionDrafts';

async function start(): Promise<void> {
  const [{ api, ...config }] = await Promise.all([loadConfig(), startI18n()]);
  if (!config.languages.includes(currentLanguage())) await switchToFirstLanguage(config.languages);
  const connection = createApiConnection(api, currentLanguage);
  // Refreshes the subscription's state with each new token, because its period may have ended meanwhile.
  const refreshSubscription = async () =>
    (await import('../providers/auth/fetchSubscription')).refreshSubscriptionInfo(connection, refresher);
  const refresher = createTokenRefresher(
    connection,
    createBrowserLock(),
    () => void refreshSubscription().catch(() => {}),
  );
  const services = { connection, refresher, ...config };
  watchSessionDrafts(connection, (address) => window.location.assign(address));

  const address = redirectAddress(window.location, connection.session.get());
  if (address !== undefined) window.history.replaceState(null, '', address);

  const { pathname } = window.location;
  const openPage = isPublicPath(pathname) ? await loadPublicPage(pathname).catch(failingPage) : undefined;
  // If loading fails here, rendering the console repeats the load and shows the error.
  if (!openPage) await loadConsole().catch(() => undefined);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App services={services} openPage={openPage} />);
}

/** Returns a page that throws the error when it is rendered, so that the error boundary shows the error page. */
function failingPage(error: unknown): () => ReactNode {
  const Failing = (): ReactNode => {
    throw error;
  };
  return () => <Failing />;
}

reloadOnFailedChunk();
void start();
