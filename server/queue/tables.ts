import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, timestampColumn } from '../database/columns';
import type { JobPayload, JobProgress } from './kinds';

/** States of a job. A running job is pending and has a lease. */
export const jobStates = ['PENDING', 'SUCCEEDED', 'CANCELED', 'DEAD'] as const;

/** Jobs, run by one of the servers after the transaction that enqueued them. Times are those of the database clock. */
export const jobs = pgTable(
  'jobs',
  {
    id: idColumn('id').primaryKey(),
    /** Tenant of the job; null for a system job. */
    tenant_id: idColumn('tenant_id'),
    /** Key of the round-robin: the tenant's id, or 0 for system jobs. */
    owner: idColumn('owner')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(tenant_id, 0)`),
    kind: text('kind').notNull(),
    /** Key that only one pending job of the kind and tenant can have. */
    unique_key: text('unique_key'),
    payload: jsonb('payload').$type<JobPayload>().notNull().default({}),
    state: text('state', { enum: jobStates }).notNull().default('PENDING'),
    /** Number of attempts since the job was enqueued, or since a recurring job last succeeded. */
    attempts: integer('attempts').notNull().default(0),
    /** Time from which the job may be taken; while it runs, the end of its lease. */
    run_at: timestampColumn('run_at')
      .notNull()
      .default(sql`now()`),
    /** Token of the running attempt; null while the job waits. Attempts with another token cannot change the job. */
    lease: text('lease'),
    /** Time of the next run, when the job was enqueued again while running. */
    rerun_at: timestampColumn('rerun_at'),
    /** Time at which cancellation was requested. */
    canceled_at: timestampColumn('canceled_at'),
    progress: jsonb('progress').$type<JobProgress>(),
    last_error: text('last_error'),
    created_at: timestampColumn('created_at')
      .notNull()
      .default(sql`now()`),
    finished_at: timestampColumn('finished_at'),
  },
  (t) => [
    index('jobs_due')
      .on(t.kind, t.run_at)
      .where(sql`state = 'PENDING'`),
    index('jobs_due_by_tenant')
      .on(t.kind, t.owner, t.run_at, t.id)
      .where(sql`state = 'PENDING'`),
    uniqueIndex('jobs_unique_key')
      .on(t.kind, t.owner, t.unique_key)
      .where(sql`state = 'PENDING' AND unique_key IS NOT NULL`),
    index('jobs_finished')
      .on(t.finished_at)
      .where(sql`state <> 'PENDING'`),
    check('jobs_state', sql`state IN ('PENDING', 'SUCCEEDED', 'CANCELED', 'DEAD')`),
  ],
);
