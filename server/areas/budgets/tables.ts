import { sql } from 'drizzle-orm';
import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns';

/** What owners have left of their budgets; shared by all servers. */
export const budgets = pgTable('budgets', {
  /** What it is of, and whose: `cost tenant:1`. */
  key: text('key').primaryKey(),
  /** Left at that moment; below zero where servers together spent more than there was. */
  left: doublePrecision('left').notNull(),
  left_at: moment('left_at')
    .notNull()
    .default(sql`now()`),
});
