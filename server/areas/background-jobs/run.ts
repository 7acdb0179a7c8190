import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { DatabaseWork, Session } from '../../database/database';
import { newId } from '../../database/ids';
import type { Caller } from '../../dialect/context';
import { publishChange } from '../../dialect/write/mutations';
import type { Job } from '../../queue';
import { BackgroundJobFailure, type BackgroundJobRun, type ProcessedRecords } from './kind';
import { backgroundJobProblems, backgroundJobs, type JobFacts } from './tables';

/** Least milliseconds between two published changes of a job's progress. */
const progressIntervalMs = 500;
/** Milliseconds after which a job gives way to others. */
const turnMs = 5000;
const maxTitleLength = 200;

type JobRow = typeof backgroundJobs.$inferSelect;

/** What runs need from the server. */
export interface RunContext {
  database: DatabaseWork;
  /** Returns the user with current permissions; undefined if the user may not sign in. */
  callerOf(tenant: string, user: string): Promise<Caller | undefined>;
}

/** Marks a job as running. Returns it, or undefined when it has ended or was deleted. */
export async function beginJob(session: Session, tenant: string, id: string): Promise<JobRow | undefined> {
  const [row] = await session.orm
    .update(backgroundJobs)
    .set({ state: 'RUNNING', started_at: sql`coalesce(${backgroundJobs.started_at}, now())` })
    .where(and(isJob(tenant, id), inArray(backgroundJobs.state, ['QUEUED', 'RUNNING'])))
    .returning();
  if (row) await publishChange({ session, tenant, user: row.user_id }, { table: backgroundJobs }, id, 'UPDATED');
  return row;
}

/** One attempt or turn of a job. */
export class JobRun implements BackgroundJobRun {
  private readonly startedAt = performance.now();
  private publishedAt = performance.now();

  readonly id: string;
  readonly tenant: string;
  readonly user: string;
  readonly language: BackgroundJobRun['language'];
  readonly resource: string | null;
  readonly database: DatabaseWork;
  readonly parameters: JobFacts;
  readonly payload: JobFacts;
  readonly counts: BackgroundJobRun['counts'];
  readonly undoOf: string | null;
  readonly signal: AbortSignal;

  constructor(
    private readonly context: RunContext,
    private readonly job: Job,
    row: JobRow,
  ) {
    this.id = row.id;
    this.tenant = row.tenant_id;
    this.user = row.user_id;
    this.language = row.language;
    this.resource = row.resource;
    this.database = context.database;
    this.parameters = row.parameters;
    this.payload = row.payload;
    this.counts = { total: row.total, processed: row.processed, failed: row.failed };
    this.undoOf = row.undo_of_id;
    this.signal = job.signal;
  }

  async caller(): Promise<Caller> {
    const caller = await this.context.callerOf(this.tenant, this.user);
    if (!caller) throw new BackgroundJobFailure('job_user_gone');
    return caller;
  }

  async addProcessed(session: Session, { processed, failed, problems = [] }: ProcessedRecords): Promise<void> {
    await this.job.requireLease(session);
    if (problems.length > 0)
      await session.orm.insert(backgroundJobProblems).values(
        problems.map(({ record, ...problem }) => ({
          ...problem,
          tenant_id: this.tenant,
          id: newId(),
          job_id: this.id,
          record_id: record?.id,
          title: record?.title?.slice(0, maxTitleLength),
        })),
      );
    await this.update(session, {
      processed: sql`${backgroundJobs.processed} + ${processed}`,
      failed: sql`${backgroundJobs.failed} + ${failed}`,
    });
    if (this.isProgressDue()) await this.publish(session);
  }

  async setTotal(session: Session, total: number): Promise<void> {
    await this.job.requireLease(session);
    await this.update(session, { total });
    await this.publish(session);
  }

  async reportProgress(processed: number): Promise<void> {
    if (!this.isProgressDue()) return;
    await this.database.write(this.tenant, async (session) => {
      await this.job.requireLease(session);
      await this.update(session, { processed });
      await this.publish(session);
    });
  }

  async setProcessed(session: Session, processed: number): Promise<void> {
    await this.job.requireLease(session);
    await this.update(session, { processed });
  }

  isTurnOver(): boolean {
    return performance.now() - this.startedAt >= turnMs;
  }

  private isProgressDue(): boolean {
    const now = performance.now();
    if (now - this.publishedAt < progressIntervalMs) return false;
    this.publishedAt = now;
    return true;
  }

  private publish(session: Session): Promise<void> {
    const { tenant, user } = this;
    return publishChange({ tenant, user, session }, { table: backgroundJobs }, this.id, 'UPDATED');
  }

  private async update(session: Session, changes: PgUpdateSetSource<typeof backgroundJobs>): Promise<void> {
    await session.orm.update(backgroundJobs).set(changes).where(isJob(this.tenant, this.id));
  }
}

const isJob = (tenant: string, id: string) => and(eq(backgroundJobs.tenant_id, tenant), eq(backgroundJobs.id, id));
