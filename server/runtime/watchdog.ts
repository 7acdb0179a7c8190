import { Worker } from 'node:worker_threads';

/** Milliseconds between signs of life. */
const beatEvery = 500;

/** What the watching thread is given. */
export interface Watched {
  /** Counts the signs of life. */
  beats: Int32Array;
  /** Seconds without one after which the process is ended. */
  seconds: number;
}

/**
 * Starts a thread that ends this process when its event loop has been blocked for so many seconds: it could neither
 * answer calls nor handle SIGTERM. A process manager has to restart it.
 */
export function keepWatch(seconds: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), beatEvery).unref();
  const thread = new URL('watchdog-thread.js', import.meta.url);
  const workerData: Watched = { beats, seconds };
  new Worker(thread, { workerData, execArgv: [] }).unref();
}
