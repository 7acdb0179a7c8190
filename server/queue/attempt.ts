import { runInScope } from '../runtime/call-scope';
import type { Log } from '../runtime/log';
import type { DatabaseWork } from '../database/database';
import {
  JobCanceledError,
  type Job,
  type JobKind,
  LeaseLostError,
  PermanentJobError,
  type RunAgainResult,
  ServerShutdownError,
} from './kinds';
import { notifyWorkers } from './notify';
import { type JobAttemptEnd, type BackoffSettings, nextJobState } from './rules';
import { endJobAttempt, type LeasedJob, lockLease, storeJobProgress } from './store';

const defaultBackoff: BackoffSettings = { firstMs: 10_000, factor: 3, longestMs: 3_600_000 };
const defaultMaxAttempts = 10;
const defaultTimeoutMs = 600_000;
/** Maximum length of a stored error message, in characters. */
const maxErrorLength = 500;

/** What an attempt needs from the server. */
export interface JobAttemptContext {
  database: DatabaseWork;
  log: Log;
}

/** One attempt to run a job whose lease this server holds. */
export class JobAttempt {
  private readonly controller = new AbortController();
  private expiry: NodeJS.Timeout | undefined;

  constructor(
    private readonly parts: JobAttemptContext,
    private readonly kind: JobKind,
    readonly leased: LeasedJob,
  ) {}

  /** Aborts the attempt at `moment`, in milliseconds of this process's clock. A later call replaces the time. */
  expireAt(moment: number): void {
    clearTimeout(this.expiry);
    this.expiry = setTimeout(() => this.abort(new LeaseLostError()), moment - Date.now()).unref();
  }

  /** Aborts the handler's signal with a reason. Reasons of later calls are ignored. */
  abort(reason: JobCanceledError | LeaseLostError | ServerShutdownError): void {
    this.controller.abort(reason);
  }

  /**
   * Runs the handler and stores the result.
   * @returns milliseconds until the job runs again; undefined when it does not
   */
  run(): Promise<number | undefined> {
    const scope = { name: `job ${this.kind.kind}`, log: this.parts.log };
    return runInScope(scope, () => this.runOnce()).finally(() => clearTimeout(this.expiry));
  }

  private async runOnce(): Promise<number | undefined> {
    const { leased, kind, parts } = this;
    const { attempts } = leased;
    const { backoff = defaultBackoff, maxAttempts = defaultMaxAttempts, everyMs } = kind;
    const job: Job = {
      ...leased,
      attempt: attempts,
      signal: AbortSignal.any([this.controller.signal, AbortSignal.timeout(kind.timeoutMs ?? defaultTimeoutMs)]),
      reportProgress: async (progress) => {
        const isStored = await parts.database.system((session) => storeJobProgress(session, leased, progress));
        if (!isStored) throw new LeaseLostError();
      },
      requireLease: async (session) => {
        if (!(await lockLease(session, leased))) throw new LeaseLostError();
      },
    };
    const error = this.refusal(maxAttempts) ?? (await this.handle(job));
    const end = this.endOf(error);
    const next = nextJobState(end, attempts, { backoff, maxAttempts, ...(everyMs ? { everyMs } : {}) }, Math.random());
    const ended = await parts.database.system(async (session) => {
      const stored = await endJobAttempt(session, leased, next);
      // This server may be busy or stopping when the job is due again.
      if (stored?.state === 'PENDING') await notifyWorkers(session, [{ kind: 'due', inMs: stored.inMs }]);
      else if (stored) await kind.onEnd?.(session, job, { state: stored.state, error: end.cause });
      return stored;
    });
    if (end.kind === 'failed') this.logFailure(job, end.cause, next.state === 'DEAD');
    return ended?.state === 'PENDING' ? ended.inMs : undefined;
  }

  /** Returns the error of a job that must not run: it was canceled, or all its attempts ended in a crash. */
  private refusal(maxAttempts: number): { error: unknown } | undefined {
    const { leased, kind } = this;
    if (leased.isCanceled) {
      this.abort(new JobCanceledError());
      return { error: this.controller.signal.reason };
    }
    if (kind.everyMs !== undefined || leased.attempts <= maxAttempts) return undefined;
    return { error: new PermanentJobError('The server that ran it ended each time.') };
  }

  private async handle(job: Job): Promise<{ error: unknown } | RunAgainResult | undefined> {
    try {
      return (await this.kind.handler(job)) ?? undefined;
    } catch (error) {
      return { error };
    }
  }

  private endOf(result: { error: unknown } | RunAgainResult | undefined): JobAttemptEnd & { cause?: unknown } {
    if (result === undefined) return { kind: 'succeeded' };
    if ('againInMs' in result) return { kind: 'succeeded', againInMs: result.againInMs };
    const reason: unknown = this.controller.signal.reason;
    if (reason instanceof JobCanceledError) return { kind: 'canceled' };
    if (reason instanceof ServerShutdownError || reason instanceof LeaseLostError) return { kind: 'interrupted' };
    const cause = result.error;
    const error = (cause instanceof Error ? cause.message : String(cause)).slice(0, maxErrorLength);
    return { kind: 'failed', error, isPermanent: cause instanceof PermanentJobError, cause };
  }

  private logFailure(job: Job, error: unknown, isDead: boolean): void {
    const { kind, parts } = this;
    if (kind.logFailure) return kind.logFailure(job, { error, isDead });
    const facts = { job: job.id, kind: kind.kind, attempt: job.attempt, err: error };
    if (isDead) parts.log.error(facts, 'job failed for good: it is a dead letter');
    else parts.log.warn(facts, 'job failed: it will be tried again');
  }
}
