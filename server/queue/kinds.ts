import type { Backoff } from './rules';

/** What a job is about: small, and references rather than records. */
export type JobPayload = Readonly<Record<string, unknown>>;

/** How far a job is. */
export interface JobProgress {
  done: number;
  total: number;
}

/** A job as its handler sees it. */
export interface Job {
  id: string;
  /** Whose job it is; null for a system job. */
  tenant: string | null;
  key: string | null;
  payload: JobPayload;
  /** Number of this attempt, from 1. */
  attempt: number;
  /** When it was enqueued (ISO). */
  createdAt: string;
  /** Aborts when the attempt has to end: shutdown, a lost lease, cancellation, or its timeout. */
  signal: AbortSignal;
  /**
   * Stores the progress.
   * @throws LeaseLostError when the job is another attempt's by now
   */
  reportProgress(progress: JobProgress): Promise<void>;
}

/** Result of an attempt that wants to run again without having failed. */
export interface RunAgain {
  againInMs: number;
}

/**
 * Does a job. It must be idempotent: a job runs at least once, and again when its server crashed, or lost its lease, after
 * the work was done. It must end soon when `job.signal` aborts.
 */
export type Handler = (job: Job) => Promise<RunAgain | void>;

/** A kind of job, and how it is run. Each kind is a queue of its own: a slow one delays no other. */
export interface JobKind {
  kind: string;
  handler: Handler;
  /** Jobs that one server runs at once; 1 when absent. */
  concurrency?: number;
  /** Jobs of one tenant that one server runs at once; as many as `concurrency` when absent. */
  perTenant?: number;
  /** Attempts after which a failing job is a dead letter; 10 when absent. A recurring job never is. */
  mostAttempts?: number;
  backoff?: Backoff;
  /** Milliseconds after which an attempt is aborted; 10 minutes when absent. */
  timeoutMs?: number;
  /** Makes the kind recurring: all servers share one job, which runs again so long after each success. */
  everyMs?: number;
  /** Milliseconds after its start in which a server takes no job of the kind; 0 when absent. */
  startDelayMs?: number;
  /** Logs a failed attempt in place of the queue. */
  logFailure?: (job: Job, failure: Failure) => void;
}

/** A failed attempt. */
export interface Failure {
  error: unknown;
  /** Whether the job is a dead letter now. */
  isDead: boolean;
}

/** A failure that a retry cannot mend: the job is a dead letter at once. */
export class PermanentError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PermanentError';
  }
}

/** The reason of an abort: the job was canceled. */
export class CanceledError extends Error {
  constructor() {
    super('The job was canceled.');
    this.name = 'CanceledError';
  }
}

/** The reason of an abort: the lease could not be renewed, and another server may run the job. */
export class LeaseLostError extends Error {
  constructor() {
    super('The lease of the job was lost.');
    this.name = 'LeaseLostError';
  }
}

/** The reason of an abort: the server stops. */
export class ShutdownError extends Error {
  constructor() {
    super('The server stops.');
    this.name = 'ShutdownError';
  }
}
