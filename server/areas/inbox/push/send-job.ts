import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Config } from '../../../config';
import type { Database, Session } from '../../../database/database';
import { enqueueJobs, type JobKind } from '../../../queue';
import type { Log } from '../../../runtime/log';
import { supportedLanguages } from '../../../texts/languages';
import { textsInLanguage } from '../../../texts/texts';
import { inboxPathSql } from '../entry';
import { wordEntry } from '../wording';
import { readOrCreatePushKeys } from './keys';
import { pushSubscriptions } from './push-tables';

/** Kind of the jobs that send an entry to the browsers of its reader. The unique key of such a job is the entry's id. */
const pushJobKind = 'inbox.push';
const timeoutMs = 10_000;
/** Time after which a push service drops a message to a browser that was not reachable. */
const ttlSeconds = 12 * 3600;
/** Answers with which a push service says that a subscription has ended. */
const endedStatuses: readonly number[] = [404, 410];

/** What the jobs that send messages to browsers need from the server. */
export interface PushContext {
  database: Pick<Database, 'system'>;
  config: Pick<Config, 'push' | 'links'>;
  log: Log;
}

/** Enqueues the jobs that send entries to the browsers of their reader; none for a reader without such a browser. */
export async function enqueuePushes(
  session: Session,
  { tenant, user }: { tenant: string; user: string },
  entries: readonly string[],
): Promise<void> {
  const { tenant_id, user_id } = pushSubscriptions;
  const isOwn = and(eq(tenant_id, tenant), eq(user_id, user));
  if (entries.length === 0 || (await session.orm.$count(pushSubscriptions, isOwn)) === 0) return;
  await enqueueJobs(
    session,
    entries.map((entry) => ({ kind: pushJobKind, tenant, key: entry })),
  );
}

/** Returns the jobs that send entries to browsers. An entry that was read by then is not sent. */
export function createPushJobKind(context: PushContext): JobKind {
  return {
    kind: pushJobKind,
    concurrency: 4,
    // A message that is late tells nothing that the inbox does not.
    maxAttempts: 4,
    handler: async ({ tenant, key: entry, signal }) => {
      if (tenant === null || entry === null) return;
      const message = await context.database.system((session) => readMessage(session, tenant, entry));
      const failures: unknown[] = [];
      for (const browser of message?.browsers ?? [])
        await sendMessage(context, tenant, browser, message?.payload ?? '', signal).catch((error: unknown) =>
          failures.push(error),
        );
      // Once a browser has got the message, the others are not worth a second one there.
      if (failures.length > 0 && failures.length === message?.browsers.length) throw failures[0];
      for (const err of failures) context.log.warn({ err, entry }, 'a message to a browser could not be sent');
    },
  };
}

const messageSchema = z.object({
  language: z.enum(supportedLanguages),
  path: z.string(),
  worded: z.unknown(),
  browsers: z.array(z.object({ device: z.string(), endpoint: z.string(), p256dh: z.string(), auth: z.string() })),
});

type Browser = z.infer<typeof messageSchema>['browsers'][number];

/** Reads an unread entry with the browsers of its reader that are signed in; undefined without any. */
async function readMessage(session: Session, tenant: string, entry: string) {
  const text = `SELECT jsonb_build_object('language', coalesce(u.lang, n.lang),
      'path', ${inboxPathSql('e.subject_type', 'e.subject_id')},
      'worded', jsonb_build_object('facts', e.facts, 'time_zone', n.time_zone, 'date_format', u.date_format),
      'browsers', (SELECT coalesce(jsonb_agg(jsonb_build_object('device', p.device_id::text, 'endpoint', p.endpoint,
          'p256dh', p.p256dh, 'auth', p.auth)), '[]')
        FROM push_subscriptions p WHERE p.tenant_id = e.tenant_id AND p.user_id = e.user_id AND EXISTS (
          SELECT 1 FROM sessions s WHERE s.tenant_id = p.tenant_id AND s.device_id = p.device_id AND s.revoked_at IS NULL
            AND s.expires_at > now())))::text
    FROM inbox_entries e JOIN tenants n ON n.id = e.tenant_id AND n.deleted_at IS NULL
    JOIN users u ON u.tenant_id = e.tenant_id AND u.id = e.user_id AND u.state = 'ACTIVE' AND u.deleted_at IS NULL
    WHERE e.tenant_id = $1 AND e.id = $2 AND e.read_at IS NULL AND e.snoozed_until IS NULL`;
  const [row] = await session.rows({ text, params: [tenant, entry] });
  if (!row?.[0]) return undefined;
  const { language, path, worded, browsers } = messageSchema.parse(JSON.parse(row[0]));
  const { text: title, details } = wordEntry(worded, textsInLanguage(language));
  return { browsers, payload: JSON.stringify({ id: entry, title, body: details, path }) };
}

/** Sends a message to one browser. Deletes a subscription that has ended. */
async function sendMessage(
  { database, config }: PushContext,
  tenant: string,
  { device, endpoint, p256dh, auth }: Browser,
  payload: string,
  signal: AbortSignal,
): Promise<void> {
  if (!config.push.isAllowed(endpoint)) return;
  const keys = await readOrCreatePushKeys(database);
  const subject = config.links.origins.find((origin) => origin.startsWith('https:')) ?? 'https://waybill.invalid';
  const { default: webPush } = await import('web-push');
  const { headers, body, method } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, ...keys },
    TTL: ttlSeconds,
    urgency: 'high',
  });
  const response = await fetch(endpoint, {
    method,
    headers,
    body: body ? new Uint8Array(body) : null,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (endedStatuses.includes(response.status)) {
    const { tenant_id, device_id } = pushSubscriptions;
    await database.system(({ orm }) =>
      orm.delete(pushSubscriptions).where(and(eq(tenant_id, tenant), eq(device_id, device))),
    );
    return;
  }
  if (!response.ok) throw new Error(`The push service answered ${response.status}.`);
}
