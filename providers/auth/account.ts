import { unavailableError } from '../errors';
import { subscriptionQueries, subscriptionInfoFrom } from './fetchSubscription';
import { sendWithTokenRefresh } from './sendAsSignedInUser';
import { sendOperationBatch } from './sendOperationBatch';
import type { ApiConnection } from './connection';
import { userAndCompany, sessionUserFields } from './payload';
import type { TokenRefresher } from './refresh';
import { isSessionUser, type Session } from './session';

const account = { query: `query { account { ${sessionUserFields} } }` };

/**
 * Reads the signed-in user's account and subscription again and stores them in the session. Returns the session, or
 * null when the user signed out meanwhile.
 *
 * @throws ApiError
 */
export async function refreshAccount(connection: ApiConnection, refresher: TokenRefresher): Promise<Session | null> {
  const { user, subscription } = await sendWithTokenRefresh(refresher, async (session) => {
    const [accountResult, ...others] = await sendOperationBatch(connection, [account, ...subscriptionQueries], session);
    if (accountResult?.status === 'rejected') throw accountResult.reason;
    return {
      user: accountResult?.value.account,
      subscription: await subscriptionInfoFrom(connection, session, others),
    };
  });
  if (!isSessionUser(user)) throw unavailableError(200);
  const now = connection.session.get();
  // Another user may have signed in from another tab.
  if (!now || now.user.id !== user.id) return now;
  const next = { ...now, ...userAndCompany(user), ...subscription };
  connection.session.set(next);
  return next;
}
