import type { DataProvider, LiveProvider } from '@refinedev/core';
import { createTokenRefresher, type TokenRefresher } from '../../../providers/auth/refresh';
import { signIn } from '../../../providers/auth/signIn';
import { createDataProvider } from '../../../providers/data';
import { createApiTransport } from '../../../providers/data/transport';
import { createLiveProvider } from '../../../providers/live';
import { resources } from '../../../resources';
import { demoPassword } from '../../../server/demo/tenants';
import { WebSocket } from '../../unit/providers/fake-changes-server';
import { openFakeTab, type FakeTab } from '../../unit/providers/tab';
import type { TestServer } from '../harness/server';

/** The console's Refine providers, as in a browser tab in which a user is signed in. */
export interface ConsoleTab {
  tab: FakeTab;
  refresher: TokenRefresher;
  data: Required<DataProvider>;
  live: LiveProvider;
}

/** Opens a tab and signs in with an account of the demo. */
export async function openConsoleTab(server: TestServer, username: string): Promise<ConsoleTab> {
  const tab = openFakeTab(`${server.url}/graphql`);
  await signIn(tab, { username, password: demoPassword });
  const refresher = createTokenRefresher(tab, (work) => work());
  const transport = createApiTransport(tab, refresher);
  return {
    tab,
    refresher,
    data: createDataProvider({ resources, dialect: 'waybill', transport }),
    live: createLiveProvider(tab, refresher, WebSocket),
  };
}
