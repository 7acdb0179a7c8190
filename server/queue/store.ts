import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Session } from '../database/database';
import type { JobPayload, JobProgress } from './kinds';
import type { NextJobState } from './rules';
import { jobs } from './tables';
import { msFromNowSql } from './from-now';

/** A job that this server has taken. */
export interface LeasedJob {
  id: string;
  tenant: string | null;
  /** Owner in the round-robin: the tenant's id, or 0 for a system job. */
  owner: string;
  key: string | null;
  payload: JobPayload;
  attempts: number;
  lease: string;
  createdAt: string;
  /** Whether the job was canceled while an earlier attempt ran, whose server then crashed. */
  isCanceled: boolean;
}

/** Conditions for the next job to take. */
export interface LeaseJobOptions {
  kind: string;
  /** New token that will identify the attempt. */
  lease: string;
  leaseMs: number;
  /** Owner of the last taken job. The search begins with the owner after it. */
  after: string;
  /** Owners that have reached their concurrency limit. */
  busy: readonly string[];
}

/** Takes the longest due job of the next owner, so that owners take turns. Skips jobs that other servers are taking. */
export async function leaseNextJob({ orm }: Session, taking: LeaseJobOptions): Promise<LeasedJob | undefined> {
  const { kind, lease, leaseMs, after, busy } = taking;
  const free =
    busy.length === 0
      ? sql`true`
      : sql`owner NOT IN (${sql.join(
          busy.map((one) => sql`${one}::bigint`),
          sql`, `,
        )})`;
  const due = (turn: ReturnType<typeof sql>) => sql`(
    SELECT id FROM jobs WHERE kind = ${kind} AND state = 'PENDING' AND run_at <= now() AND ${turn} AND ${free}
    ORDER BY owner, run_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
  const take = async (turn: ReturnType<typeof sql>) => {
    const [taken] = await orm
      .update(jobs)
      .set({ attempts: sql`${jobs.attempts} + 1`, lease, run_at: msFromNowSql(leaseMs) })
      .where(sql`${jobs.id} = ${due(turn)}`)
      .returning({
        id: jobs.id,
        tenant: jobs.tenant_id,
        owner: jobs.owner,
        key: jobs.unique_key,
        payload: jobs.payload,
        attempts: jobs.attempts,
        createdAt: jobs.created_at,
        isCanceled: sql<boolean>`${jobs.canceled_at} IS NOT NULL`,
      });
    return taken && { ...taken, lease };
  };
  return (await take(sql`owner > ${after}::bigint`)) ?? (await take(sql`owner <= ${after}::bigint`));
}

/** Renews leases. Returns the renewed leases, each with whether its job was canceled; lost leases are absent. */
export async function renewLeases(
  { orm }: Session,
  leases: readonly string[],
  { ids, leaseMs }: { ids: readonly string[]; leaseMs: number },
): Promise<Map<string, { isCanceled: boolean }>> {
  const rows = await orm
    .update(jobs)
    .set({ run_at: msFromNowSql(leaseMs) })
    .where(and(inArray(jobs.id, [...ids]), inArray(jobs.lease, [...leases]), eq(jobs.state, 'PENDING')))
    .returning({ lease: jobs.lease, isCanceled: sql<boolean>`${jobs.canceled_at} IS NOT NULL` });
  return new Map(rows.map(({ lease, isCanceled }) => [String(lease), { isCanceled }]));
}

/**
 * Ends an attempt if it still holds its lease. A job that was enqueued again during the attempt stays pending.
 * @returns the job's state, and the milliseconds until a pending job runs again; undefined when the lease was lost
 */
export async function endJobAttempt(
  { orm }: Session,
  { id, lease }: LeasedJob,
  next: NextJobState,
): Promise<{ state: NextJobState['state']; inMs: number } | undefined> {
  const again = sql`${jobs.rerun_at} IS NOT NULL`;
  const after =
    next.state === 'PENDING'
      ? { attempts: next.attempts, run_at: sql`least(${msFromNowSql(next.inMs)}, ${jobs.rerun_at})` }
      : {
          state: sql`CASE WHEN ${again} THEN 'PENDING' ELSE ${next.state} END`,
          attempts: sql`CASE WHEN ${again} THEN 0 ELSE ${jobs.attempts} END`,
          run_at: sql`coalesce(${jobs.rerun_at}, ${jobs.run_at})`,
          finished_at: sql`CASE WHEN ${again} THEN NULL ELSE now() END`,
          canceled_at: sql`CASE WHEN ${again} THEN NULL ELSE ${jobs.canceled_at} END`,
        };
  const [ended] = await orm
    .update(jobs)
    .set({ lease: null, rerun_at: null, last_error: next.error, ...after })
    .where(and(eq(jobs.id, id), eq(jobs.lease, lease)))
    .returning({ state: jobs.state, inMs: sql<string>`extract(epoch FROM ${jobs.run_at} - now()) * 1000` });
  return ended && { state: ended.state, inMs: Number(ended.inMs) };
}

/** Stores the progress of an attempt. Returns whether it still held its lease. */
export async function storeJobProgress(
  { orm }: Session,
  { id, lease }: LeasedJob,
  progress: JobProgress,
): Promise<boolean> {
  const stored = await orm
    .update(jobs)
    .set({ progress })
    .where(and(eq(jobs.id, id), eq(jobs.lease, lease)))
    .returning({ id: jobs.id });
  return stored.length > 0;
}

/** Locks a job until the transaction ends. Returns whether the attempt still holds its lease. */
export async function lockLease({ orm }: Session, { id, lease }: LeasedJob): Promise<boolean> {
  const held = await orm
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.lease, lease)))
    .for('share');
  return held.length > 0;
}

/** Milliseconds until jobs of a kind are due. */
export interface DueTimes {
  /** Milliseconds until the first job is due, negative if it is overdue. */
  firstInMs: number;
  /** Milliseconds until the next job that was not due when the times were read; infinite if there is none. */
  laterInMs: number;
}

/** Returns when each kind's next jobs are due. Kinds without a job are absent. */
export async function readDueTimes(session: Session, kinds: readonly string[]): Promise<Map<string, DueTimes>> {
  const inMs = (time: string) => `extract(epoch FROM ${time} - clock_timestamp()) * 1000`;
  // The later job is found by an index: `statement_timestamp()` can bound its scan, the volatile `clock_timestamp()` cannot.
  const text = `SELECT k.kind, ${inMs('first.run_at')}, ${inMs('later.run_at')}
    FROM json_array_elements_text($1::json) AS k(kind)
    CROSS JOIN LATERAL (
      SELECT run_at FROM jobs WHERE kind = k.kind AND state = 'PENDING' ORDER BY run_at LIMIT 1) first
    LEFT JOIN LATERAL (
      SELECT run_at FROM jobs WHERE kind = k.kind AND state = 'PENDING' AND run_at > statement_timestamp()
      ORDER BY run_at LIMIT 1) later ON true`;
  const rows = await session.rows({ text, params: [JSON.stringify(kinds)] });
  return new Map(
    rows.map(([kind, first, later]) => [
      String(kind),
      { firstInMs: Number(first), laterInMs: later === null ? Infinity : Number(later) },
    ]),
  );
}
