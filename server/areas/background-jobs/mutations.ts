import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { isId } from '../../database/ids';
import { invalidInputError } from '../../dialect/errors';
import { isRecordVisible } from '../../dialect/list';
import { transactionalResolver } from '../../dialect/methods';
import { type MutationContext, publishAndRead } from '../../dialect/write/mutations';
import { cancelJob } from '../../queue';
import { endBackgroundJob } from './end-job';
import { backgroundJobEntity } from './entities';
import { insertJob } from './start';
import { backgroundJobs } from './tables';

/** Cancels a job: one that waits ends at once, one that runs ends soon. */
export const cancelBackgroundJob = transactionalResolver<{ id: string }>(async ({ id }, mutation) => {
  const job = await lockVisibleJob(id, mutation);
  if (job.finished_at === null && job.canceled_at === null) {
    if (!job.cancelable) throw invalidInputError({ id: [{ code: 'job_not_cancelable' }] });
    await updateJob(mutation, id, { canceled_at: sql`now()` });
    const canceled = await cancelJob(mutation.session, job.queue_job_id);
    if (canceled === 'waiting') await endBackgroundJob(mutation.session, { ...mutation, id }, { state: 'CANCELED' });
  }
  return publishAndRead(mutation, backgroundJobEntity, id, 'UPDATED');
});

/** Starts the job that undoes a job. */
export const undoBackgroundJob = transactionalResolver<{ id: string }>(async ({ id }, mutation) => {
  const job = await lockVisibleJob(id, mutation);
  if (job.undone_by_id !== null) return publishAndRead(mutation, backgroundJobEntity, job.undone_by_id, 'UPDATED');
  if (!job.isUndoable) throw invalidInputError({ id: [{ code: 'undo_expired' }] });
  const { tenant, user, language, session } = mutation;
  const { kind, resource, parameters, kept_days: keptDays } = job;
  const undo = await insertJob(session, { tenant, user, language, kind, resource, parameters, keptDays, undoOf: id });
  await updateJob(mutation, id, { undone_by_id: undo });
  await publishAndRead(mutation, backgroundJobEntity, id, 'UPDATED');
  return publishAndRead(mutation, backgroundJobEntity, undo, 'CREATED');
});

/** Locks a job that the user may see. @throws ContractError if there is none */
async function lockVisibleJob(id: string, mutation: MutationContext) {
  const { session, tenant } = mutation;
  const isVisible = isId(id) && (await isRecordVisible(session, backgroundJobEntity, id, mutation));
  const [job] = isVisible
    ? await session.orm
        .select({
          kind: backgroundJobs.kind,
          resource: backgroundJobs.resource,
          parameters: backgroundJobs.parameters,
          kept_days: backgroundJobs.kept_days,
          queue_job_id: backgroundJobs.queue_job_id,
          cancelable: backgroundJobs.cancelable,
          canceled_at: backgroundJobs.canceled_at,
          finished_at: backgroundJobs.finished_at,
          undone_by_id: backgroundJobs.undone_by_id,
          isUndoable: sql<boolean>`coalesce(${backgroundJobs.undoable_until} > now(), false)`,
        })
        .from(backgroundJobs)
        .where(and(eq(backgroundJobs.tenant_id, tenant), eq(backgroundJobs.id, id)))
        .for('update')
    : [];
  if (!job) throw invalidInputError({ id: [{ code: 'not_found' }] });
  return job;
}

async function updateJob(
  { session, tenant }: MutationContext,
  id: string,
  changes: PgUpdateSetSource<typeof backgroundJobs>,
): Promise<void> {
  await session.orm
    .update(backgroundJobs)
    .set(changes)
    .where(and(eq(backgroundJobs.tenant_id, tenant), eq(backgroundJobs.id, id)));
}
