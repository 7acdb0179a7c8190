import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watchdog';

const standardError = 2;
const given: unknown = workerData;
if (!isWatched(given)) throw new TypeError('The watchdog thread was started without its data.');
const { beats, seconds } = given;

let last = -1;
/** Looks without a sign of life. A machine that slept was not looked at meanwhile. */
let still = 0;

setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === last ? still + 1 : 0;
  last = now;
  if (still < seconds) return;
  const advice = 'Nothing that was acknowledged is lost; what was under way is. Start it again.';
  writeSync(standardError, `The server stood still for ${seconds} s and was ended. ${advice}\n`);
  // Nothing gentler reaches a process that stands still.
  process.kill(process.pid, 'SIGKILL');
}, 1000);

function isWatched(value: unknown): value is Watched {
  return typeof value === 'object' && value !== null && 'beats' in value && 'seconds' in value;
}
