import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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

/** What it has yet to tell, or told: events, each posted to the webhook until it is taken. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text('id').primaryKey(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is posted next; empty once it was taken or given up. */
    due_at: moment('due_at').default(sql`now()`),
  },
  (t) => [
    index('sandbox_events_due')
      .on(t.due_at)
      .where(sql`due_at IS NOT NULL`),
  ],
);
