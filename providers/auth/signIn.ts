import { ApiError, errorCode } from '../errors';
import { sendOperation } from './call';
import type { ApiConnection } from './connection';
import { authPayloadFields, sessionFromPayload } from './payload';
import type { Session } from './session';
import { subscriptionInfoOf } from './subscription';

/** Email address (`username`) and password, with the code of the second factor where one is needed. */
export interface SignInCredentials {
  username: string;
  password: string;
  /** Code of the second factor, after the server has requested it. */
  code?: string;
}

const login = `mutation ($input: LoginInput!) { login(input: $input) { ${authPayloadFields} } }`;

/**
 * Signs in: stores the session and notifies the other tabs. The caller navigates.
 *
 * @param onAccepted called with the stored session while its subscription is still unknown
 * @throws ApiError code 1101 with reason `credentials` or `locked`, 1102 with reason `code_required` or `code_wrong`
 */
export async function signIn(
  connection: ApiConnection,
  credentials: SignInCredentials,
  onAccepted?: (session: Session) => void,
): Promise<Session> {
  const answer = await sendOperation(connection, login, { input: credentials }).catch((error: unknown) => {
    throw isExpired(error) ? wrongCredentialsError(error) : error;
  });
  return startSession(connection, answer.login, onAccepted);
}

const isExpired = (error: unknown): error is ApiError => error instanceof ApiError && error.code === errorCode.expired;

/** Laravel refuses a wrong password as a missing session. At sign-in there is none that could have expired. */
const wrongCredentialsError = (cause: ApiError) =>
  new ApiError(cause.message, { statusCode: 401, code: errorCode.unauthenticated, reason: 'credentials', cause });

/**
 * Stores the session of an `AuthPayload` and notifies the other tabs. Resolves once the subscription is known, so that a
 * company without one does not see the console. `onAccepted` is called before that, with the stored session.
 */
export async function startSession(
  connection: ApiConnection,
  payload: unknown,
  onAccepted?: (session: Session) => void,
): Promise<Session> {
  const newSession = sessionFromPayload(payload);
  if (onAccepted) {
    connection.session.set({ ...newSession, ...subscriptionInfoOf(null) });
    onAccepted(newSession);
  }
  // When the chunk cannot be loaded, the subscription is unknown, which does not block the sign-in.
  const subscriptionModule = await import('./fetchSubscription').catch(() => undefined);
  const session = {
    ...newSession,
    ...((await subscriptionModule?.fetchSubscriptionInfo(connection, newSession)) ?? subscriptionInfoOf(null)),
  };
  connection.session.set(session);
  connection.channel.announce('logIn');
  return session;
}

/**
 * Returns `code_required` when the server asks for a code of the second factor, and `code_wrong` when the given code
 * was wrong. Returns undefined for other errors.
 */
export function secondFactorReason(error: unknown): 'code_required' | 'code_wrong' | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCode.secondFactor) return undefined;
  return error.reason === 'code_wrong' ? 'code_wrong' : 'code_required';
}
