import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { InboxKind, InboxMail } from '../../contract.generated';
import { readBillingTime } from '../../database/clock';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { publishChange } from '../../dialect/write/mutations';
import { sanitizeName } from '../mail';
import { enqueueDelivery } from './delivery-job';
import { type DeliveryContext, dueAfterCoolDown, isQuiet, mailDueAt, pushDueAt } from './delivery-rules';
import { inboxFactsSchema, type InboxFacts } from './facts';
import { inboxKinds } from './kinds';
import { findEarlierKeys, findEntry } from './find-entry';
import { mergeFacts, withOneMore } from './merge-rules';
import { inboxEntries } from './tables';

/** The author of an event, and its transaction. `user` is null for the server and for users of another tenant. */
export interface InboxAuthor {
  session: Session;
  tenant: string;
  user: string | null;
}

type FactsWithoutAuthor<Facts> = Facts extends { by: unknown } ? Omit<Facts, 'by'> : Facts;

/** An event to tell users of. */
export interface InboxEvent {
  facts: FactsWithoutAuthor<InboxFacts>;
  /** The record that the entry links to. */
  subject: { type: (typeof inboxEntries.subject_type.enumValues)[number]; id: string };
  /** Tells apart events of one topic about one record; the subject's id if it is absent. */
  key?: string;
}

/** A user to tell, with what decides how. */
interface Reader {
  user: string;
  timeZone: string;
  quiet: DeliveryContext['quiet'];
  mail: InboxMail;
  push: boolean;
  sound: boolean;
}

/**
 * Tells active users of an event, in the transaction of the event: adds an entry to each inbox, or changes the entry of
 * an earlier event with the same key during its cool-down. The author is never notified. Returns the ids of the entries, by
 * user.
 */
export async function notifyUsers(
  author: InboxAuthor,
  users: Iterable<string>,
  event: InboxEvent,
): Promise<ReadonlyMap<string, string>> {
  const entries = new Map<string, string>();
  const ids = [...new Set(users)].filter((user) => user !== author.user);
  if (ids.length === 0) return entries;
  const { session, tenant } = author;
  const now = await readBillingTime(session);
  const facts = inboxFactsSchema.parse({ ...event.facts, by: await readAuthorName(author) });
  for (const reader of await readReaders(session, tenant, ids, facts.kind)) {
    const entry = await addEntry(author, reader, { ...event, facts, now });
    if (entry) entries.set(reader.user, entry.id);
  }
  return entries;
}

/** An event, and a user to notify of it. */
export interface UserEvent {
  user: string;
  event: InboxEvent;
}

/**
 * Notifies users of several events of one kind about different records, with the same result as `notifyUsers` for each.
 * Once the entries of a user are gathered in one, further events only count in it. Entries are locked user by user in the
 * order of the users' ids, as by `notifyUsers`, so that two calls cannot deadlock.
 */
export async function notifyUsersOfAll(author: InboxAuthor, userEvents: readonly UserEvent[]): Promise<void> {
  const others = userEvents.filter(({ user }) => user !== author.user);
  const [first] = others;
  if (!first) return;
  const { session, tenant } = author;
  const now = await readBillingTime(session);
  const by = await readAuthorName(author);
  const { kind } = first.event.facts;
  const { topic } = inboxKinds[kind];
  const ids = [...new Set(others.map(({ user }) => user))];
  for (const reader of await readReaders(session, tenant, ids, kind)) {
    const events = others.filter(({ user }) => user === reader.user).map(({ event }) => event);
    const keys = events.map(({ subject, key = subject.id }) => `${topic}:${key}`);
    const earlier = await findEarlierKeys(session, tenant, reader.user, keys, now);
    let gathered: string | undefined;
    let more = 0;
    for (const [index, event] of events.entries()) {
      if (gathered !== undefined && !earlier.has(keys[index] ?? '')) more += 1;
      else {
        const facts = inboxFactsSchema.parse({ ...event.facts, by });
        const added = await addEntry(author, reader, { ...event, facts, now });
        if (added?.isOneOfMany) gathered = added.id;
      }
    }
    if (gathered !== undefined && more > 0) await countMore(session, tenant, gathered, more);
  }
}

/** Counts further records in an unread entry for many records. */
async function countMore(session: Session, tenant: string, id: string, more: number): Promise<void> {
  const text = `UPDATE inbox_entries SET facts = jsonb_set(facts, '{more}', to_jsonb(coalesce((facts ->> 'more')::int, 0) + $3::int))
    WHERE tenant_id = $1 AND id = $2`;
  await session.rows({ text, params: [tenant, id, more] });
}

/** Returns the entry that was added or changed; undefined if the event has removed it. */
async function addEntry(
  { session, tenant, user: author }: InboxAuthor,
  reader: Reader,
  { facts, subject, key = subject.id, now }: InboxEvent & { facts: InboxFacts; now: Date },
): Promise<{ id: string; isOneOfMany: boolean } | undefined> {
  const { topic, coolDownMinutes, isUrgent, hasOwnMail } = inboxKinds[facts.kind];
  const delivery = { now, timeZone: reader.timeZone, quiet: reader.quiet, isUrgent };
  const mailDue = hasOwnMail ? null : mailDueAt(reader.mail, delivery);
  const pushDue = reader.push ? pushDueAt(delivery) : null;
  const sound = reader.sound && (isUrgent || !isQuiet(delivery));
  const { eventKey, earlier, isOneOfMany } = await findEntry(session, tenant, reader.user, facts, { topic, key, now });
  const isRead = earlier !== undefined && earlier.read_at !== null;
  // An entry for many records goes on counting after it was sent, until it is read.
  const isKnown =
    isRead || (!isOneOfMany && earlier !== undefined && (earlier.mailed_at ?? earlier.pushed_at) !== null);
  const merge = isOneOfMany ? withOneMore : mergeFacts;
  const merged = earlier ? merge({ facts: inboxFactsSchema.parse(earlier.facts), isKnown }, facts) : facts;
  const publish = (id: string, action: 'CREATED' | 'UPDATED' | 'DELETED') =>
    publishChange({ session, tenant, user: author ?? '' }, { table: inboxEntries }, id, action);
  if (earlier && merged === 'nothing') {
    await session.orm
      .delete(inboxEntries)
      .where(and(eq(inboxEntries.tenant_id, tenant), eq(inboxEntries.id, earlier.id)));
    await publish(earlier.id, 'DELETED');
    return undefined;
  }
  if (merged === 'nothing') return undefined;
  const coolDownEnd = earlier ? new Date(earlier.merges_until) : new Date(now.getTime() + coolDownMinutes * 60_000);
  const dues = [
    dueAfterCoolDown(mailDue, earlier?.mailed_at ?? null, coolDownEnd),
    dueAfterCoolDown(pushDue, earlier?.pushed_at ?? null, coolDownEnd),
  ] as const;
  // An entry for many records names the first one, and links to it.
  const linked =
    isOneOfMany && earlier && !isKnown
      ? { subject_type: earlier.subject_type, subject_id: earlier.subject_id }
      : { subject_type: subject.type, subject_id: subject.id };
  const values = {
    kind: merged.kind,
    ...linked,
    facts: merged,
    sound,
    created_at: now.toISOString(),
    read_at: null,
    snoozed_until: null,
    mail_due_at: dues[0]?.toISOString() ?? null,
    push_due_at: dues[1]?.toISOString() ?? null,
  };
  const id = earlier?.id ?? newId();
  if (earlier) {
    const own = and(eq(inboxEntries.tenant_id, tenant), eq(inboxEntries.id, id));
    await session.orm.update(inboxEntries).set(values).where(own);
  } else {
    await session.orm.insert(inboxEntries).values({
      ...values,
      tenant_id: tenant,
      id,
      user_id: reader.user,
      event_key: eventKey,
      merges_until: coolDownEnd.toISOString(),
    });
  }
  await publish(id, earlier ? 'UPDATED' : 'CREATED');
  await enqueueDelivery(session, { tenant, user: reader.user, now }, dues);
  return { id, isOneOfMany };
}

const readersSchema = z.array(
  z.object({
    user: z.string(),
    timeZone: z.string(),
    quiet: z.object({ from: z.string(), to: z.string() }).nullable(),
    mail: z.enum(['NONE', 'AT_ONCE', 'DAILY']).nullable(),
    push: z.boolean().nullable(),
    sound: z.boolean().nullable(),
  }),
);

/** Reads the active users among those to tell, with their preferences for a kind of event. */
async function readReaders(
  session: Session,
  tenant: string,
  ids: readonly string[],
  kind: InboxKind,
): Promise<Reader[]> {
  const text = `SELECT coalesce(jsonb_agg(jsonb_build_object('user', u.id::text, 'timeZone', n.time_zone,
      'quiet', CASE WHEN q.quiet_from IS NOT NULL THEN jsonb_build_object('from', q.quiet_from, 'to', q.quiet_to) END,
      'mail', p.mail, 'push', p.push, 'sound', p.sound) ORDER BY u.id), '[]')::text
    FROM users u JOIN tenants n ON n.id = u.tenant_id
    LEFT JOIN inbox_preferences p ON p.tenant_id = u.tenant_id AND p.user_id = u.id AND p.kind = $3
    LEFT JOIN quiet_hours q ON q.tenant_id = u.tenant_id AND q.user_id = u.id
    WHERE u.tenant_id = $1 AND u.id = ANY ($2::bigint[]) AND u.state = 'ACTIVE' AND u.deleted_at IS NULL`;
  const [row] = await session.rows({ text, params: [tenant, `{${ids.join(',')}}`, kind] });
  const { mail, push } = inboxKinds[kind];
  return readersSchema.parse(JSON.parse(row?.[0] ?? '[]')).map((reader) => ({
    ...reader,
    mail: reader.mail ?? mail,
    push: reader.push ?? push,
    sound: reader.sound ?? false,
  }));
}

/** Returns the name of the author; null for the server. */
async function readAuthorName({ session, tenant, user }: InboxAuthor): Promise<string | null> {
  if (user === null) return null;
  const text = 'SELECT display_name FROM users WHERE tenant_id = $1 AND id = $2';
  const [row] = await session.rows({ text, params: [tenant, user] });
  return row?.[0] ? sanitizeName(row[0]) : null;
}
