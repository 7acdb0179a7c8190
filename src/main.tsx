import { createRoot } from 'react-dom/client';
import { connect } from '../providers/auth/connection';
import { browserLock } from '../providers/auth/lock';
import { createRefresher } from '../providers/auth/refresh';
import { loadConfig } from '../providers/config';
import { currentLanguage, startWords } from '../providers/i18n';
import { App, loadConsole } from './App';
import { addressToOpen } from './addresses';
import { isOpen, loadOpenPage } from './openPages';

async function start(): Promise<void> {
  const [{ api, dialect, social }] = await Promise.all([loadConfig(), startWords()]);
  const connection = connect(api, currentLanguage);
  const tab = { connection, refresher: createRefresher(connection, browserLock()), dialect, social };
  connection.channel.follow((address) => window.location.assign(address));

  const address = addressToOpen(window.location, connection.session.get());
  if (address !== undefined) window.history.replaceState(null, '', address);

  const { pathname } = window.location;
  const openPage = isOpen(pathname) ? await loadOpenPage(pathname) : undefined;
  if (!openPage) await loadConsole();
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App tab={tab} openPage={openPage} />);
}

void start();
