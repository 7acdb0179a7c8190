import type { ApiConnection } from '../auth/connection';
import type { TokenRefresher } from '../auth/refresh';
import { sendAsSignedInUser } from '../auth/sendAsSignedInUser';
import type { ServerTraits } from '../serverTraits';
import type { ApiTransport } from './transport';
import { createUtcTimesTransport } from './utcTimes';

/**
 * Returns a transport for pages outside of Refine: it needs less code than that of the data provider, and sends each call
 * as a request of its own.
 */
export function createSingleCallTransport(
  connection: ApiConnection,
  refresher: TokenRefresher,
  { times }: Pick<ServerTraits, 'times'>,
): ApiTransport {
  const transport: ApiTransport = {
    async send({ method, text, variables }) {
      return (await sendAsSignedInUser(connection, refresher, text, variables))[method];
    },
  };
  return times === 'utc' ? createUtcTimesTransport(transport) : transport;
}
