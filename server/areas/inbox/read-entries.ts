import * as z from 'zod';
import type { Session } from '../../database/database';
import type { InboxFacts } from './facts';
import { inboxEntries } from './tables';

/** The transaction of events, their tenant, and the time at which they happen. */
interface ReadContext {
  session: Session;
  tenant: string;
  now: Date;
}

const loadedEntrySchema = z.object({
  id: z.string(),
  user_id: z.string(),
  kind: z.enum(inboxEntries.kind.enumValues),
  event_key: z.string(),
  subject_type: z.enum(inboxEntries.subject_type.enumValues),
  subject_id: z.string(),
  facts: z.unknown(),
  created_at: z.string(),
  merges_until: z.string(),
  read_at: z.string().nullable(),
  mailed_at: z.string().nullable(),
  pushed_at: z.string().nullable(),
});

/** An entry that a further event can change. */
export type LoadedEntry = z.infer<typeof loadedEntrySchema>;

/** Reads the entries of users with these keys within their cool-down, and locks them. If two have a key, the later one comes last. */
export async function readEntries(
  { session, tenant, now }: ReadContext,
  wanted: readonly { user: string; eventKey: string }[],
): Promise<LoadedEntry[]> {
  const pairs = [...new Map(wanted.map((one) => [`${one.user} ${one.eventKey}`, one])).values()];
  const text = `SELECT jsonb_build_object('id', e.id::text, 'user_id', e.user_id::text, 'kind', e.kind,
      'event_key', e.event_key, 'subject_type', e.subject_type, 'subject_id', e.subject_id::text, 'facts', e.facts,
      'created_at', e.created_at, 'merges_until', e.merges_until, 'read_at', e.read_at, 'mailed_at', e.mailed_at,
      'pushed_at', e.pushed_at)::text
    FROM unnest($2::bigint[], $3::text[]) w(user_id, event_key)
    JOIN inbox_entries e ON e.tenant_id = $1 AND e.user_id = w.user_id AND e.event_key = w.event_key
      AND e.merges_until > $4::timestamptz
    ORDER BY e.user_id, e.event_key, e.created_at, e.id FOR UPDATE OF e`;
  const params = [tenant, pairs.map(({ user }) => user), pairs.map(({ eventKey }) => eventKey), now.toISOString()];
  const rows = await session.rows({ text, params });
  return rows.map(([json]) => loadedEntrySchema.parse(JSON.parse(json ?? 'null')));
}

/** A user's entries of a kind since a moment. */
interface RecentEntries {
  user: string;
  kind: InboxFacts['kind'];
  since: Date;
}

/**
 * Counts unread entries of users, without those with these ids, up to a number. Returns the counts by user and kind:
 * `17 LEG_CANCELED`.
 */
export async function countOtherUnread(
  { session, tenant }: ReadContext,
  recent: readonly RecentEntries[],
  { ids, most }: { ids: readonly string[]; most: number },
): Promise<ReadonlyMap<string, number>> {
  const counted = [...new Map(recent.map((one) => [`${one.user} ${one.kind}`, one])).values()];
  if (counted.length === 0) return new Map();
  const text = `SELECT w.user_id, w.kind, (SELECT count(*) FROM (SELECT 1 FROM inbox_entries e
      WHERE e.tenant_id = $1 AND e.user_id = w.user_id AND e.kind = w.kind AND e.read_at IS NULL AND e.created_at > w.since
        AND e.id <> ALL ($5::bigint[]) LIMIT $6::integer) counted)
    FROM unnest($2::bigint[], $3::text[], $4::timestamptz[]) w(user_id, kind, since)`;
  const params = [
    tenant,
    counted.map(({ user }) => user),
    counted.map(({ kind }) => kind),
    counted.map(({ since }) => since.toISOString()),
    ids,
    most,
  ];
  const rows = await session.rows({ text, params });
  return new Map(rows.map(([user, kind, count]) => [`${user} ${kind}`, Number(count)]));
}
