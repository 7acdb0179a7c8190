import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../contract.generated';
import { idColumn, tenantIdColumn, timestampColumn } from '../../database/columns';
import { referencedColumns } from '../../database/references';
import { tenants } from '../tenancy/tables';

/** Facts of a job, which its kind defines. */
export type JobFacts = Readonly<Record<string, unknown>>;

/** Background jobs, as users see them. The job that a server runs is `queue_job_id` of the queue. */
export const backgroundJobs = pgTable(
  'background_jobs',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    user_id: idColumn('user_id').notNull(),
    kind: text('kind').notNull(),
    resource: text('resource'),
    state: text('state', { enum: ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELED'] })
      .notNull()
      .default('QUEUED'),
    /** Language of the user at the start, for the names in problems and files. */
    language: text('language').$type<Language>().notNull(),
    /** Values of the text that describes the job. Its `action`, if there is one, chooses the text. */
    parameters: jsonb('parameters').$type<JobFacts>().notNull(),
    /** What the handler needs to know; it is not in the contract. */
    payload: jsonb('payload').$type<JobFacts>().notNull(),
    total: integer('total'),
    processed: integer('processed').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Numbers of problems by code, once the job has ended. */
    problem_counts: jsonb('problem_counts').$type<readonly { code: string; count: number }[]>(),
    result: jsonb('result').$type<JobFacts>(),
    /** Code and payload of the text that says why the job failed. */
    failure: jsonb('failure').$type<{ code: string; payload?: JobFacts }>(),
    queue_job_id: idColumn('queue_job_id').notNull(),
    cancelable: boolean('cancelable').notNull(),
    /** Days for which the job is kept after its end. */
    kept_days: integer('kept_days').notNull(),
    /** Seconds after the end in which the job can be undone; null: never. */
    undo_seconds: integer('undo_seconds'),
    /** When a user asked to cancel the job. */
    canceled_at: timestampColumn('canceled_at'),
    undo_of_id: idColumn('undo_of_id'),
    undone_by_id: idColumn('undone_by_id'),
    undoable_until: timestampColumn('undoable_until'),
    created_at: timestampColumn('created_at')
      .notNull()
      .default(sql`now()`),
    started_at: timestampColumn('started_at'),
    finished_at: timestampColumn('finished_at'),
    expires_at: timestampColumn('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: referencedColumns('users') }).onDelete('cascade'),
    index('background_jobs_created').on(t.tenant_id, t.created_at, t.id, t.user_id),
    index('background_jobs_user').on(t.tenant_id, t.user_id, t.created_at, t.id),
    index('background_jobs_unfinished')
      .on(t.tenant_id, t.user_id)
      .where(sql`finished_at IS NULL`),
    index('background_jobs_expiry')
      .on(t.expires_at)
      .where(sql`finished_at IS NOT NULL`),
  ],
);

/** Why records of background jobs failed. */
export const backgroundJobProblems = pgTable(
  'background_job_problems',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    job_id: idColumn('job_id').notNull(),
    sequence: integer('sequence').notNull(),
    record_id: idColumn('record_id'),
    title: text('title'),
    row: integer('row'),
    column: text('column'),
    field: text('field'),
    code: text('code').notNull(),
    payload: jsonb('payload').$type<JobFacts>(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({
      columns: [t.tenant_id, t.job_id],
      foreignColumns: [backgroundJobs.tenant_id, backgroundJobs.id],
    }).onDelete('cascade'),
    index('background_job_problems_sequence').on(t.tenant_id, t.job_id, t.sequence, t.id),
  ],
);
