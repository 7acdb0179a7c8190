import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Outbox, type OutboxMail } from '../../../server/areas/mail/outbox';
import { mailChannel } from '../../../server/areas/mail/post';
import type { Database } from '../../../server/database/database';

/** A mail as its receiver reads it. */
export interface ReadMail extends OutboxMail {
  /** Where its button leads. */
  link?: string;
  /** Token of that link. */
  token?: string;
}

/** Reads the outbox of a data directory: all mails, newest first, or those to one address. */
export async function readOutbox(directory: string, to?: string): Promise<ReadMail[]> {
  const found = await new Outbox(join(directory, 'outbox')).list();
  return found.filter((mail) => to === undefined || mail.to === to).map(asRead);
}

/** Waits until no mail is left to send. */
export async function mailsGone(database: Database): Promise<void> {
  const waiting = () =>
    database.system((session) =>
      session.rows({ text: 'SELECT 1 FROM mails WHERE due_at IS NOT NULL LIMIT 1', params: [] }),
    );
  if ((await waiting()).length === 0) return;
  await sendMailsNow(database);
  while ((await waiting()).length > 0) await setTimeout(10);
}

/**
 * Has servers look for mails. They wait a random time after they were told to, of two thirds of a second at most: of a
 * hundred such times the shortest counts.
 */
export async function sendMailsNow(database: Database): Promise<void> {
  const text = 'SELECT pg_notify($1, n::text) FROM generate_series(1, 100) n';
  await database.system((session) => session.rows({ text, params: [mailChannel] }));
}

/** A mail with its link, as the text has it; the HTML has the same. */
export function asRead(mail: OutboxMail): ReadMail {
  const link = /^https?:\S+$/m.exec(mail.text)?.[0];
  const token = link ? new URL(link).searchParams.get('token') : undefined;
  return { ...mail, ...(link ? { link } : {}), ...(token ? { token } : {}) };
}
