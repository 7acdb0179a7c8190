import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Outbox, type OutboxMail } from '../../../server/areas/mail/outbox';
import { mailKind } from '../../../server/areas/mail/post';
import { jobsChannel } from '../../../server/queue';
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
      session.rows({ text: "SELECT 1 FROM jobs WHERE kind = $1 AND state = 'PENDING' LIMIT 1", params: [mailKind] }),
    );
  if ((await waiting()).length === 0) return;
  await sendMailsNow(database);
  while ((await waiting()).length > 0) await setTimeout(10);
}

/** Has servers send mails now: they wait for a random time, and for the pause after a failure. */
export async function sendMailsNow(database: Database): Promise<void> {
  const isWaiting = "kind = $1 AND state = 'PENDING' AND lease IS NULL";
  await database.system(async (session) => {
    await session.rows({ text: `UPDATE jobs SET run_at = now() WHERE ${isWaiting}`, params: [mailKind] });
    await session.rows({ text: "SELECT pg_notify($1, 'due 0')", params: [jobsChannel] });
  });
}

/** A mail with its link, as the text has it; the HTML has the same. */
export function asRead(mail: OutboxMail): ReadMail {
  const link = /^https?:\S+$/m.exec(mail.text)?.[0];
  const token = link ? new URL(link).searchParams.get('token') : undefined;
  return { ...mail, ...(link ? { link } : {}), ...(token ? { token } : {}) };
}
