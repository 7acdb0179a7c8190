import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from '../database/columns';
import type { StoredAnswer } from './idempotency';
import type { SandboxObject } from './objects';

/** Objects of the sandbox (customers, cards, sessions, payments) as its API returns them, and answered requests. */
export const sandboxObjects = pgTable('sandbox_objects', {
  id: text('id').primaryKey(),
  kind: text('kind', {
    enum: [
      'customer',
      'payment_method',
      'checkout.session',
      'payment_intent',
      'setup_intent',
      'charge',
      'refund',
      'request',
    ],
  }).notNull(),
  body: jsonb('body').$type<SandboxObject | StoredAnswer>().notNull(),
  /** Idempotency key of the API request that created the row. A repeated request changes nothing. */
  made_by: text('made_by').unique(),
  created_at: timestampColumn('created_at')
    .notNull()
    .default(sql`now()`),
});

/** Outbound events. A job (server/queue) posts each event to the webhook until the webhook returns 2xx. */
export const sandboxEvents = pgTable('sandbox_events', {
  id: text('id').primaryKey(),
  body: jsonb('body').$type<Record<string, unknown>>().notNull(),
});
