import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { lockDatabaseDirectory } from './lock';
import type { PgliteThreadData } from './pglite-messages';

/**
 * Path of the thread's file. When the server runs from source, this is the file of the last build, because Node cannot
 * run the TypeScript source.
 */
const threadPath = import.meta.url.endsWith('.ts') ? '../../dist/server/pglite-thread.js' : 'pglite-thread.js';
const threadFile = new URL(threadPath, import.meta.url);

/** The thread of the embedded database, which opens it. */
export interface PgliteThread {
  worker: Worker;
  /** Rejects with the error if the database cannot be opened. */
  opened: Promise<void>;
}

/** A locked directory, or the memory, whose database is being opened. */
export interface PgliteStart {
  directory: string | undefined;
  thread: PgliteThread;
  /** Must be called once the thread has ended. */
  unlock: () => Promise<void>;
}

/**
 * Locks the directory and starts the thread. Needs few modules, so that the thread starts before those that use it load.
 * @throws an error for the operator if another server holds the directory
 */
export async function startPglite({ directory, dump }: PgliteThreadData): Promise<PgliteStart> {
  if (directory) mkdirSync(directory, { recursive: true });
  const lock = directory ? await lockDatabaseDirectory(directory) : undefined;
  return { directory, thread: startPgliteThread({ directory, dump }), unlock: async () => lock?.release() };
}

/**
 * Starts a thread that opens the database.
 * @param timeoutMs milliseconds to open the database; no limit when absent
 */
export function startPgliteThread(data: PgliteThreadData, timeoutMs?: number): PgliteThread {
  const worker = new Worker(threadFile, { workerData: { directory: undefined, ...data }, execArgv: [] });
  const opened = waitUntilOpen(worker, timeoutMs);
  // Whoever uses the thread sees the error.
  opened.catch(() => undefined);
  return { worker, opened };
}

async function waitUntilOpen(worker: Worker, timeoutMs: number | undefined): Promise<void> {
  const opening = new AbortController();
  const ended = () => opening.abort(new Error('The thread of the embedded database ended before it was open.'));
  worker.once('exit', ended);
  const timer = timeoutMs && setTimeout(() => void worker.terminate(), timeoutMs);
  try {
    await once(worker, 'message', { signal: opening.signal });
  } catch (error) {
    throw opening.signal.aborted ? opening.signal.reason : error;
  } finally {
    clearTimeout(timer);
    worker.off('exit', ended);
  }
}
