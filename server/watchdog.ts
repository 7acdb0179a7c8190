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
 * Has a thread of its own end this process when nothing has moved in it for so many seconds: it would answer nobody, and
 * not stop when it is told to. Whoever keeps it running starts it anew.
 */
export function keepWatch(seconds: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), beatEvery).unref();
  const thread = new URL('watchdog-thread.js', import.meta.url);
  const workerData: Watched = { beats, seconds };
  new Worker(thread, { workerData, execArgv: [] }).unref();
}
