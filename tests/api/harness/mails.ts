import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MailOutbox, type OutboxMail } from '../../../server/areas/mail/outbox';
import { mailJobKind } from '../../../server/areas/mail/enqueue-mail';
import { jobsChannel } from '../../../server/queue';
import type { Database } from '../../../server/database/database';

/** A sent mail, with the link and the token that its text contains. */
export interface ReceivedMail extends OutboxMail {
  /** The first URL on a line of its own in the mail's text; undefined if there is none. */
  link?: string;
  /** The value of the link's parameter `token`; undefined if it has none. */
  token?: string;
}

/** Returns the sent mails in a data directory's outbox, newest first: all mails, or those to one address. */
export async function readOutbox(directory: string, to?: string): Promise<ReceivedMail[]> {
  const found = await new MailOutbox(join(directory, 'outbox')).list();
  return found.filter((mail) => to === undefined || mail.to === to).map(toReceivedMail);
}

/** Waits until all mails that the queue contains are sent. */
export async function waitForSentMails(database: Database): Promise<void> {
  const waiting = () =>
    database.system((session) =>
      session.rows({ text: "SELECT 1 FROM jobs WHERE kind = $1 AND state = 'PENDING' LIMIT 1", params: [mailJobKind] }),
    );
  if ((await waiting()).length === 0) return;
  await sendMailsNow(database);
  while ((await waiting()).length > 0) await setTimeout(10);
}

/** Makes the servers send the queued mails now, without the random delay before a mail or the delay after a failure. */
export async function sendMailsNow(database: Database): Promise<void> {
  const isWaiting = "kind = $1 AND state = 'PENDING' AND lease IS NULL";
  await database.system(async (session) => {
    await session.rows({ text: `UPDATE jobs SET run_at = now() WHERE ${isWaiting}`, params: [mailJobKind] });
    await session.rows({ text: "SELECT pg_notify($1, 'due 0')", params: [jobsChannel] });
  });
}

/** Returns a sent mail together with the link in its text. The mail's HTML contains the same link. */
export function toReceivedMail(mail: OutboxMail): ReceivedMail {
  const link = /^https?:\S+$/m.exec(mail.text)?.[0];
  const token = link ? new URL(link).searchParams.get('token') : undefined;
  return { ...mail, ...(link ? { link } : {}), ...(token ? { token } : {}) };
}

/** Returns the code of six digits in the text of a mail, or undefined if there is none. */
export function sixDigitCodeIn(text: string | undefined): string | undefined {
  return /^\d{6}$/m.exec(text ?? '')?.[0];
}
