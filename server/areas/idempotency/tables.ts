import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, moment, tenantId } from '../../database/columns';
import { referencedColumns } from '../../database/references';

/** What callers did under a key of their own, so that it is done once however often it is sent. */
export const idempotencyKeys = pgTable(
  'done_once',
  {
    tenant_id: tenantId(),
    user_id: id('user_id').notNull(),
    key: text('key').notNull(),
    /** The method that was called; a key counts within it. */
    method: text('method').notNull(),
    /** What it was done to; absent only while it is being done. */
    record_id: id('record_id'),
    done_at: moment('done_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.user_id, t.key, t.method] }),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: referencedColumns('users') }).onDelete('cascade'),
  ],
);
