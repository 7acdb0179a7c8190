import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../providers/errors';

/**
 * Keeps what the server answered.
 *
 * What has a code of the contract is an answer, and asking again changes nothing; only a server out of reach is asked
 * again. Whether someone is signed in is never taken from here: it would be out of date in the moment of signing in.
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
