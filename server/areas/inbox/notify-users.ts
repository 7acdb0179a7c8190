import * as z from 'zod';
import type { InboxKind, InboxMail } from '../../contract.generated';
import { readBillingTime } from '../../database/clock';
import type { Session } from '../../database/database';
import { sanitizeName } from '../mail';
import { type DeliveryContext, dueAfterCoolDown, isQuiet, mailDueAt, pushDueAt } from './delivery-rules';
import { type InboxFacts, inboxFactsSchema } from './facts';
import { inboxKinds } from './kinds';
import { mergeFacts, withOneMore } from './merge-rules';
import { OpenEntries } from './open-entries';
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

/** An event, and a user to notify of it. */
export interface UserEvent {
  user: string;
  event: InboxEvent;
}

/**
 * Tells active users of an event, in the transaction of the event: adds an entry to each inbox, or changes the entry of
 * an earlier event with the same key during its cool-down. The author is never notified. Returns the ids of the entries, by
 * user.
 */
export function notifyUsers(
  author: InboxAuthor,
  users: Iterable<string>,
  event: InboxEvent,
): Promise<ReadonlyMap<string, string>> {
  return notifyUsersOfAll(
    author,
    [...new Set(users)].map((user) => ({ user, event })),
  );
}

/**
 * Notifies users of several events, in their order, with the same result as `notifyUsers` for each, by a few statements
 * for all. Returns the ids of the users' last entries.
 */
export async function notifyUsersOfAll(
  author: InboxAuthor,
  userEvents: readonly UserEvent[],
): Promise<ReadonlyMap<string, string>> {
  const { session, tenant } = author;
  const others = userEvents.filter(({ user }) => user !== author.user);
  if (others.length === 0) return new Map();
  const now = await readBillingTime(session);
  const by = await readAuthorName(author);
  const readers = await readReaders(session, tenant, others);
  const events = others.flatMap(({ user, event }): ReaderEvent[] => {
    const { kind } = event.facts;
    const reader = readers.get(readerKey(user, kind));
    const facts = inboxFactsSchema.parse({ ...event.facts, by });
    return reader ? [{ reader, facts, subject: event.subject, key: event.key ?? event.subject.id }] : [];
  });
  const at = { session, tenant, author: author.user, now };
  const open = await OpenEntries.read(
    at,
    events.map(({ reader: { user }, facts: { kind }, key }) => ({ user, kind, key })),
  );
  const entries = new Map<string, string>();
  for (const event of events) {
    const id = addEvent(open, event, now);
    if (id !== undefined) entries.set(event.reader.user, id);
  }
  await open.store();
  return entries;
}

/** An event with the user to notify of it. */
interface ReaderEvent {
  reader: Reader;
  facts: InboxFacts;
  subject: InboxEvent['subject'];
  key: string;
}

/** Returns the id of the entry that was added or changed; undefined if the event has removed it. */
function addEvent(open: OpenEntries, { reader, facts, subject, key }: ReaderEvent, now: Date): string | undefined {
  const { user, timeZone, quiet } = reader;
  const { coolDownMinutes, isUrgent, hasOwnMail } = inboxKinds[facts.kind];
  const delivery = { now, timeZone, quiet, isUrgent };
  const mailDue = hasOwnMail ? null : mailDueAt(reader.mail, delivery);
  const pushDue = reader.push ? pushDueAt(delivery) : null;
  const sound = reader.sound && (isUrgent || !isQuiet(delivery));
  const { eventKey, earlier, isOneOfMany } = open.find({ user, kind: facts.kind, key });
  const isRead = earlier !== undefined && earlier.read_at !== null;
  // An entry for many records goes on counting after it was sent, until it is read.
  const isKnown =
    isRead || (!isOneOfMany && earlier !== undefined && (earlier.mailed_at ?? earlier.pushed_at) !== null);
  const merge = isOneOfMany ? withOneMore : mergeFacts;
  const merged = earlier ? merge({ facts: inboxFactsSchema.parse(earlier.facts), isKnown }, facts) : facts;
  if (merged === 'nothing') {
    if (earlier) open.remove(earlier);
    return undefined;
  }
  const coolDownEnd = earlier ? new Date(earlier.merges_until) : new Date(now.getTime() + coolDownMinutes * 60_000);
  const dues = {
    mail: dueAfterCoolDown(mailDue, earlier?.mailed_at ?? null, coolDownEnd),
    push: dueAfterCoolDown(pushDue, earlier?.pushed_at ?? null, coolDownEnd),
  };
  // An entry for many records names the first one, and links to it.
  const linked = isOneOfMany && earlier && !isKnown ? earlier : { subject_type: subject.type, subject_id: subject.id };
  return open.put(earlier, {
    user_id: user,
    kind: merged.kind,
    subject_type: linked.subject_type,
    subject_id: linked.subject_id,
    event_key: eventKey,
    merges_until: earlier?.merges_until ?? coolDownEnd.toISOString(),
    facts: merged,
    sound,
    created_at: now.toISOString(),
    read_at: null,
    snoozed_until: null,
    mail_due_at: dues.mail?.toISOString() ?? null,
    push_due_at: dues.push?.toISOString() ?? null,
  });
}

const readersSchema = z.array(
  z.object({
    user: z.string(),
    kind: z.enum(inboxEntries.kind.enumValues),
    timeZone: z.string(),
    quiet: z.object({ from: z.string(), to: z.string() }).nullable(),
    mail: z.enum(['NONE', 'AT_ONCE', 'DAILY']).nullable(),
    push: z.boolean().nullable(),
    sound: z.boolean().nullable(),
  }),
);

const readerKey = (user: string, kind: InboxKind) => `${user} ${kind}`;

/** Reads the active users among those to tell, with their preferences for the kinds of the events; by user and kind. */
async function readReaders(
  session: Session,
  tenant: string,
  userEvents: readonly UserEvent[],
): Promise<ReadonlyMap<string, Reader>> {
  const text = `SELECT coalesce(jsonb_agg(jsonb_build_object('user', u.id::text, 'kind', k.kind, 'timeZone', n.time_zone,
      'quiet', CASE WHEN q.quiet_from IS NOT NULL THEN jsonb_build_object('from', q.quiet_from, 'to', q.quiet_to) END,
      'mail', p.mail, 'push', p.push, 'sound', p.sound)), '[]')::text
    FROM users u JOIN tenants n ON n.id = u.tenant_id CROSS JOIN unnest($3::text[]) k(kind)
    LEFT JOIN inbox_preferences p ON p.tenant_id = u.tenant_id AND p.user_id = u.id AND p.kind = k.kind
    LEFT JOIN quiet_hours q ON q.tenant_id = u.tenant_id AND q.user_id = u.id
    WHERE u.tenant_id = $1 AND u.id = ANY ($2::bigint[]) AND u.state = 'ACTIVE' AND u.deleted_at IS NULL`;
  const users = [...new Set(userEvents.map(({ user }) => user))];
  const kinds = [...new Set(userEvents.map(({ event }) => event.facts.kind))];
  const [row] = await session.rows({ text, params: [tenant, users, kinds] });
  return new Map(
    readersSchema.parse(JSON.parse(row?.[0] ?? '[]')).map(({ kind, ...reader }) => {
      const { mail, push } = inboxKinds[kind];
      const chosen = { mail: reader.mail ?? mail, push: reader.push ?? push, sound: reader.sound ?? false };
      return [readerKey(reader.user, kind), { ...reader, ...chosen }];
    }),
  );
}

/** Returns the name of the author; null for the server. */
async function readAuthorName({ session, tenant, user }: InboxAuthor): Promise<string | null> {
  if (user === null) return null;
  const text = 'SELECT display_name FROM users WHERE tenant_id = $1 AND id = $2';
  const [row] = await session.rows({ text, params: [tenant, user] });
  return row?.[0] ? sanitizeName(row[0]) : null;
}
