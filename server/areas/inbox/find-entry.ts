import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { InboxKind } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { InboxFacts } from './facts';
import { inboxKinds } from './kinds';
import { isGathered, mostSeparateEntries } from './merge-rules';
import { inboxEntries } from './tables';

/**
 * Finds the entry that an event changes, or that of many records if there are too many entries of the kind already. The
 * entry is locked; `earlier` is undefined if there is none within its cool-down.
 */
export async function findEntry(
  session: Session,
  tenant: string,
  user: string,
  facts: InboxFacts,
  { topic, key, now }: { topic: string; key: string; now: Date },
) {
  const eventKey = `${topic}:${key}`;
  const earlier = await findEarlier(session, tenant, user, eventKey, now);
  if (earlier || !isGathered(facts)) return { eventKey, earlier, isOneOfMany: false };
  const isOneOfMany = (await countRecent(session, tenant, user, facts.kind, now)) >= mostSeparateEntries;
  if (!isOneOfMany) return { eventKey, earlier, isOneOfMany };
  const manyKey = `${topic}:MANY`;
  return { eventKey: manyKey, earlier: await findEarlier(session, tenant, user, manyKey, now), isOneOfMany };
}

/** Returns those of the keys of events for which a user has an entry within its cool-down. */
export async function findEarlierKeys(
  { orm }: Session,
  tenant: string,
  user: string,
  keys: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { tenant_id, user_id, event_key, merges_until } = inboxEntries;
  const isOwn = and(eq(tenant_id, tenant), eq(user_id, user), inArray(event_key, [...keys]));
  const found = await orm
    .select({ key: event_key })
    .from(inboxEntries)
    .where(and(isOwn, gt(merges_until, now.toISOString())));
  return new Set(found.map(({ key }) => key));
}

/** Locks the entry that the event changes; undefined if there is none within its cool-down. */
async function findEarlier({ orm }: Session, tenant: string, user: string, eventKey: string, now: Date) {
  const { tenant_id, user_id, event_key, merges_until, created_at } = inboxEntries;
  const [earlier] = await orm
    .select()
    .from(inboxEntries)
    .where(and(eq(tenant_id, tenant), eq(user_id, user), eq(event_key, eventKey), gt(merges_until, now.toISOString())))
    .orderBy(desc(created_at))
    .limit(1)
    .for('update');
  return earlier;
}

/** Counts the user's unread entries of a kind within its cool-down. */
function countRecent({ orm }: Session, tenant: string, user: string, kind: InboxKind, now: Date): Promise<number> {
  const { tenant_id, user_id, kind: ofEntry, read_at, created_at } = inboxEntries;
  const since = new Date(now.getTime() - inboxKinds[kind].coolDownMinutes * 60_000).toISOString();
  const isRecent = and(isNull(read_at), gt(created_at, since));
  return orm.$count(inboxEntries, and(eq(tenant_id, tenant), eq(user_id, user), eq(ofEntry, kind), isRecent));
}
