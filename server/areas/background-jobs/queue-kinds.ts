import type { Job, JobKind } from '../../queue';
import { type BackgroundJobEnd, endBackgroundJob } from './end-job';
import type { BackgroundJobKind, BackgroundJobOutcome } from './kind';
import { failureOf } from './rules';
import { beginJob, JobRun, type RunContext } from './run';
import { queueKindsOf } from './start';
import { createSweepKind } from './sweep';

const hourMs = 3_600_000;
const backoff = { firstMs: 2000, factor: 3, longestMs: 60_000 };
const maxAttempts = 6;

/** Returns the queue's kinds that run background jobs, and the recurring job that deletes old ones. */
export function createBackgroundJobKinds(context: RunContext, kinds: readonly BackgroundJobKind[]): JobKind[] {
  const queueKinds = kinds.flatMap((kind) => queueKindsOf(kind.kind).map((name) => queueKind(name, context, kind)));
  return [...queueKinds, createSweepKind(context.database)];
}

function queueKind(
  name: string,
  context: RunContext,
  { kind, handler, undo, concurrency, timeoutMs }: BackgroundJobKind,
): JobKind {
  /** Outcomes of attempts whose end the queue stores next. */
  const outcomes = new WeakMap<Job, BackgroundJobOutcome>();
  return {
    kind: name,
    concurrency: concurrency ?? 2,
    perTenant: 1,
    backoff,
    maxAttempts,
    timeoutMs: timeoutMs ?? hourMs,
    handler: async (job) => {
      const { tenant, id } = recordOf(job);
      const row = await context.database.write(tenant, (session) => beginJob(session, tenant, id));
      if (!row) return undefined;
      const handle = row.undo_of_id === null ? handler : undo;
      if (!handle) throw new Error(`Jobs of the kind ${kind} cannot be undone.`);
      const outcome = await handle(new JobRun(context, job, row));
      if (outcome === 'again') return { againInMs: 0 };
      outcomes.set(job, outcome ?? {});
      return undefined;
    },
    onEnd: (session, job, { state, error }) => {
      const end: BackgroundJobEnd =
        state === 'DEAD' ? { state: 'FAILED', failure: failureOf(error) } : { state, ...outcomes.get(job) };
      return endBackgroundJob(session, recordOf(job), end);
    },
  };
}

function recordOf({ tenant, payload }: Job): { tenant: string; id: string } {
  return { tenant: String(tenant), id: String(payload.job) };
}
