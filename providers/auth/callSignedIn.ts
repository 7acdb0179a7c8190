import { ApiError, errorCode } from '../errors';
import { call } from './call';
import type { Connection } from './connection';
import type { Refresher } from './refresh';
import type { Session } from './session';

/**
 * Sends one operation by itself, as whoever is signed in: for what no data provider is needed for. One that the server
 * calls expired is sent again, once, when the token has been refreshed.
 *
 * @throws ApiError code 1103 when nobody is signed in any more
 */
export async function callSignedIn(
  connection: Connection,
  refresher: Refresher,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  return asSignedIn(refresher, async (session) => call(connection, query, variables, session));
}

/** The same for whatever is sent: `send` gets the session to send it with, and throws what the server said. */
export async function asSignedIn<Answer>(
  refresher: Refresher,
  send: (session: Session) => Promise<Answer>,
): Promise<Answer> {
  const session = await refresher.current();
  if (!session) throw new ApiError('Nobody is signed in', { statusCode: 401, code: errorCode.expired });
  return send(session).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== errorCode.expired) throw error;
    return send(await refresher.renew(session));
  });
}
