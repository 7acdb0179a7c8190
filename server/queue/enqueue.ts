import { and, eq, sql } from 'drizzle-orm';
import type { Session } from '../database/database';
import { newId } from '../database/ids';
import type { JobKind, JobPayload } from './kinds';
import { notifyWorkers } from './notify';
import { jobs } from './tables';
import { msFromNowSql } from './from-now';

/** Unique key of the single job that each recurring kind has. */
export const recurringJobKey = 'recurring';

const uniqueKey = {
  target: [jobs.kind, jobs.owner, jobs.unique_key],
  targetWhere: sql`state = 'PENDING' AND unique_key IS NOT NULL`,
};

/** A job to enqueue. */
export interface NewJob {
  kind: string;
  /** Tenant of the job; a system job when absent. */
  tenant?: string | null;
  /**
   * Unique key. If a job of the same kind, tenant and key is pending, no second job is added: the pending job runs at
   * the earlier of both times. If that job is running now, it runs once more.
   */
  key?: string;
  payload?: JobPayload;
  /** Milliseconds until the job may run; at once when absent. */
  inMs?: number;
}

/** Enqueues a job, which can run as soon as the transaction is committed. Returns its id. */
export async function enqueueJob(session: Session, job: NewJob): Promise<string> {
  const [id] = await enqueueJobs(session, [job]);
  return String(id);
}

/** Enqueues jobs, which differ in kind, tenant or key, with one statement. Returns their ids in the same order. */
export async function enqueueJobs(session: Session, added: readonly NewJob[]): Promise<string[]> {
  if (added.length === 0) return [];
  const insert = session.orm.insert(jobs).values(
    added.map(({ kind, tenant, key, payload = {}, inMs = 0 }) => ({
      id: newId(),
      tenant_id: tenant ?? null,
      kind,
      unique_key: key ?? null,
      payload,
      run_at: msFromNowSql(inMs),
    })),
  );
  const isRunning = sql`${jobs.lease} IS NOT NULL`;
  const inserted = added.every(({ key }) => key === undefined)
    ? insert
    : insert.onConflictDoUpdate({
        ...uniqueKey,
        set: {
          run_at: sql`CASE WHEN ${isRunning} THEN ${jobs.run_at} ELSE least(${jobs.run_at}, excluded.run_at) END`,
          rerun_at: sql`CASE WHEN ${isRunning} THEN least(${jobs.rerun_at}, excluded.run_at) END`,
        },
      });
  const rows = await inserted.returning({ id: jobs.id });
  await notifyWorkers(
    session,
    added.map(({ inMs = 0 }) => ({ kind: 'due', inMs })),
  );
  return rows.map(({ id }) => id);
}

/**
 * Enqueues the single job of each recurring kind, with one statement. A pending job keeps its time, unless the period became
 * shorter.
 */
export async function enqueueRecurring(session: Session, kinds: readonly JobKind[]): Promise<void> {
  const recurring = kinds.flatMap(({ kind, everyMs }) => (everyMs === undefined ? [] : [{ kind, everyMs }]));
  if (recurring.length === 0) return;
  const nextTimes = recurring.map(({ kind, everyMs }) => sql`WHEN ${kind} THEN ${msFromNowSql(everyMs)}`);
  await session.orm
    .insert(jobs)
    .values(recurring.map(({ kind }) => ({ id: newId(), kind, unique_key: recurringJobKey })))
    .onConflictDoUpdate({
      ...uniqueKey,
      set: { run_at: sql`least(${jobs.run_at}, CASE excluded.kind ${sql.join(nextTimes, sql` `)} END)` },
      setWhere: sql`${jobs.lease} IS NULL`,
    });
}

/**
 * Cancels a job: a waiting job does not run, and the signal of a running one aborts.
 * @returns whether the job was waiting, or is running and will end; undefined when there was no job to cancel
 */
export async function cancelJob(session: Session, id: string): Promise<'waiting' | 'running' | undefined> {
  const waits = sql`${jobs.lease} IS NULL`;
  const canceled = await session.orm
    .update(jobs)
    .set({
      canceled_at: sql`now()`,
      state: sql`CASE WHEN ${waits} THEN 'CANCELED' ELSE 'PENDING' END`,
      finished_at: sql`CASE WHEN ${waits} THEN now() END`,
    })
    .where(and(eq(jobs.id, id), eq(jobs.state, 'PENDING')))
    .returning({ state: jobs.state });
  const [job] = canceled;
  if (!job) return undefined;
  await notifyWorkers(session, [{ kind: 'cancel', id }]);
  return job.state === 'CANCELED' ? 'waiting' : 'running';
}
