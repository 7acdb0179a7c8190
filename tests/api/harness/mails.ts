import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Outbox, type OutboxMail } from '../../../server/areas/mail/outbox';
import { mailJobKind } from '../../../server/areas/mail/enqueue-mail';
import { jobsChannel } from '../../../server/queue';
import type { Database } from '../../../server/database/database';

/** A sent mail with the link in its text. */
export interface ReceivedMail extends OutboxMail {
  /** The URL in the mail's text. */
  link?: string;
  /** The value of the link's parameter `token`. */
  token?: string;
}

/** Reads the outbox of a data directory, newest first: all mails, or those to one address. */
export async function readOutbox(directory: string, to?: string): Promise<ReceivedMail[]> {
  const found = await new Outbox(join(directory, 'outbox')).list();
  return found.filter((mail) => to === undefined || mail.to === to).map(withLink);
}

/** Waits until all queued mails are sent. */
export async function waitForSentMails(database: Database): Promise<void> {
  const waiting = () =>
    database.system((session) =>
      session.rows({ text: "SELECT 1 FROM jobs WHERE kind = $1 AND state = 'PENDING' LIMIT 1", params: [mailJobKind] }),
    );
  if ((await waiting()).length === 0) return;
  await sendMailsNow(database);
  while ((await waiting()).length > 0) await setTimeout(10);
}

/** Makes the servers send queued mails now, without their random delay or the delay after a failure. */
export async function sendMailsNow(database: Database): Promise<void> {
  const isWaiting = "kind = $1 AND state = 'PENDING' AND lease IS NULL";
  await database.system(async (session) => {
    await session.rows({ text: `UPDATE jobs SET run_at = now() WHERE ${isWaiting}`, params: [mailJobKind] });
    await session.rows({ text: "SELECT pg_notify($1, 'due 0')", params: [jobsChannel] });
  });
}

/** Extracts the link from the text of a mail. The HTML has the same link. */
export function withLink(mail: OutboxMail): ReceivedMail {
  const link = /^https?:\S+$/m.exec(mail.text)?.[0];
  const token = link ? new URL(link).searchParams.get('token') : undefined;
  return { ...mail, ...(link ? { link } : {}), ...(token ? { token } : {}) };
}

/** Returns the code of six digits in the text of a mail. */
export function codeIn(text: string | undefined): string | undefined {
  return /^\d{6}$/m.exec(text ?? '')?.[0];
}
