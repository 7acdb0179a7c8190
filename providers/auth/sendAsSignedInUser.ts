import { ApiError, errorCode } from '../errors';
import { logFailedCall, firstRootFieldOf } from '../logFailedCall';
import { sendOperationWithoutLogging } from './call';
import type { ApiConnection } from './connection';
import type { TokenRefresher } from './refresh';
import type { Session } from './session';

/**
 * Sends one operation as the signed-in user, without the data provider. Refreshes an expired token and sends the
 * operation again, once. A failure is logged.
 *
 * @throws ApiError code 1103 when there is no session
 */
export async function sendAsSignedInUser(
  connection: ApiConnection,
  refresher: TokenRefresher,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  try {
    return await sendWithTokenRefresh(refresher, async (session) =>
      sendOperationWithoutLogging(connection, { query, variables }, session),
    );
  } catch (error) {
    logFailedCall(firstRootFieldOf(query), error);
    throw error;
  }
}

/** Calls `send` with the session; refreshes an expired token and calls it again, once. */
export async function sendWithTokenRefresh<Answer>(
  refresher: TokenRefresher,
  send: (session: Session) => Promise<Answer>,
): Promise<Answer> {
  const session = await refresher.current();
  if (!session) throw new ApiError('Nobody is signed in', { statusCode: 401, code: errorCode.expired });
  return send(session).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== errorCode.expired) throw error;
    return send(await refresher.renew(session));
  });
}
