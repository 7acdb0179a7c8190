import { ApiError, errorCode } from '../errors';
import { logFailure, operationOf } from '../logFailure';
import { sendUnlogged } from './call';
import type { Connection } from './connection';
import type { Refresher } from './refresh';
import type { Session } from './session';

/**
 * Sends one operation as the signed-in user, without the data provider. Refreshes an expired token and sends the
 * operation again, once. A failure is logged.
 *
 * @throws ApiError code 1103 when there is no session
 */
export async function callSignedIn(
  connection: Connection,
  refresher: Refresher,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  try {
    return await sendWithSession(refresher, async (session) => sendUnlogged(connection, { query, variables }, session));
  } catch (error) {
    logFailure(operationOf(query), error);
    throw error;
  }
}

/** Calls `send` with the session; refreshes an expired token and calls it again, once. */
export async function sendWithSession<Answer>(
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
