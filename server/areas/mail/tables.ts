import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { id, moment } from '../../database/columns';
import type { Mail } from './post';

/**
 * Mails to send: written in the transaction of what they tell of, sent afterwards by whichever server takes them. What
 * they say is put into words when they are sent; tokens are made then, so none is ever kept here.
 */
export const mails = pgTable(
  'mails',
  {
    id: id('id').primaryKey(),
    /** Whose work wrote it; nobody's for a wish that came from outside. */
    tenant: id('tenant'),
    mail: jsonb('mail').$type<Mail>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; empty once it was sent or given up. */
    due_at: moment('due_at').default(sql`now()`),
    sent_at: moment('sent_at'),
    created_at: moment('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    index('mails_due')
      .on(t.due_at)
      .where(sql`due_at IS NOT NULL`),
  ],
);
