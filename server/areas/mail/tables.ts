import { sql } from 'drizzle-orm';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { idColumn, timestampColumn } from '../../database/columns';
import type { Mail } from './enqueue-mail';

/**
 * Mails to send, stored in the transaction of the change that they report. Their texts and the tokens of their links are
 * created when a mail is sent, so that no token is stored.
 */
export const mails = pgTable('mails', {
  id: idColumn('id').primaryKey(),
  /** Tenant of the mail; null for a request without a session. */
  tenant: idColumn('tenant'),
  mail: jsonb('mail').$type<Mail>().notNull(),
  /** Time at which the mail was sent; null before. Attempts and errors are stored with the mail's job in the table `jobs`. */
  sent_at: timestampColumn('sent_at'),
  created_at: timestampColumn('created_at')
    .notNull()
    .default(sql`now()`),
});
