import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchdogData } from './watchdog';

const standardError = 2;
const data: unknown = workerData;
if (!isWatchdogData(data)) throw new TypeError('The watchdog thread was started without its data.');
const { beats, seconds } = data;

let last = -1;
/**
 * Number of consecutive checks without a heartbeat. Checks are counted instead of time, because a computer may be in
 * standby.
 */
let missedBeats = 0;

setInterval(() => {
  const now = Atomics.load(beats, 0);
  missedBeats = now === last ? missedBeats + 1 : 0;
  last = now;
  if (missedBeats < seconds) return;
  const advice = 'Acknowledged writes are stored; requests in progress are lost. Start the server again.';
  writeSync(standardError, `The server stood still for ${seconds} s and was ended. ${advice}\n`);
  // A blocked event loop cannot handle signals, but SIGKILL needs no handler.
  process.kill(process.pid, 'SIGKILL');
}, 1000);

function isWatchdogData(value: unknown): value is WatchdogData {
  return typeof value === 'object' && value !== null && 'beats' in value && 'seconds' in value;
}
