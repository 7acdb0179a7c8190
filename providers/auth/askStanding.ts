import type { SubscriptionState } from '../../resources/contract.generated';
import { isRecord } from '../answer';
import { ApiError, errorCode } from '../errors';
import type { Operation } from './call';
import { callTogether } from './callTogether';
import { asSignedIn } from './callSignedIn';
import type { Connection } from './connection';
import type { Refresher } from './refresh';
import type { Session } from './session';
import type { Standing } from './standing';

/** What is asked for it. */
export const standingAsked: readonly Operation[] = [
  { query: 'query { latestSuccessfulPayment { id is_active } }' },
  { query: 'query { subscriptionState }' },
];

type Answers = readonly (PromiseSettledResult<Record<string, unknown>> | undefined)[];

/** What the answers to `standingAsked` tell. Who may not ask, and a server that knows no such thing, leave it unknown. */
export function standingOf([payment, state]: Answers): Standing {
  const paid = payment?.status === 'fulfilled' ? payment.value.latestSuccessfulPayment : undefined;
  const stands = state?.status === 'fulfilled' ? state.value.subscriptionState : undefined;
  return {
    lastSuccessfulPayment:
      isRecord(paid) && typeof paid.id === 'string' && paid.is_active === true ? { id: paid.id } : null,
    subscriptionState: states.find((each) => each === stands) ?? null,
  };
}

/**
 * Asks as somebody who has just got a session, for as long as they would wait. Unknown when no answer comes: that is no
 * reason to keep them out.
 */
export async function standingFor(connection: Connection, session: Session): Promise<Standing> {
  const tooLate = new Promise<Answers>((resolve) => {
    setTimeout(() => resolve([]), patience);
  });
  return standingOf(await Promise.race([callTogether(connection, standingAsked, session).catch(() => []), tooLate]));
}

/** Milliseconds that signing in waits for it. */
const patience = 3_000;

/** Takes where the company stands now into the session. Rejects without an answer: then all stays as it is. */
export async function takeStanding(connection: Connection, refresher: Refresher): Promise<void> {
  const asked = connection.session.get()?.user.id;
  const standing = await asSignedIn(refresher, async (session) => {
    const answers = await callTogether(connection, standingAsked, session);
    // Whoever may not know it is told so for good. Of all else the next answer may be another one.
    for (const answer of answers) if (answer.status === 'rejected' && !isDenied(answer.reason)) throw answer.reason;
    return standingOf(answers);
  });
  noteStanding(connection, asked, standing);
}

/**
 * After the server refused something because the company has no subscription: takes that into the session, from where it
 * leads away from what cannot be done. What the refusal itself says counts where nothing else is known.
 */
export async function learnUnpaid(connection: Connection, refresher: Refresher, { reason }: ApiError): Promise<void> {
  await takeStanding(connection, refresher).catch(() => {});
  const now = connection.session.get();
  const told = states.find((state) => reason === `subscription_${state.toLowerCase()}`);
  if (!now || !told || now.subscriptionState !== null) return;
  noteStanding(connection, now.user.id, { lastSuccessfulPayment: null, subscriptionState: told });
}

/** Keeps what was told of somebody's company, where it is still they who are signed in, and it is news. */
function noteStanding({ session }: Pick<Connection, 'session'>, user: string | undefined, standing: Standing): void {
  const now = session.get();
  if (!now || now.user.id !== user) return;
  const { lastSuccessfulPayment, subscriptionState } = standing;
  if (now.subscriptionState === subscriptionState && now.lastSuccessfulPayment?.id === lastSuccessfulPayment?.id)
    return;
  session.set({ ...now, ...standing });
}

const isDenied = (reason: unknown) => reason instanceof ApiError && reason.code === errorCode.denied;

const states: readonly SubscriptionState[] = ['REQUIRED', 'TRIAL', 'ACTIVE', 'EXPIRED', 'CANCELED'];
