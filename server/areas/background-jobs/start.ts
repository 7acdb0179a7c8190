import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { invalidInputError } from '../../dialect/errors';
import { enqueueJob } from '../../queue';
import { unfinishedJobsProblem } from './rules';
import { backgroundJobs, type JobFacts } from './tables';

/** A background job to start. */
export interface NewBackgroundJob {
  kind: string;
  tenant: string;
  user: string;
  language: Language;
  /** Name of the list in the console whose records the job is about. */
  resource?: string | null;
  /** Values of the text that describes the job; `action` is a part of its code (`BackgroundJob.title`). */
  parameters?: JobFacts;
  /** What the handler needs to know; the contract does not have it. */
  payload?: JobFacts;
  /** Number of records to process, where it is known. */
  total?: number;
  /** Whether the job can be cancelled; default true. */
  cancelable?: boolean;
  /** Seconds after the end in which the job can be undone by the kind's `undo`; absent: never. */
  undoSeconds?: number;
  /** Days for which the job is kept after its end; default 7. */
  keptDays?: number;
}

/**
 * Returns the kinds of the queue's jobs that run background jobs of a kind: that of new jobs first, then those that earlier
 * versions have enqueued.
 */
export function queueKindsOf(kind: string): readonly [newest: string, ...earlier: string[]] {
  const newest = changedQueueKinds[kind];
  return newest === undefined ? [`background.${kind}`] : [newest, `background.${kind}`];
}

/**
 * Kinds of the queue whose jobs the previous version would run wrongly. It takes no jobs of a kind that it does not know.
 * Bulk actions: their records were not in chunks.
 */
const changedQueueKinds: Readonly<Record<string, string>> = { bulk: 'background.bulk-chunks' };

/**
 * Starts a background job in the transaction of a mutation. The mutation returns the job with `publishAndRead`.
 * @returns the job's id
 * @throws ContractError if the user has too many unfinished jobs
 */
export async function startBackgroundJob(session: Session, job: NewBackgroundJob): Promise<string> {
  const problem = unfinishedJobsProblem(await countUnfinished(session, job));
  if (problem) throw invalidInputError({ jobs: [problem] });
  return insertJob(session, job);
}

/** Inserts and enqueues a job. `undoOf` is the id of the job that it undoes. */
export async function insertJob(session: Session, job: NewBackgroundJob & { undoOf?: string }): Promise<string> {
  const { tenant, kind } = job;
  const id = newId();
  const queueJob = await enqueueJob(session, { kind: queueKindsOf(kind)[0], tenant, payload: { job: id } });
  await session.orm.insert(backgroundJobs).values({
    tenant_id: tenant,
    id,
    user_id: job.user,
    kind,
    resource: job.resource,
    language: job.language,
    parameters: job.parameters ?? {},
    payload: job.payload ?? {},
    total: job.total,
    queue_job_id: queueJob,
    cancelable: job.cancelable ?? true,
    kept_days: job.keptDays ?? defaultKeptDays,
    undo_seconds: job.undoSeconds,
    undo_of_id: job.undoOf,
  });
  return id;
}

/** Sets the number of records of a job that was started in the same transaction. */
export async function setJobTotal({ orm }: Session, tenant: string, id: string, total: number): Promise<void> {
  await orm
    .update(backgroundJobs)
    .set({ total })
    .where(and(eq(backgroundJobs.tenant_id, tenant), eq(backgroundJobs.id, id)));
}

/** Reads the payload of a job; empty if it is gone. */
export async function readJobPayload({ orm }: Session, tenant: string, id: string): Promise<JobFacts> {
  const [job] = await orm
    .select({ payload: backgroundJobs.payload })
    .from(backgroundJobs)
    .where(and(eq(backgroundJobs.tenant_id, tenant), eq(backgroundJobs.id, id)));
  return job?.payload ?? {};
}

const defaultKeptDays = 7;

function countUnfinished({ orm }: Session, { tenant, user }: NewBackgroundJob): Promise<number> {
  const { tenant_id, user_id, finished_at } = backgroundJobs;
  return orm.$count(backgroundJobs, and(eq(tenant_id, tenant), eq(user_id, user), isNull(finished_at)));
}
