import type { QueryClient } from '@tanstack/react-query';
import { createAccessControlProvider } from '../../providers/access';
import { createAuthProvider } from '../../providers/auth/authProvider';
import { createDataProvider } from '../../providers/data';
import { createApiTransport } from '../../providers/data/transport';
import { createLiveProvider } from '../../providers/live';
import { resources } from '../../resources';
import type { AppServices } from '../ui/appServices';
import { createQueryClient } from './queryClient';

/** The cache of answers, and Refine's providers that talk to the server. */
export interface ConsoleData {
  queries: QueryClient;
  providers: ReturnType<typeof createProviders>;
}

const created = new WeakMap<AppServices, ConsoleData>();

/**
 * Returns the cache and the providers of a tab. They are created at the first call, before the pages are rendered, so
 * that the router's loaders can send a page's query while its code still loads.
 */
export function consoleDataOf(services: AppServices): ConsoleData {
  const data = created.get(services) ?? { queries: createQueryClient(), providers: createProviders(services) };
  created.set(services, data);
  return data;
}

function createProviders({ connection, refresher, dialect, server }: AppServices) {
  const transport = createApiTransport(connection, refresher);
  return {
    authProvider: createAuthProvider(connection, refresher),
    accessControlProvider: createAccessControlProvider(resources, connection.session),
    dataProvider: createDataProvider({ resources, dialect, traits: server, transport }),
    ...(server.live && { liveProvider: createLiveProvider(connection, refresher) }),
  };
}
