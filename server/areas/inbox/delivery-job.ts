import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { readBillingTime } from '../../database/clock';
import type { Database, Session } from '../../database/database';
import { publishChanges, systemUserId } from '../../dialect/write/mutations';
import { enqueueJobs, type JobKind } from '../../queue';
import { enqueueMail } from '../mail';
import type { InboxMailFacts } from './mails';
import { enqueuePushes } from './push/send-job';
import { inboxEntries } from './tables';

/** Kind of the jobs that send what is due to one user. The unique key of such a job is the user's id. */
const deliveryJobKind = 'inbox.deliver';
/** Days after which entries are deleted. */
const keptDays = 90;
const dayMs = 86_400_000;

/** A user with the current time of the clock that decides what is due. */
interface Receiver {
  tenant: string;
  user: string;
  now: Date;
}

/** A moment at which something is due to a user. */
interface Due {
  user: string;
  due: Date;
}

/** Enqueues the jobs that send users what is due, for each user one at the earliest of the given times. */
export async function enqueueDeliveries(
  session: Session,
  { tenant, now }: Pick<Receiver, 'tenant' | 'now'>,
  dues: readonly Due[],
): Promise<void> {
  const earliest = new Map<string, number>();
  for (const { user, due } of dues) earliest.set(user, Math.min(earliest.get(user) ?? Infinity, due.getTime()));
  // In one order, so that two transactions that enqueue the same jobs cannot wait for each other.
  const jobs = [...earliest]
    .map(([user, due]) => ({ kind: deliveryJobKind, tenant, key: user, inMs: Math.max(0, due - now.getTime()) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  await enqueueJobs(session, jobs);
}

/** Returns the jobs that send entries by mail and to browsers, end their snoozes, and delete old ones. */
export function createInboxJobKinds(database: Pick<Database, 'system'>): JobKind[] {
  return [
    {
      kind: deliveryJobKind,
      handler: ({ tenant, key: user }) =>
        database.system(async (session) => {
          if (tenant === null || user === null) return undefined;
          const receiver = { tenant, user, now: await readBillingTime(session) };
          await endSnoozes(session, receiver);
          await sendDueMail(session, receiver);
          await sendDuePush(session, receiver);
          const next = await nextDueAt(session, receiver);
          return next && { againInMs: Math.max(1000, next.getTime() - receiver.now.getTime()) };
        }),
    },
    {
      kind: 'inbox.sweep',
      everyMs: dayMs,
      handler: async () => {
        const isOld = sql`${inboxEntries.created_at} < now() - make_interval(days => ${keptDays}::int)`;
        await database.system(({ orm }) => orm.delete(inboxEntries).where(isOld));
      },
    },
  ];
}

const unreadOf = ({ tenant, user }: Receiver) =>
  and(eq(inboxEntries.tenant_id, tenant), eq(inboxEntries.user_id, user), isNull(inboxEntries.read_at));

/** Shows entries again whose snooze has ended. */
async function endSnoozes(session: Session, receiver: Receiver): Promise<void> {
  const ended = await session.orm
    .update(inboxEntries)
    .set({ snoozed_until: null })
    .where(and(unreadOf(receiver), lte(inboxEntries.snoozed_until, receiver.now.toISOString())))
    .returning({ id: inboxEntries.id });
  const ids = ended.map(({ id }) => id);
  await publishChanges(
    { session, tenant: receiver.tenant, user: systemUserId },
    { table: inboxEntries },
    ids,
    'UPDATED',
  );
}

/** Enqueues one mail with all entries whose mail is due. */
async function sendDueMail(session: Session, receiver: Receiver): Promise<void> {
  const { tenant, user, now } = receiver;
  const due = await session.orm
    .update(inboxEntries)
    .set({ mail_due_at: null, mailed_at: now.toISOString() })
    .where(
      and(unreadOf(receiver), isNull(inboxEntries.snoozed_until), lte(inboxEntries.mail_due_at, now.toISOString())),
    )
    .returning({ id: inboxEntries.id });
  if (due.length === 0) return;
  const mail: InboxMailFacts = { kind: 'INBOX', tenant, user, entries: due.map(({ id }) => id) };
  await enqueueMail(session, mail);
}

/** Enqueues a message to the user's browsers for each entry whose message is due. */
async function sendDuePush(session: Session, receiver: Receiver): Promise<void> {
  const { now } = receiver;
  const due = await session.orm
    .update(inboxEntries)
    .set({ push_due_at: null, pushed_at: now.toISOString() })
    .where(
      and(unreadOf(receiver), isNull(inboxEntries.snoozed_until), lte(inboxEntries.push_due_at, now.toISOString())),
    )
    .returning({ id: inboxEntries.id });
  await enqueuePushes(
    session,
    receiver,
    due.map(({ id }) => id),
  );
}

/** Returns when something is due next to a user; undefined if nothing is. */
async function nextDueAt({ orm }: Session, receiver: Receiver): Promise<Date | undefined> {
  const { mail_due_at, push_due_at, snoozed_until } = inboxEntries;
  const [found] = await orm
    .select({
      ms: sql`extract(epoch FROM min(least(${mail_due_at}, ${push_due_at}, ${snoozed_until}))) * 1000`.mapWith(Number),
    })
    .from(inboxEntries)
    .where(and(unreadOf(receiver), or(isNotNull(mail_due_at), isNotNull(push_due_at), isNotNull(snoozed_until))));
  return found?.ms ? new Date(found.ms) : undefined;
}
