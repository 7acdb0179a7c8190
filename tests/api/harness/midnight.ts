import { setTimeout } from 'node:timers/promises';

/**
 * Waits for the next hour if the current hour ends within 10 seconds, so that no midnight falls into the test in any
 * time zone. Reads the clock again after waiting, because a timer can fire a millisecond early.
 */
export async function avoidMidnight(): Promise<void> {
  for (let leftMs = msLeftInHour(); leftMs < 10_000; leftMs = msLeftInHour()) await setTimeout(leftMs);
}

function msLeftInHour(): number {
  return 3_600_000 - (Date.now() % 3_600_000);
}
