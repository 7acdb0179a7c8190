import { ApiError, errorCode } from '../errors';
import { call } from './call';
import type { Connection } from './connection';
import type { Lock } from './lock';
import { payloadFields, sessionOf } from './payload';
import type { Session } from './session';
import { standingIn } from './standing';

/** Keeps the access token good. */
export interface Refresher {
  /**
   * The session to call with now: waits for a refresh under way, and refreshes a token that is about to expire.
   * `null` when nobody is signed in.
   */
  current(): Promise<Session | null>;
  /** After the server called `used` expired: the session with the next token. One refresh serves all who wait. */
  renew(used: Session): Promise<Session>;
}

const refreshToken = `mutation ($input: RefreshTokenInput!) { refreshToken(input: $input) { ${payloadFields} } }`;

/**
 * Makes the refresher of this tab.
 *
 * When the server refuses to refresh, the session gets an `authError` of code 1103, and every call fails with it
 * until someone signs in again. When the server is out of reach, only the waiting calls fail.
 *
 * @param renewed hears of each session that this tab has refreshed
 */
export function createRefresher(
  connection: Connection,
  lock: Lock,
  renewed: (session: Session) => void = () => {},
): Refresher {
  const { session } = connection;
  let underWay: Promise<Session> | undefined;

  async function refresh(used: Session): Promise<Session> {
    return lock(async () => {
      const now = session.get();
      if (!now) throw expiredError();
      if (now.authError) throw expiredError(now.authError.message);
      // Another tab was faster.
      if (now.access_token !== used.access_token) return now;
      try {
        const answer = await call(connection, refreshToken, { input: { refresh_token: now.refresh_token } });
        const next = { ...sessionOf(answer.refreshToken), ...standingIn(session.get()) };
        // Signed out meanwhile: a session must not come back by itself.
        if (session.get()?.refresh_token !== now.refresh_token) throw expiredError();
        session.set(next);
        renewed(next);
        return next;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        if (session.get()?.refresh_token === now.refresh_token) {
          const { message, reason = null, validation } = error;
          session.set({ ...now, authError: { code: errorCode.expired, message, reason, validation } });
        }
        throw expiredError(error.message);
      }
    });
  }

  async function renew(used: Session): Promise<Session> {
    underWay ??= refresh(used).finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  return {
    async current() {
      const now = session.get();
      if (!now) return null;
      if (now.authError?.code === errorCode.expired) throw expiredError(now.authError.message);
      return underWay ?? (isAboutToExpire(now) ? renew(now) : now);
    },
    renew,
  };
}

/** The last tenth of a token's life, half a minute at most. */
function isAboutToExpire({ expires_at, expires_in }: Session): boolean {
  return expires_at - Date.now() < Math.min(30_000, expires_in * 100);
}

/** Whether the server answered, and its answer was no: unlike a server that could not be asked. */
function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (error.code === errorCode.unauthenticated || error.code === errorCode.expired || error.code === errorCode.invalid)
  );
}

function expiredError(message = 'The session has expired'): ApiError {
  return new ApiError(message, { statusCode: 401, code: errorCode.expired });
}
