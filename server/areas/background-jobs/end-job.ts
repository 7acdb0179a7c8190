import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { publishChange } from '../../dialect/write/mutations';
import { backgroundJobProblems, backgroundJobs } from './tables';

/** How a background job ends. */
export type BackgroundJobEnd = Pick<typeof backgroundJobs.$inferInsert, 'result' | 'failure'> & {
  state: 'SUCCEEDED' | 'FAILED' | 'CANCELED';
};

/** Stores and publishes the end of a job. Does nothing when the job has ended already, or was deleted. */
export async function endBackgroundJob(
  session: Session,
  { tenant, id }: { tenant: string; id: string },
  end: BackgroundJobEnd,
): Promise<void> {
  const jobs = backgroundJobs;
  const isUndoable = sql`${jobs.undo_seconds} IS NOT NULL AND ${jobs.processed} > ${jobs.failed}`;
  const [job] = await session.orm
    .update(jobs)
    .set({
      ...end,
      problem_counts: sql`(SELECT jsonb_agg(jsonb_build_object('code', code, 'count', count) ORDER BY count DESC, code)
        FROM (SELECT p.code, count(*) FROM ${backgroundJobProblems} p WHERE p.tenant_id = ${tenant} AND p.job_id = ${id}
          GROUP BY p.code) counts)`,
      finished_at: sql`now()`,
      expires_at: sql`now() + make_interval(days => ${jobs.kept_days})`,
      undoable_until: sql`CASE WHEN ${isUndoable} THEN now() + make_interval(secs => ${jobs.undo_seconds}) END`,
    })
    .where(and(eq(jobs.tenant_id, tenant), eq(jobs.id, id), isNull(jobs.finished_at)))
    .returning({ user: jobs.user_id, undoOf: jobs.undo_of_id });
  if (!job) return;
  await publishChange({ session, tenant, user: job.user }, { table: jobs }, id, 'UPDATED');
  if (job.undoOf === null) return;
  // What was not undone may be undone by another attempt of the user.
  if (end.state !== 'SUCCEEDED')
    await session.orm
      .update(jobs)
      .set({ undone_by_id: null })
      .where(and(eq(jobs.tenant_id, tenant), eq(jobs.id, job.undoOf)));
  await publishChange({ session, tenant, user: job.user }, { table: jobs }, job.undoOf, 'UPDATED');
}
