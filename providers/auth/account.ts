import { unavailableError } from '../errors';
import { standingAsked, standingOf } from './askStanding';
import { asSignedIn } from './callSignedIn';
import { callTogether } from './callTogether';
import type { Connection } from './connection';
import { aboutUser, userFields } from './payload';
import type { Refresher } from './refresh';
import { isUser, type Session } from './session';

const account = { query: `query { account { ${userFields} } }` };

/**
 * Reads the account of who is signed in again, into the session, with where their company's subscription stands: after
 * anything that changes what they may do or how far they have come. Answers the session as it is then; null when they have signed out meanwhile.
 *
 * @throws ApiError
 */
export async function refreshAccount(connection: Connection, refresher: Refresher): Promise<Session | null> {
  const { user, standing } = await asSignedIn(refresher, async (session) => {
    const [own, ...others] = await callTogether(connection, [account, ...standingAsked], session);
    if (own?.status === 'rejected') throw own.reason;
    return { user: own?.value.account, standing: standingOf(others) };
  });
  if (!isUser(user)) throw unavailableError(200);
  const now = connection.session.get();
  // Somebody else may have signed in by another tab.
  if (!now || now.user.id !== user.id) return now;
  const next = { ...now, ...aboutUser(user), ...standing };
  connection.session.set(next);
  return next;
}
