import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../providers/errors';

/**
 * Creates the cache of server responses.
 *
 * Errors with a code of the contract are final; only network failures are retried. The session is never read from this
 * cache, because the cache would be out of date right after sign-in.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && error.code === undefined && error.reason !== 'not_found',
      },
    },
  });
  client.setQueryDefaults(['auth'], { staleTime: 0, refetchOnReconnect: false });
  return client;
}
