import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Connection } from '../../providers/auth/connection';
import type { Refresher } from '../../providers/auth/refresh';
import type { Session } from '../../providers/auth/session';
import type { Config } from '../../providers/config';

/** What this tab of the browser works with from its start to its end, the public configuration included. */
export interface Tab extends Omit<Config, 'api'> {
  connection: Connection;
  refresher: Refresher;
}

export const TabContext = createContext<Tab | null>(null);

/** What this tab works with. */
export function useTab(): Tab {
  const tab = useContext(TabContext);
  if (!tab) throw new Error('There is no TabContext around this component.');
  return tab;
}

/** Who is signed in, as of now and in every tab. */
export function useSession(): Session | null {
  const { session } = useTab().connection;
  return useSyncExternalStore(session.subscribe, session.get);
}
