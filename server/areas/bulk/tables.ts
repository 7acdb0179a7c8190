import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, tenantIdColumn, timestampColumn } from '../../database/columns';
import { backgroundJobs } from '../background-jobs/tables';

/** The records of bulk actions that are processed next or have been, as they were when the action was started. */
export const bulkActionRows = pgTable(
  'bulk_action_rows',
  {
    tenant_id: tenantIdColumn(),
    job_id: idColumn('job_id').notNull(),
    sequence: integer('sequence').notNull(),
    record_id: idColumn('record_id').notNull(),
    /** When the record had last been changed; null for records without that column. */
    modified_at: timestampColumn('modified_at'),
    title: text('title'),
    state: text('state', { enum: ['WAITING', 'DONE', 'FAILED', 'UNDONE', 'NOT_UNDONE'] })
      .notNull()
      .default('WAITING'),
    /** Input that undoes the change of fields; null for other actions, and before the change. */
    undo_input: jsonb('undo_input').$type<Readonly<Record<string, unknown>>>(),
    /** When the action changed the record. It is undone while nothing else has changed the record. */
    changed_at: timestampColumn('changed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.job_id, t.sequence] }),
    foreignKey({
      columns: [t.tenant_id, t.job_id],
      foreignColumns: [backgroundJobs.tenant_id, backgroundJobs.id],
    }).onDelete('cascade'),
    index('bulk_action_rows_next').on(t.tenant_id, t.job_id, t.state, t.sequence),
  ],
);

/**
 * The records of bulk actions that are not processed yet, many in a row: to store each in a row of its own would take ten
 * times as long, while the user waits. The job turns one chunk after the other into rows of `bulk_action_rows`.
 */
export const bulkActionChunks = pgTable(
  'bulk_action_chunks',
  {
    tenant_id: tenantIdColumn(),
    job_id: idColumn('job_id').notNull(),
    /** Sequence of the first record; the others follow it. */
    first_sequence: integer('first_sequence').notNull(),
    /** These arrays have one element for each record. */
    record_ids: idColumn('record_ids').array().notNull(),
    modified_ats: timestampColumn('modified_ats').array().notNull(),
    titles: jsonb('titles').$type<readonly (string | null)[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.job_id, t.first_sequence] }),
    foreignKey({
      columns: [t.tenant_id, t.job_id],
      foreignColumns: [backgroundJobs.tenant_id, backgroundJobs.id],
    }).onDelete('cascade'),
  ],
);
