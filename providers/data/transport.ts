import { headersOf } from '../auth/call';
import type { Connection } from '../auth/connection';
import { isAllowed } from '../auth/methods';
import type { Refresher } from '../auth/refresh';
import type { Session } from '../auth/session';
import { isUnpaid } from '../auth/standing';
import { ApiError, deniedError, errorCode } from '../errors';
import type { Call } from './call';
import { createPost, type Outcome } from './post';

/** Takes calls to the server. */
export interface Transport {
  /**
   * What the server answers for the call's root field. Rejects with an ApiError, or with an `AbortError` when the call
   * was dropped.
   */
  send(call: Call): Promise<unknown>;
}

/** Most operations that the server takes in one POST. */
const batchSize = 25;

interface Waiting {
  call: Call;
  resolve: (data: unknown) => void;
  reject: (reason: unknown) => void;
  dropped: boolean;
  /** Hears that the call was dropped while it is with the server. */
  onDrop: () => void;
}

/**
 * A transport that gathers the calls of one tick into one POST, an array of 25 at most.
 *
 * - A call that its signal drops is not sent; a POST whose calls are all dropped is aborted.
 * - Mutations are never dropped, and a POST with mutations waits for the one before: they arrive in their order.
 * - A call that the server calls expired is sent again, once, when the token has been refreshed.
 * - A query that the server refuses although the session's permissions have it makes the account be read again.
 *   A refused mutation leaves all as it is: what someone typed is not to vanish with the page that it was typed on.
 * - What the server refuses for lack of a subscription makes that known to the session.
 */
export function createTransport(connection: Connection, refresher: Refresher): Transport {
  const post = createPost(connection.api);
  let queue: Waiting[] = [];
  let mutations: Promise<void> = Promise.resolve();
  /** Methods that the server refuses whatever the permissions say: to ask for those anew is no use. */
  const refused = new Set<string>();

  function flush(): void {
    const calls = queue;
    queue = [];
    for (let start = 0; start < calls.length; start += batchSize) {
      const batch = calls.slice(start, start + batchSize);
      if (batch.some(({ call }) => call.kind === 'mutation')) mutations = mutations.then(async () => deliver(batch));
      else void deliver(batch);
    }
  }

  /** Sends a batch and settles every call of it. */
  async function deliver(batch: readonly Waiting[]): Promise<void> {
    const wanted = batch.filter(({ dropped }) => !dropped);
    if (wanted.length === 0) return;
    try {
      const session = await refresher.current();
      const expired = await attempt(wanted, session);
      if (expired.length === 0) return;
      const again = expired.map(({ waiting }) => waiting);
      const still = session ? await attempt(again, await refresher.renew(session)) : expired;
      still.forEach(({ waiting, error }) => waiting.reject(error));
    } catch (error) {
      wanted.forEach(({ reject }) => reject(error));
    }
  }

  /** Sends calls once and settles them, except those that the server called expired. */
  async function attempt(calls: readonly Waiting[], session: Session | null): Promise<Expired[]> {
    const wanted = calls.filter(({ dropped }) => !dropped);
    if (wanted.length === 0) return [];
    const abort = new AbortController();
    for (const waiting of wanted) {
      waiting.onDrop = () => {
        if (wanted.every(({ dropped }) => dropped)) abort.abort();
      };
    }
    const outcomes = await post(
      wanted.map(({ call }) => call),
      headersOf(session, connection.language()),
      abort.signal,
    );
    const denied = wanted.find(
      ({ call }, index) => call.kind === 'query' && isDenied(outcomes[index]) && !refused.has(call.method),
    );
    if (denied && session) void learn(denied.call.method);
    const unpaid = outcomes.map((outcome) => 'error' in outcome && outcome.error).find(isUnpaid);
    if (unpaid) void learnUnpaid(unpaid);
    return wanted.flatMap((waiting, index) => settle(waiting, outcomes[index]));
  }

  /** Takes what the account may do now into the session, and what keeps it from its work. */
  async function learn(method: string): Promise<void> {
    refused.add(method);
    try {
      const { refreshAccount } = await import('../auth/account');
      if (!isAllowed(await refreshAccount(connection, refresher), method)) refused.delete(method);
    } catch {
      // The next call says what is wrong with the session.
    }
  }

  /** Takes into the session that the company has no subscription. */
  async function learnUnpaid(refusal: ApiError): Promise<void> {
    const asking = await import('../auth/askStanding').catch(() => undefined);
    await asking?.learnUnpaid(connection, refresher, refusal);
  }

  return {
    async send(call) {
      if (!isAllowed(connection.session.get(), call.method)) throw deniedError();
      const signal = call.kind === 'query' ? call.signal : undefined;
      if (signal?.aborted) throw droppedError();
      return new Promise((resolve, reject) => {
        const waiting: Waiting = { call, resolve, reject, dropped: false, onDrop: () => {} };
        const drop = () => {
          waiting.dropped = true;
          reject(droppedError());
          waiting.onDrop();
        };
        signal?.addEventListener('abort', drop, { once: true });
        if (queue.length === 0) setTimeout(flush, 0);
        queue.push(waiting);
      });
    },
  };
}

function isDenied(outcome: Outcome | undefined): boolean {
  const error = outcome && 'error' in outcome ? outcome.error : undefined;
  return error instanceof ApiError && error.code === errorCode.denied;
}

function droppedError(): DOMException {
  return new DOMException('The call is no longer wanted', 'AbortError');
}

/** A call that the server called expired. */
interface Expired {
  waiting: Waiting;
  error: ApiError;
}

function settle(waiting: Waiting, outcome: Outcome | undefined): Expired[] {
  if (!outcome || 'error' in outcome) {
    const error = outcome?.error;
    if (error instanceof ApiError && error.code === errorCode.expired) return [{ waiting, error }];
    waiting.reject(error);
    return [];
  }
  waiting.resolve(outcome.data[waiting.call.method]);
  return [];
}
