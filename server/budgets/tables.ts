import { sql } from 'drizzle-orm';
import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from '../database/columns';

/** Balances of budgets, shared by all servers. */
export const budgets = pgTable('budgets', {
  /** Kind and owner of the budget: `cost tenant:1`. */
  key: text('key').primaryKey(),
  /** Balance at `left_at`; below zero if servers together took more than was left. */
  left: doublePrecision('left').notNull(),
  left_at: timestampColumn('left_at')
    .notNull()
    .default(sql`now()`),
});
