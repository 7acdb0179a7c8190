import { ApiError, errorCode } from '../errors';
import { sendOperation } from './call';
import type { ApiConnection } from './connection';
import type { CrossTabLock } from './lock';
import { authPayloadFields, sessionFromPayload } from './payload';
import type { Session } from './session';
import { subscriptionInfoOf } from './subscription';

/** Refreshes the access token. */
export interface TokenRefresher {
  /**
   * Returns the session for the next call, or null when no user is signed in. Waits for a running refresh, and refreshes
   * a token that is about to expire.
   */
  current(): Promise<Session | null>;
  /**
   * Refreshes the session `used`, whose token the server refused as expired, and returns the new one. Parallel callers
   * share one refresh.
   */
  renew(used: Session): Promise<Session>;
}

const refreshToken = `mutation ($input: RefreshTokenInput!) { refreshToken(input: $input) { ${authPayloadFields} } }`;

/**
 * Creates the refresher of this tab.
 *
 * When the server refuses to refresh, the session gets an `authError` of code 1103, and every call fails with that
 * error until the user signs in again. When the server cannot be reached, only the waiting calls fail.
 *
 * @param onRefreshed called with each session that this tab refreshed
 */
export function createTokenRefresher(
  connection: ApiConnection,
  lock: CrossTabLock,
  onRefreshed: (session: Session) => void = () => {},
): TokenRefresher {
  const { session } = connection;
  let runningRefresh: Promise<Session> | undefined;

  async function refresh(used: Session): Promise<Session> {
    return lock(async () => {
      const now = session.get();
      if (!now) throw expiredError();
      if (now.authError) throw expiredError(now.authError.message);
      // Another tab has refreshed the session already.
      if (now.access_token !== used.access_token) return now;
      try {
        const answer = await sendOperation(connection, refreshToken, { input: { refresh_token: now.refresh_token } });
        const next = { ...sessionFromPayload(answer.refreshToken), ...subscriptionInfoOf(session.get()) };
        // The user signed out meanwhile; the session must not reappear.
        if (session.get()?.refresh_token !== now.refresh_token) throw expiredError();
        session.set(next);
        onRefreshed(next);
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
    runningRefresh ??= refresh(used).finally(() => {
      runningRefresh = undefined;
    });
    return runningRefresh;
  }

  return {
    async current() {
      const now = session.get();
      if (!now) return null;
      if (now.authError?.code === errorCode.expired) throw expiredError(now.authError.message);
      return runningRefresh ?? (isAboutToExpire(now) ? renew(now) : now);
    },
    renew,
  };
}

/** Returns whether less than a tenth of the token's lifetime is left, or half a minute if that is shorter. */
function isAboutToExpire({ expires_at, expires_in }: Session): boolean {
  return expires_at - Date.now() < Math.min(30_000, expires_in * 100);
}

/** Returns whether the server refused the refresh, as opposed to being unreachable. */
function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (error.code === errorCode.unauthenticated || error.code === errorCode.expired || error.code === errorCode.invalid)
  );
}

function expiredError(message = 'The session has expired'): ApiError {
  return new ApiError(message, { statusCode: 401, code: errorCode.expired });
}
