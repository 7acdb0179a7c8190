import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns';
import type { KeptAnswer } from './idempotency';
import type { SandboxObject } from './objects';

/** What the sandbox's card processor keeps: customers, cards, checkout sessions, payments, as its calls answer them, and those calls. */
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
  body: jsonb('body').$type<SandboxObject | KeptAnswer>().notNull(),
  /** Idempotency key of a call, so that one that is sent again does nothing twice. */
  made_by: text('made_by').unique(),
  created_at: moment('created_at')
    .notNull()
    .default(sql`now()`),
});

/** Outbound events. The job of each (server/queue) posts it to the webhook until it answers 2xx. */
export const sandboxEvents = pgTable('sandbox_events', {
  id: text('id').primaryKey(),
  body: jsonb('body').$type<Record<string, unknown>>().notNull(),
});
