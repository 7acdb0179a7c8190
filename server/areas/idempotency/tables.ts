import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { idColumn, timestampColumn, tenantIdColumn } from '../../database/columns';
import { referencedColumns } from '../../database/references';

/** Idempotency keys of calls, with the id of the record that each call returned. */
export const idempotencyKeys = pgTable(
  'done_once',
  {
    tenant_id: tenantIdColumn(),
    user_id: idColumn('user_id').notNull(),
    key: text('key').notNull(),
    /** The called method. Keys of different methods are independent. */
    method: text('method').notNull(),
    /** Id of the returned record; null only within the call's transaction. */
    record_id: idColumn('record_id'),
    done_at: timestampColumn('done_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.user_id, t.key, t.method] }),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: referencedColumns('users') }).onDelete('cascade'),
  ],
);
