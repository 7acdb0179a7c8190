import { sql } from 'drizzle-orm';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { id, moment } from '../../database/columns';
import type { Mail } from './post';

/**
 * Mails to send: written in the transaction of what they tell of, sent afterwards by whichever server takes them. What
 * they say is put into words when they are sent; tokens are made then, so none is ever kept here.
 */
export const mails = pgTable('mails', {
  id: id('id').primaryKey(),
  /** Whose work wrote it; nobody's for a wish that came from outside. */
  tenant: id('tenant'),
  mail: jsonb('mail').$type<Mail>().notNull(),
  /** Set when it was sent; its job (server/queue) has all else of its state. */
  sent_at: moment('sent_at'),
  created_at: moment('created_at')
    .notNull()
    .default(sql`now()`),
});
