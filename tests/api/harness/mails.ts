import { join } from 'node:path';
import { Outbox, type OutboxMail } from '../../../server/areas/mail/outbox';
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
  const text = 'SELECT 1 FROM mails WHERE due_at IS NOT NULL LIMIT 1';
  while ((await database.system((session) => session.rows({ text, params: [] }))).length > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** A mail with its link, as the text has it; the HTML has the same. */
export function asRead(mail: OutboxMail): ReadMail {
  const link = /^https?:\S+$/m.exec(mail.text)?.[0];
  const token = link ? new URL(link).searchParams.get('token') : undefined;
  return { ...mail, ...(link ? { link } : {}), ...(token ? { token } : {}) };
}
