import { sql } from 'drizzle-orm';
import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns';

/** Balances of owners' budgets; shared by all servers. */
export const budgets = pgTable('budgets', {
  /** Kind and owner: `cost tenant:1`. */
  key: text('key').primaryKey(),
  /** Left at that moment; below zero where servers together spent more than there was. */
  left: doublePrecision('left').notNull(),
  left_at: moment('left_at')
    .notNull()
    .default(sql`now()`),
});
