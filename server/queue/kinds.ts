import type { Session } from '../database/database';
import type { BackoffSettings } from './rules';

/** Data of a job. Store ids and not records, because records may change before the job runs. */
export type JobPayload = Readonly<Record<string, unknown>>;

/** Progress of a job: `done` of `total` units. */
export interface JobProgress {
  done: number;
  total: number;
}

/** What a handler receives: the job and functions to report on it. */
export interface Job {
  id: string;
  /** Tenant of the job; null for a system job. */
  tenant: string | null;
  key: string | null;
  payload: JobPayload;
  /** Number of this attempt, from 1. */
  attempt: number;
  /** When the job was enqueued (ISO). */
  createdAt: string;
  /** Aborts when the attempt has to end: shutdown, a lost lease, cancellation, or its timeout. */
  signal: AbortSignal;
  /** Stores the progress of the job. @throws LeaseLostError when another attempt may have taken over the job */
  reportProgress(progress: JobProgress): Promise<void>;
  /**
   * Locks the job until the transaction ends, so that what the transaction writes is written by one attempt only.
   * @throws LeaseLostError when another attempt may have taken over the job
   */
  requireLease(session: Session): Promise<void>;
}

/** How a job ended for good. */
export interface JobEnd {
  state: 'SUCCEEDED' | 'CANCELED' | 'DEAD';
  /** What a dead job's last attempt threw. */
  error?: unknown;
}

/** Result of a handler that did not fail but needs to run again after some milliseconds. */
export interface RunAgainResult {
  againInMs: number;
}

/**
 * Runs a job. A handler must be idempotent, because a job runs again after a crash or a lost lease. A handler must end
 * soon after `job.signal` aborts.
 */
export type JobHandler = (job: Job) => Promise<RunAgainResult | void>;

/** A kind of job and its settings. Each kind has its own queue, so that a slow kind does not delay the others. */
export interface JobKind {
  kind: string;
  handler: JobHandler;
  /** Number of jobs that one server runs concurrently; default 1. */
  concurrency?: number;
  /** Number of jobs of one tenant that one server runs concurrently; default `concurrency`. */
  perTenant?: number;
  /** Attempts after which a failing job becomes a dead letter; default 10. Recurring jobs are always retried. */
  maxAttempts?: number;
  backoff?: BackoffSettings;
  /** Milliseconds after which an attempt is aborted; default 10 minutes. */
  timeoutMs?: number;
  /** Milliseconds after a success until the job runs again. Makes the kind recurring: all servers share one job. */
  everyMs?: number;
  /** Milliseconds after its start during which a server takes no job of the kind; default 0. */
  startDelayMs?: number;
  /** Writes what the end of a job changes, in the transaction that stores the end. */
  onEnd?: (session: Session, job: Job, end: JobEnd) => Promise<void>;
  /** Logs a failed attempt; absent: the queue logs it. */
  logFailure?: (job: Job, failure: FailedJobAttempt) => void;
}

/** A failed attempt. */
export interface FailedJobAttempt {
  error: unknown;
  /** Whether the job is a dead letter now. */
  isDead: boolean;
}

/** A failure that a retry cannot fix: the job becomes a dead letter at once. */
export class PermanentJobError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PermanentJobError';
  }
}

/** Reason with which a handler's signal aborts: the job was canceled. */
export class JobCanceledError extends Error {
  constructor() {
    super('The job was canceled.');
    this.name = 'JobCanceledError';
  }
}

/** Reason with which a handler's signal aborts: the lease was not renewed, so another server may run the job. */
export class LeaseLostError extends Error {
  constructor() {
    super('The lease of the job was lost.');
    this.name = 'LeaseLostError';
  }
}

/** Reason with which a handler's signal aborts: the server stops. */
export class ServerShutdownError extends Error {
  constructor() {
    super('The server stops.');
    this.name = 'ServerShutdownError';
  }
}
