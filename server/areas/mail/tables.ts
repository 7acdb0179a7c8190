import { sql } from 'drizzle-orm';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { id, moment } from '../../database/columns';
import type { Mail } from './enqueue-mail';

/**
 * Mails to send, stored in the transaction of their cause. Texts and tokens are created at sending, so that no token is
 * stored.
 */
export const mails = pgTable('mails', {
  id: id('id').primaryKey(),
  /** Tenant of the mail; null for a request without a session. */
  tenant: id('tenant'),
  mail: jsonb('mail').$type<Mail>().notNull(),
  /** Time of sending. The job in server/queue has the rest of the state. */
  sent_at: moment('sent_at'),
  created_at: moment('created_at')
    .notNull()
    .default(sql`now()`),
});
