import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ApiConnection } from '../../providers/auth/connection';
import type { TokenRefresher } from '../../providers/auth/refresh';
import type { Session } from '../../providers/auth/session';
import type { ConsoleConfig } from '../../providers/config';

/** Services and public configuration that all components share, created once per browser tab. */
export interface AppServices extends Omit<ConsoleConfig, 'api'> {
  connection: ApiConnection;
  refresher: TokenRefresher;
}

export const AppServicesContext = createContext<AppServices | null>(null);

/** Returns the shared services and the public configuration. */
export function useAppServices(): AppServices {
  const services = useContext(AppServicesContext);
  if (!services) throw new Error('There is no AppServicesContext around this component.');
  return services;
}

/** Returns the current session, kept up to date across browser tabs. Null when no user is signed in. */
export function useSession(): Session | null {
  const { session } = useAppServices().connection;
  return useSyncExternalStore(session.subscribe, session.get);
}
