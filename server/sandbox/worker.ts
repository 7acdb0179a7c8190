import { createHmac } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Log } from '../runtime/log';
import type { Database, Session } from '../database/database';
import { type Looking, Routine } from '../runtime/routine';
import { currentSession } from './checkout';
import { sandboxChannel, Store } from './store';
import { sandboxEvents, sandboxObjects } from './tables';

/** Seconds that an event is one server's, once it was taken: longer than its post is waited for. */
const lease = 60;
/** Milliseconds that an answer is waited for. */
const patience = 20_000;
/** Seconds after the first failed try; three times as many after each further one, up to an hour. */
const firstPause = 1;
const longestPause = 3600;
/** Tries after which an event is given up, some three days after it happened. */
const mostTries = 80;
/** Days that events are kept. */
const keptDays = 30;
/** Shortest and longest time in milliseconds between looks: pages expire without anybody saying so. */
const soon = 50;
const lookEvery = 15_000;

/** What events are told with. */
export interface TellingParts {
  database: Database;
  log: Log;
  webhookSecret: string;
  /** Where they are posted; none while the server does not listen yet. */
  webhook: () => string | undefined;
}

/**
 * Posts what the processor has to tell, each event until it is taken, and lets pages expire when their time is over. Any
 * number of servers do so beside each other. @returns the way to stop
 */
export async function keepTelling(parts: TellingParts): Promise<() => Promise<void>> {
  const { database, log, webhook } = parts;
  const routine = new Routine({
    look: async (looking) => {
      await database.system(expireOver);
      const address = webhook();
      const take = async () => (looking.stopped() ? undefined : database.system(takeOne));
      const telling = address === undefined ? undefined : { ...looking, address };
      if (telling) for (let taken = await take(); taken; taken = await take()) await tell(parts, taken, telling);
      return database.system(untilNext);
    },
    failed: (err) => log.error({ err }, 'the sandbox could not look for what it has to tell'),
    pause: lookEvery,
  });
  const stopListening = await database.listen(sandboxChannel, {
    hear: () => routine.wake(0),
    missed: () => routine.wake(0),
  });
  await database.system(forgetOld);
  routine.wake(0);
  return async () => {
    await routine.stop();
    await stopListening();
  };
}

/** An event that this server has taken. */
interface Taken {
  id: string;
  body: Record<string, unknown>;
  tries: number;
}

/**
 * Posts an event. One that is given up because the server stops, often a post to this very server, is due again, here or
 * on another, when its lease is over.
 */
async function tell(
  { database, log, webhookSecret }: TellingParts,
  { id, body, tries }: Taken,
  { address, stopped, hurry }: Looking & { address: string },
): Promise<void> {
  const text = JSON.stringify(body);
  const facts = { event: id, type: body.type, tries };
  try {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(text, webhookSecret),
    };
    const signal = AbortSignal.any([hurry, AbortSignal.timeout(patience)]);
    const answer = await fetch(address, { method: 'POST', headers, body: text, signal, redirect: 'error' });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    await database.system((session) => settle(session, id, null));
  } catch (error) {
    const pause = Math.min(firstPause * 3 ** (tries - 1), longestPause);
    const over = tries >= mostTries;
    await database.system((session) => settle(session, id, over ? null : pause));
    const reason = error instanceof Error ? error.message : String(error);
    if (!stopped())
      log.warn(
        { ...facts, reason },
        over ? 'event of the sandbox given up' : 'event of the sandbox not taken: it will be told again',
      );
  }
}

/** How the receiver knows who tells: as Stripe signs, by the time that it is and what is said. */
export function signatureOf(text: string, secret: string, time = Math.floor(Date.now() / 1000)): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`;
}

/** Takes the event that is due longest; whoever else looks at this moment takes another. */
async function takeOne({ orm }: Session): Promise<Taken | undefined> {
  const due = sql`(SELECT id FROM sandbox_events WHERE due_at <= now() ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
  const [taken] = await orm
    .update(sandboxEvents)
    .set({ attempts: sql`${sandboxEvents.attempts} + 1`, due_at: sql`now() + make_interval(secs => ${lease}::int)` })
    .where(sql`${sandboxEvents.id} = ${due}`)
    .returning({ id: sandboxEvents.id, body: sandboxEvents.body, tries: sandboxEvents.attempts });
  return taken;
}

/** Leaves an event for later; for good without a number of seconds. */
async function settle({ orm }: Session, id: string, seconds: number | null): Promise<void> {
  const due = seconds === null ? null : sql`now() + make_interval(secs => ${seconds}::int)`;
  await orm.update(sandboxEvents).set({ due_at: due }).where(eq(sandboxEvents.id, id));
}

const expiresAt = sql`(${sandboxObjects.body} ->> 'expires_at')::bigint`;
const isOpen = and(eq(sandboxObjects.kind, 'checkout.session'), sql`${sandboxObjects.body} ->> 'status' = 'open'`);

/** Lets pages expire whose time is over. */
async function expireOver(session: Session): Promise<void> {
  const store = await Store.open(session);
  const over = await session.orm
    .select({ id: sandboxObjects.id })
    .from(sandboxObjects)
    .where(and(isOpen, lte(expiresAt, store.time)));
  for (const { id } of over) await currentSession(store, id);
}

/** Milliseconds until the next look: for the next event, or a page. */
async function untilNext({ orm }: Session): Promise<number> {
  const [row] = await orm
    .select({ seconds: sql<string | null>`extract(epoch FROM min(${sandboxEvents.due_at}) - now())` })
    .from(sandboxEvents);
  return row?.seconds ? Math.min(Math.max(Number(row.seconds) * 1000, soon), lookEvery) : lookEvery;
}

/** Old events, and answers to calls that nobody sends again. */
async function forgetOld({ orm }: Session): Promise<void> {
  const old = sql`(${sandboxEvents.body} ->> 'created')::bigint < extract(epoch FROM waybill_now()) - ${keptDays}::int * 86400`;
  await orm.delete(sandboxEvents).where(and(sql`${sandboxEvents.due_at} IS NULL`, old));
  await orm
    .delete(sandboxObjects)
    .where(
      and(eq(sandboxObjects.kind, 'request'), sql`${sandboxObjects.created_at} < waybill_now() - interval '2 days'`),
    );
}
