import { Worker } from 'node:worker_threads';

/** Milliseconds between two heartbeats. */
const beatEveryMs = 500;

/** Data that the watchdog thread receives from the main thread. */
export interface WatchdogData {
  /** Shared memory with the counter of heartbeats, which the main thread increases. */
  beats: Int32Array;
  /** Seconds without a heartbeat after which the thread kills the process. */
  seconds: number;
}

/**
 * Starts a thread that kills this process when its event loop has been blocked for the given number of seconds. A
 * process manager must restart the server.
 */
export function startWatchdog(seconds: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), beatEveryMs).unref();
  const thread = new URL('watchdog-thread.js', import.meta.url);
  const workerData: WatchdogData = { beats, seconds };
  new Worker(thread, { workerData, execArgv: [] }).unref();
}
