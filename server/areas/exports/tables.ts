import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, tenantIdColumn, timestampColumn } from '../../database/columns';

/**
 * Exported files in storage. A row is added before the first byte is written and deleted after the last byte is removed.
 * Neither tenant nor user is a foreign key, because the sweep needs the rows of deleted ones, too.
 */
export const exportFiles = pgTable(
  'export_files',
  {
    tenant_id: tenantIdColumn(),
    /** Id of the job that writes the file. */
    id: idColumn('id').notNull(),
    user_id: idColumn('user_id').notNull(),
    resource: text('resource').notNull(),
    file_name: text('file_name').notNull(),
    mime_type: text('mime_type').notNull(),
    size: doublePrecision('size').notNull(),
    rows: integer('rows').notNull(),
    /** Whether the file is complete. */
    is_stored: boolean('is_stored').notNull().default(false),
    created_at: timestampColumn('created_at')
      .notNull()
      .default(sql`now()`),
    expires_at: timestampColumn('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    index('export_files_user').on(t.tenant_id, t.user_id, t.created_at, t.id),
    index('export_files_expiry').on(t.expires_at),
  ],
);
