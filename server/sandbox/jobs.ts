import { createHmac } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database, Session } from '../database/database';
import type { Job, JobKind, RunAgainResult } from '../queue';
import type { Log } from '../runtime/log';
import { readCheckoutSession } from './checkout';
import { sandboxEventJobKind, SandboxObjectStore } from './store';
import { sandboxEvents, sandboxObjects } from './tables';

/** Timeout of a request to the webhook, in milliseconds. */
const answerTimeoutMs = 20_000;
/** Retry settings of an event. The retries last about three days. */
const retries = { maxAttempts: 80, backoff: { firstMs: 1000, factor: 3, longestMs: 3_600_000 } } as const;
/** Days after which an event that no job posts any more is deleted. */
const keptDays = 30;
/** Milliseconds between checks for expired Checkout pages. */
const expireEveryMs = 15_000;
/** Milliseconds until a job runs again when the server is not listening yet. */
const notListeningMs = 1000;
const dayMs = 86_400_000;

/** What the sandbox's jobs need. */
export interface SandboxJobSettings {
  database: Database;
  log: Log;
  webhookSecret: string;
  /** URL of the webhook; undefined while the server does not listen. */
  webhook: () => string | undefined;
}

/** Returns the jobs that post events until the webhook returns 2xx, expire Checkout pages and delete old rows. */
export function createEnabledSandboxJobKinds(parts: SandboxJobSettings): JobKind[] {
  const { database, log } = parts;
  return [
    {
      kind: sandboxEventJobKind,
      ...retries,
      handler: (job) => postEvent(parts, job),
      logFailure: ({ key, attempt }, { error, isDead }) => {
        const facts = { event: key, tries: attempt, reason: error instanceof Error ? error.message : String(error) };
        if (isDead) log.error(facts, 'event of the sandbox failed permanently');
        else log.warn(facts, 'event of the sandbox was not accepted and will be retried');
      },
    },
    { kind: 'sandbox.expire', everyMs: expireEveryMs, handler: () => database.system(expireSessions) },
    { kind: 'sandbox.sweep', everyMs: dayMs, handler: () => database.system(deleteOld) },
  ];
}

/** Posts an event to the webhook. A repeated post is harmless, because the webhook ignores events it has handled. */
async function postEvent(
  { database, webhookSecret, webhook }: SandboxJobSettings,
  job: Job,
): Promise<RunAgainResult | void> {
  const address = webhook();
  if (address === undefined) return { againInMs: notListeningMs };
  const id = job.key ?? '';
  const [event] = await database.system(({ orm }) =>
    orm.select({ body: sandboxEvents.body }).from(sandboxEvents).where(eq(sandboxEvents.id, id)),
  );
  if (!event) return;
  const text = JSON.stringify(event.body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': stripeSignatureOf(text, webhookSecret),
  };
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(answerTimeoutMs)]);
  const answer = await fetch(address, { method: 'POST', headers, body: text, signal, redirect: 'error' });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}

/** Returns the `Stripe-Signature` header: the HMAC of the time and the body. */
export function stripeSignatureOf(text: string, secret: string, time = Math.floor(Date.now() / 1000)): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`;
}

const expiresAt = sql`(${sandboxObjects.body} ->> 'expires_at')::bigint`;
const isOpen = and(eq(sandboxObjects.kind, 'checkout.session'), sql`${sandboxObjects.body} ->> 'status' = 'open'`);

/** Expires Checkout pages whose time has passed. */
async function expireSessions(session: Session): Promise<void> {
  const store = await SandboxObjectStore.open(session);
  const over = await session.orm
    .select({ id: sandboxObjects.id })
    .from(sandboxObjects)
    .where(and(isOpen, lte(expiresAt, store.time)));
  for (const { id } of over) await readCheckoutSession(store, id);
}

/** Deletes old events that no job sends any more, and old answers to requests. */
async function deleteOld({ orm }: Session): Promise<void> {
  const isOld = sql`(${sandboxEvents.body} ->> 'created')::bigint < extract(epoch FROM waybill_now()) - ${keptDays}::int * 86400`;
  const isPending = sql`EXISTS (SELECT 1 FROM jobs j WHERE j.kind = ${sandboxEventJobKind} AND j.state = 'PENDING'
    AND j.owner = 0 AND j.unique_key = ${sandboxEvents.id})`;
  await orm.delete(sandboxEvents).where(and(isOld, sql`NOT ${isPending}`));
  await orm
    .delete(sandboxObjects)
    .where(
      and(eq(sandboxObjects.kind, 'request'), sql`${sandboxObjects.created_at} < waybill_now() - interval '2 days'`),
    );
}
