import * as z from 'zod';
import type { Session } from '../../database/database';
import type { Texts } from '../../texts/texts';
import { formatMoment } from '../../texts/format';
import type { MailLetter, MailTemplates, TenantUser } from '../mail';
import { inboxPathSql } from './entry';
import { type WordedEntry, wordEntry } from './wording';

/** A mail with entries of a user's inbox, which are left out if they are read by the time it is sent. */
export type InboxMailFacts = { kind: 'INBOX'; entries: readonly string[] } & TenantUser;

/** An unread entry, as a mail shows it. */
interface MailedEntry {
  path: string;
  created_at: string;
  worded: Pick<WordedEntry, 'time_zone' | 'date_format'>;
  text: string;
  details: string;
}

/** Templates of the mails about inbox entries. */
export const inboxMailTemplates: MailTemplates<InboxMailFacts> = {
  INBOX: {
    // The digest of a day that could not be sent for two days says nothing that the inbox does not.
    maxAgeHours: 48,
    write: async ({ tenant, user, entries }, { session, texts, consoleOrigin }) => {
      const unread = await readUnread(session, { tenant, user, entries }, texts);
      const [first] = unread;
      if (!first) return undefined;
      const letter = unread.length === 1 ? letterOf(first, texts) : letterOfSeveral(unread, texts);
      const path = unread.length === 1 ? first.path : '/';
      return { letter, ...(consoleOrigin ? { link: `${consoleOrigin}${path}` } : {}) };
    },
  },
};

function letterOf({ text, details }: MailedEntry, { t }: Texts): MailLetter {
  return {
    subject: text,
    body: [`${text}.`, ...details.split('\n').filter(Boolean)],
    action: t('inbox:mail.open'),
    notes: [t('inbox:mail.settings')],
  };
}

function letterOfSeveral(entries: readonly MailedEntry[], texts: Texts): MailLetter {
  const { t } = texts;
  return {
    subject: t('inbox:mail.several', { count: entries.length }),
    body: [t('inbox:mail.unread')],
    facts: entries.map(({ created_at, worded, text, details }): [string, string] => [
      formatMoment(created_at, { ...texts, timeZone: worded.time_zone, dateFormat: worded.date_format }),
      [text, details.replaceAll('\n', ' · ')].filter(Boolean).join(' · '),
    ]),
    action: t('inbox:mail.openInbox'),
    notes: [t('inbox:mail.settings')],
  };
}

const rowsSchema = z.array(
  z.object({
    path: z.string(),
    created_at: z.string(),
    time_zone: z.string(),
    date_format: z.enum(['DD_MM_YYYY', 'DD_MM_YYYY_DOTS', 'MM_DD_YYYY', 'YYYY_MM_DD']).nullable(),
    facts: z.unknown(),
  }),
);

/** Reads those of the entries that are still unread, the oldest first. */
async function readUnread(
  session: Session,
  { tenant, user, entries }: TenantUser & { entries: readonly string[] },
  texts: Texts,
): Promise<MailedEntry[]> {
  const text = `SELECT coalesce(jsonb_agg(jsonb_build_object('facts', e.facts, 'created_at', e.created_at,
      'path', ${inboxPathSql('e.subject_type', 'e.subject_id')}, 'time_zone', n.time_zone, 'date_format', u.date_format)
      ORDER BY e.created_at, e.id), '[]')::text
    FROM inbox_entries e JOIN tenants n ON n.id = e.tenant_id
    JOIN users u ON u.tenant_id = e.tenant_id AND u.id = e.user_id
    WHERE e.tenant_id = $1 AND e.user_id = $2 AND e.id = ANY ($3::bigint[]) AND e.read_at IS NULL
      AND e.snoozed_until IS NULL`;
  const [row] = await session.rows({ text, params: [tenant, user, `{${entries.join(',')}}`] });
  return rowsSchema.parse(JSON.parse(row?.[0] ?? '[]')).map(({ path, created_at, ...worded }) => ({
    path,
    created_at,
    worded,
    ...wordEntry(worded, texts),
  }));
}
