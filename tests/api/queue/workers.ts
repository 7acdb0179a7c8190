import { expect, inject } from 'vitest';
import type { Database, TextRow } from '../../../server/database/database';
import { enqueueJob, type JobKind, type NewJob, QueueWorker, type WorkerDurations } from '../../../server/queue';
import { openTestDatabase } from '../harness/database';

/** A line that a worker has logged. */
export interface LogLine {
  level: 'info' | 'warn' | 'error';
  message: string;
  facts: object;
}

/** A database with workers of the job queue. Each worker acts as the worker of another server. */
export interface QueueWorkers {
  database: Database;
  lines: LogLine[];
  /** Starts a worker for these kinds of jobs; `reset` stops it. `times` overrides its intervals and timeouts. */
  start(kinds: readonly JobKind[], times?: Partial<WorkerDurations>, database?: Database): Promise<QueueWorker>;
  /** Enqueues a job. Returns its id. */
  add(job: NewJob): Promise<string>;
  rows(text: string, ...params: string[]): Promise<TextRow[]>;
  /** Returns the states of all jobs of a kind, in the order of their creation. */
  statesOf(kind: string): Promise<(string | null | undefined)[]>;
  /** Waits until all jobs of a kind are in the given state. */
  until(kind: string, state: string): Promise<void>;
  /** Stops all workers, and deletes all jobs and collected log lines. */
  reset(): Promise<void>;
  /** Stops all workers and closes the database. */
  close(): Promise<void>;
}

/** Opens a database of its own for workers of the job queue. The caller must close it. */
export async function openQueueWorkers(): Promise<QueueWorkers> {
  const database = await openTestDatabase(inject('template'));
  const lines: LogLine[] = [];
  const logAt = (level: LogLine['level']) => (facts: object, message: string) =>
    void lines.push({ level, message, facts });
  const log = { info: logAt('info'), warn: logAt('warn'), error: logAt('error') };
  const started: QueueWorker[] = [];
  const stopAll = async () => {
    await Promise.all(started.splice(0).map((worker) => worker.stop()));
  };
  const rows: QueueWorkers['rows'] = (text, ...params) => database.system((session) => session.rows({ text, params }));
  const statesOf: QueueWorkers['statesOf'] = async (kind) =>
    (await rows('SELECT state FROM jobs WHERE kind = $1 ORDER BY id', kind)).map(([state]) => state);
  return {
    database,
    lines,
    start: async (kinds, times, on = database) => {
      const worker = new QueueWorker({ database: on, log, kinds, times });
      started.push(worker);
      await worker.start();
      return worker;
    },
    statesOf,
    until: async (kind, state) => {
      await expect.poll(async () => new Set(await statesOf(kind)), { interval: 10 }).toEqual(new Set([state]));
    },
    reset: async () => {
      await stopAll();
      await rows('DELETE FROM jobs');
      lines.length = 0;
    },
    add: (job) => database.system((session) => enqueueJob(session, job)),
    rows,
    close: async () => {
      await stopAll();
      await database.close();
    },
  };
}

/**
 * Returns a promise, and a function that resolves it. A handler that awaits the promise runs until the test opens the
 * gate.
 */
export function createManualPromise(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
