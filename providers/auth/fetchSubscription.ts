import { isRecord } from '../graphqlResponse';
import { ApiError, errorCode } from '../errors';
import type { GraphQLOperation } from './call';
import { sendOperationBatch } from './sendOperationBatch';
import { sendWithTokenRefresh } from './sendAsSignedInUser';
import type { ApiConnection } from './connection';
import { fetchDerivedSubscription, isUnknownFieldError } from './derivedSubscription';
import type { TokenRefresher } from './refresh';
import type { Session, SubscriptionState } from './session';
import type { SubscriptionInfo } from './subscription';

/** The queries whose results `subscriptionInfoFrom` reads, in that order. */
export const subscriptionQueries: readonly GraphQLOperation[] = [
  { query: 'query { latestSuccessfulPayment { id is_active } }' },
  { query: 'query { subscriptionState }' },
];

type Answers = readonly (PromiseSettledResult<Record<string, unknown>> | undefined)[];

/**
 * Returns the subscription from the results of `subscriptionQueries`. On a server without `subscriptionState`, derives
 * it from the tariff and the last payment, with further queries.
 *
 * @throws ApiError when the further queries cannot be sent
 */
export async function subscriptionInfoFrom(
  connection: ApiConnection,
  session: Session,
  answers: Answers,
): Promise<SubscriptionInfo> {
  const isStateUnsupported = answers.some(
    (answer) => answer?.status === 'rejected' && isUnknownFieldError(answer.reason),
  );
  return isStateUnsupported ? fetchDerivedSubscription(connection, session) : answeredSubscription(answers);
}

/** Returns the subscription that the results describe. The value of a rejected query is null (unknown). */
function answeredSubscription([payment, state]: Answers): SubscriptionInfo {
  const latestPayment = payment?.status === 'fulfilled' ? payment.value.latestSuccessfulPayment : undefined;
  const currentState = state?.status === 'fulfilled' ? state.value.subscriptionState : undefined;
  return {
    lastSuccessfulPayment:
      isRecord(latestPayment) && typeof latestPayment.id === 'string' && latestPayment.is_active === true
        ? { id: latestPayment.id }
        : null,
    subscriptionState: states.find((each) => each === currentState) ?? null,
  };
}

/**
 * Fetches the subscription at sign-in. When the server does not answer in time, the subscription is unknown, and the
 * sign-in continues.
 */
export async function fetchSubscriptionInfo(connection: ApiConnection, session: Session): Promise<SubscriptionInfo> {
  const unknown: SubscriptionInfo = { lastSuccessfulPayment: null, subscriptionState: null };
  const timeout = new Promise<SubscriptionInfo>((resolve) => {
    setTimeout(() => resolve(unknown), signInWaitMs);
  });
  const fetched = sendOperationBatch(connection, subscriptionQueries, session)
    .then(async (answers) => subscriptionInfoFrom(connection, session, answers))
    .catch(() => unknown);
  return Promise.race([fetched, timeout]);
}

const signInWaitMs = 3_000;

/**
 * Fetches the subscription and stores it in the session. Rejects and changes nothing when a query fails, unless it
 * fails because of a missing permission or because the server does not know it.
 */
export async function refreshSubscriptionInfo(connection: ApiConnection, refresher: TokenRefresher): Promise<void> {
  const userId = connection.session.get()?.user.id;
  const subscription = await sendWithTokenRefresh(refresher, async (session) => {
    const answers = await sendOperationBatch(connection, subscriptionQueries, session);
    // A missing permission is permanent and counts as an unknown subscription; any other failure may be temporary.
    for (const answer of answers)
      if (answer.status === 'rejected' && !isDenied(answer.reason) && !isUnknownFieldError(answer.reason))
        throw answer.reason;
    return subscriptionInfoFrom(connection, session, answers);
  });
  storeSubscriptionInfo(connection, userId, subscription);
}

/**
 * Updates the session after the server refused a call because the company has no subscription. The error's reason is
 * used when the state cannot be fetched.
 */
export async function handleSubscriptionRequiredError(
  connection: ApiConnection,
  refresher: TokenRefresher,
  { reason }: ApiError,
): Promise<void> {
  await refreshSubscriptionInfo(connection, refresher).catch(() => {});
  const now = connection.session.get();
  const stateInError = states.find((state) => reason === `subscription_${state.toLowerCase()}`);
  if (!now || !stateInError || now.subscriptionState !== null) return;
  storeSubscriptionInfo(connection, now.user.id, { lastSuccessfulPayment: null, subscriptionState: stateInError });
}

/** Stores the subscription when it changed and the same user is still signed in. */
function storeSubscriptionInfo(
  { session }: Pick<ApiConnection, 'session'>,
  user: string | undefined,
  subscription: SubscriptionInfo,
): void {
  const now = session.get();
  if (!now || now.user.id !== user) return;
  const { lastSuccessfulPayment, subscriptionState } = subscription;
  if (now.subscriptionState === subscriptionState && now.lastSuccessfulPayment?.id === lastSuccessfulPayment?.id)
    return;
  session.set({ ...now, ...subscription });
}

const isDenied = (reason: unknown) => reason instanceof ApiError && reason.code === errorCode.denied;

const states: readonly SubscriptionState[] = ['REQUIRED', 'TRIAL', 'ACTIVE', 'EXPIRED', 'CANCELED'];
