import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { connect } from '../providers/auth/connection';
import { browserLock } from '../providers/auth/lock';
import { createRefresher } from '../providers/auth/refresh';
import { loadConfig } from '../providers/config';
import { currentLanguage, showFirstLanguage, startI18n } from '../providers/i18n';
import { App, loadConsole } from './App';
import { addressToOpen } from './routing/addresses';
import { reloadOnFailedChunk } from './newBuild/reloadOnFailedChunk';
import { loadPublicPage } from './publicPages/loadPublicPage';
import { isPublicPath } from './routing/publicPaths';
import { watchSessionDrafts } from './app/sessionDrafts';

async function start(): Promise<void> {
  const [{ api, ...config }] = await Promise.all([loadConfig(), startI18n()]);
  if (!config.languages.includes(currentLanguage())) await showFirstLanguage(config.languages);
  const connection = connect(api, currentLanguage);
  // With each new token is asked where the company's subscription stands: its period may be over by then.
  const renewed = async () =>
    (await import('../providers/auth/fetchSubscription')).refreshSubscriptionInfo(connection, refresher);
  const refresher = createRefresher(connection, browserLock(), () => void renewed().catch(() => {}));
  const tab = { connection, refresher, ...config };
  watchSessionDrafts(connection, (address) => window.location.assign(address));

  const address = addressToOpen(window.location, connection.session.get());
  if (address !== undefined) window.history.replaceState(null, '', address);

  const { pathname } = window.location;
  const openPage = isPublicPath(pathname) ? await loadPublicPage(pathname).catch(failing) : undefined;
  // What fails here fails once more where it is shown.
  if (!openPage) await loadConsole().catch(() => undefined);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App tab={tab} openPage={openPage} />);
}

/** A page that could not be fetched: it fails where it is shown, and the page of failures takes its place. */
function failing(error: unknown): () => ReactNode {
  const Failing = (): ReactNode => {
    throw error;
  };
  return () => <Failing />;
}

reloadOnFailedChunk();
void start();
