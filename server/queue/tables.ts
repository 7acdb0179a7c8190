import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../database/columns';
import type { JobPayload, JobProgress } from './kinds';

/** States of a job. One that runs is pending and has a lease. */
export const jobStates = ['PENDING', 'SUCCEEDED', 'CANCELED', 'DEAD'] as const;

/** Work that is done after the transaction that enqueued it, by one of the servers. Times are the database's own. */
export const jobs = pgTable(
  'jobs',
  {
    id: id('id').primaryKey(),
    /** Whose job it is; null for a system job. */
    tenant_id: id('tenant_id'),
    /** Whose turn it uses: its tenant's, or 0, that of all system jobs. */
    owner: id('owner')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(tenant_id, 0)`),
    kind: text('kind').notNull(),
    /** Unique among the pending jobs of the kind and tenant. */
    unique_key: text('unique_key'),
    payload: jsonb('payload').$type<JobPayload>().notNull().default({}),
    state: text('state', { enum: jobStates }).notNull().default('PENDING'),
    /** Attempts begun since it was enqueued, or since a recurring job last succeeded. */
    attempts: integer('attempts').notNull().default(0),
    /** When it may be taken: its turn, or the end of the lease while it runs. */
    run_at: moment('run_at')
      .notNull()
      .default(sql`now()`),
    /** Token of the attempt that runs. Without a matching token an attempt can change nothing. */
    lease: text('lease'),
    /** When it runs again, because it was enqueued once more while it ran. */
    rerun_at: moment('rerun_at'),
    /** When its cancellation was requested. */
    canceled_at: moment('canceled_at'),
    progress: jsonb('progress').$type<JobProgress>(),
    last_error: text('last_error'),
    created_at: moment('created_at')
      .notNull()
      .default(sql`now()`),
    finished_at: moment('finished_at'),
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
