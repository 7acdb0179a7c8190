import type { Language } from '../../contract.generated';
import type { DatabaseWork, Session } from '../../database/database';
import type { Caller } from '../../dialect/context';
import type { Problem } from '../../dialect/errors';
import { PermanentJobError } from '../../queue';
import type { JobFacts } from './tables';

/** Why one record of a job failed. `code` and `payload` are those of the text `serverError.<code>`. */
export interface JobProblem extends Problem {
  /** Position of the record in the job. */
  sequence: number;
  record?: { id: string; title?: string | null };
  /** Row and column of a file. */
  row?: number;
  column?: string;
  /** Field of the record, as its path in the contract. */
  field?: string;
}

/** Records that a handler has processed. */
export interface ProcessedRecords {
  /** Number of processed records, with those that failed. */
  processed: number;
  failed: number;
  /** Why they failed. A record may have several problems. */
  problems?: readonly JobProblem[];
}

/** What a handler receives: the job and functions to report on it. */
export interface BackgroundJobRun {
  id: string;
  tenant: string;
  /** The user who started the job, in whose name it runs. */
  user: string;
  /** Language of the user. */
  language: Language;
  resource: string | null;
  /** The database for work of jobs, where statements may take minutes. */
  database: DatabaseWork;
  parameters: JobFacts;
  payload: JobFacts;
  /** Numbers of records, as earlier attempts and turns have left them. */
  counts: { total: number | null; processed: number; failed: number };
  /** Id of the job to undo; null unless the handler is the kind's `undo`. */
  undoOf: string | null;
  /** Aborts when the attempt has to end: shutdown, a lost lease, cancellation, or the timeout. */
  signal: AbortSignal;
  /** Returns the user with the permissions of now. @throws BackgroundJobFailure when the user may not sign in any more */
  caller(): Promise<Caller>;
  /**
   * Adds processed records to the job's numbers. Call it last in the transaction that writes these records: then the
   * numbers are true after a crash, and no second server writes the records again.
   */
  addProcessed(session: Session, records: ProcessedRecords): Promise<void>;
  /** Sets the total in a transaction. */
  setTotal(session: Session, total: number): Promise<void>;
  /**
   * Sets the number of processed records of work that begins anew after a crash. Stores and publishes it at most every
   * half second, so it may be called for each record.
   */
  reportProgress(processed: number): Promise<void>;
  /** Sets the number of processed records of such work at its end, in the transaction that completes it. */
  setProcessed(session: Session, processed: number): Promise<void>;
  /** Returns whether the turn is over. The handler should then return `'again'`, and other jobs get their turn. */
  isTurnOver(): boolean;
}

/** What a handler returns at the end of its work: the facts to show, if any. */
export interface BackgroundJobOutcome {
  result?: JobFacts;
}

/**
 * Does the work of a job. It must be idempotent, because it runs again after a crash, and must end with an error soon
 * after `run.signal` aborts. A handler that returns `'again'` is called again when it is the job's turn.
 */
export type BackgroundJobHandler = (run: BackgroundJobRun) => Promise<BackgroundJobOutcome | 'again' | void>;

/** A kind of background job, which an area registers. */
export interface BackgroundJobKind {
  /** Name of the kind, as `BackgroundJob.kind` and the texts of the console. */
  kind: string;
  handler: BackgroundJobHandler;
  /** Undoes the job `run.undoOf`, as a job of its own. Needed when jobs are started with `undoSeconds`. */
  undo?: BackgroundJobHandler;
  /** Number of jobs of the kind that one server runs at once; default 2. Those of one tenant run one after the other. */
  concurrency?: number;
  /** Milliseconds after which an attempt or turn is aborted and tried again; default 1 hour. */
  timeoutMs?: number;
}

/** A failure that a retry cannot fix. The user reads the text `serverError.<code>`, filled with the payload. */
export class BackgroundJobFailure extends PermanentJobError {
  constructor(
    readonly code: string,
    readonly payload?: JobFacts,
  ) {
    super(`The job failed: ${code}.`);
    this.name = 'BackgroundJobFailure';
  }
}
