import { buildRequestHeaders } from '../auth/call';
import type { ApiConnection } from '../auth/connection';
import { hasMethodPermission } from '../auth/methods';
import type { TokenRefresher } from '../auth/refresh';
import type { Session } from '../auth/session';
import { isSubscriptionRequiredError } from '../auth/subscription';
import { ApiError, deniedError, errorCode } from '../errors';
import { logFailedCall } from '../logFailedCall';
import type { ApiCall } from './call';
import { createCallPoster, type ApiCallOutcome } from './post';

/** Sends calls to the server. */
export interface ApiTransport {
  /**
   * Returns the value of the call's root field. Rejects with an ApiError, or with an `AbortError` when the call was
   * aborted.
   */
  send(call: ApiCall): Promise<unknown>;
}

/** Largest batch that the server accepts in one POST. */
const batchSize = 25;

interface PendingCall {
  call: ApiCall;
  resolve: (data: unknown) => void;
  reject: (reason: unknown) => void;
  isAborted: boolean;
  /** Called when the caller aborts the call after it was sent. */
  onAbort: () => void;
}

/**
 * Creates a transport that batches the calls of one tick into POSTs of at most 25.
 *
 * - Counts have POSTs of their own, so that rows do not wait for them: the server answers a POST as a whole.
 * - An aborted call is not sent; a POST whose calls are all aborted is aborted.
 * - Mutations are never aborted. A POST with mutations waits for the previous one, so that mutations arrive in order.
 * - A call refused for an expired token is sent again, once, after the token was refreshed.
 * - A query that the server denies although the session's permissions include it refreshes the account. A denied
 *   mutation does not refresh it, because the form with the user's input could disappear.
 * - A failed call is logged before its promise rejects.
 * - A call refused for a missing subscription updates the session's subscription.
 */
export function createApiTransport(connection: ApiConnection, refresher: TokenRefresher): ApiTransport {
  const post = createCallPoster(connection.api);
  let queue: PendingCall[] = [];
  let mutations: Promise<void> = Promise.resolve();
  /** Denied methods after which the account was refreshed. A second denial does not refresh it again. */
  const methodsRefreshedFor = new Set<string>();

  function flush(): void {
    const calls = queue;
    queue = [];
    const counts = calls.filter(({ call }) => call.isCount);
    const others = calls.filter(({ call }) => !call.isCount);
    for (const batch of [...batchesOf(others), ...batchesOf(counts)]) {
      if (batch.some(({ call }) => call.kind === 'mutation')) mutations = mutations.then(async () => deliver(batch));
      else void deliver(batch);
    }
  }

  /** Sends a batch and settles each of its calls. */
  async function deliver(batch: readonly PendingCall[]): Promise<void> {
    const activeCalls = batch.filter(({ isAborted }) => !isAborted);
    if (activeCalls.length === 0) return;
    try {
      const session = await refresher.current();
      const expiredCalls = await attempt(activeCalls, session);
      if (expiredCalls.length === 0) return;
      const retriedCalls = expiredCalls.map(({ pending }) => pending);
      const stillExpired = session ? await attempt(retriedCalls, await refresher.renew(session)) : expiredCalls;
      stillExpired.forEach(({ pending, error }) => pending.reject(error));
    } catch (error) {
      activeCalls.forEach(({ reject }) => reject(error));
    }
  }

  /** Posts calls and settles them. Returns those that the server refused because the token has expired. */
  async function attempt(calls: readonly PendingCall[], session: Session | null): Promise<ExpiredCall[]> {
    const activeCalls = calls.filter(({ isAborted }) => !isAborted);
    if (activeCalls.length === 0) return [];
    const abort = new AbortController();
    for (const pending of activeCalls) {
      pending.onAbort = () => {
        if (activeCalls.every(({ isAborted }) => isAborted)) abort.abort();
      };
    }
    const outcomes = await post(
      activeCalls.map(({ call }) => call),
      buildRequestHeaders(connection, session),
      abort.signal,
    );
    const denied = activeCalls.find(
      ({ call }, index) => call.kind === 'query' && isDenied(outcomes[index]) && !methodsRefreshedFor.has(call.method),
    );
    if (denied && session) void refreshPermissions(denied.call.method);
    const unpaid = outcomes.map((outcome) => 'error' in outcome && outcome.error).find(isSubscriptionRequiredError);
    if (unpaid) void handleUnpaidError(unpaid);
    if (session && outcomes.some(isPasswordExpired)) void refreshExpiredAccount();
    return activeCalls.flatMap((pending, index) => settleCall(pending, outcomes[index]));
  }

  /** Refreshes the account after the server denied a method. */
  async function refreshPermissions(method: string): Promise<void> {
    methodsRefreshedFor.add(method);
    try {
      const { refreshAccount } = await import('../auth/account');
      if (!hasMethodPermission(await refreshAccount(connection, refresher), method)) methodsRefreshedFor.delete(method);
    } catch {
      // A failed refresh is ignored here: the next call fails with the session's error.
    }
  }

  /** Refreshes the account after a call was refused for an expired password: the session then redirects the page. */
  async function refreshExpiredAccount(): Promise<void> {
    if (connection.session.get()?.user.must_change_password) return;
    const account = await import('../auth/account').catch(() => undefined);
    await account?.refreshAccount(connection, refresher).catch(() => {});
  }

  /** Updates the session after a call was refused for a missing subscription. */
  async function handleUnpaidError(refusal: ApiError): Promise<void> {
    const subscriptionModule = await import('../auth/fetchSubscription').catch(() => undefined);
    await subscriptionModule?.handleSubscriptionRequiredError(connection, refresher, refusal);
  }

  /** Adds a call to the batch of this tick, and returns its answer. */
  async function enqueue(call: ApiCall): Promise<unknown> {
    if (!hasMethodPermission(connection.session.get(), call.method)) throw deniedError();
    const signal = call.kind === 'query' ? call.signal : undefined;
    if (signal?.aborted) throw abortError();
    return new Promise((resolve, reject) => {
      const pending: PendingCall = { call, resolve, reject, isAborted: false, onAbort: () => {} };
      const abortCall = () => {
        pending.isAborted = true;
        reject(abortError());
        pending.onAbort();
      };
      signal?.addEventListener('abort', abortCall, { once: true });
      if (queue.length === 0) setTimeout(flush, 0);
      queue.push(pending);
    });
  }

  return {
    async send(call) {
      try {
        return await enqueue(call);
      } catch (error) {
        logFailedCall(call.method, error);
        throw error;
      }
    },
  };
}

function batchesOf(calls: readonly PendingCall[]): PendingCall[][] {
  return Array.from({ length: Math.ceil(calls.length / batchSize) }, (_, index) =>
    calls.slice(index * batchSize, (index + 1) * batchSize),
  );
}

const isDenied = (outcome: ApiCallOutcome | undefined) => hasCode(outcome, errorCode.denied);

const isPasswordExpired = (outcome: ApiCallOutcome) => hasCode(outcome, errorCode.passwordExpired);

function hasCode(outcome: ApiCallOutcome | undefined, code: number): boolean {
  const error = outcome && 'error' in outcome ? outcome.error : undefined;
  return error instanceof ApiError && error.code === code;
}

function abortError(): DOMException {
  return new DOMException('The call is no longer wanted', 'AbortError');
}

/** A call that the server refused because the token has expired. */
interface ExpiredCall {
  pending: PendingCall;
  error: ApiError;
}

function settleCall(pending: PendingCall, outcome: ApiCallOutcome | undefined): ExpiredCall[] {
  if (!outcome || 'error' in outcome) {
    const error = outcome?.error;
    if (error instanceof ApiError && error.code === errorCode.expired) return [{ pending, error }];
    pending.reject(error);
    return [];
  }
  pending.resolve(outcome.data[pending.call.method]);
  return [];
}
