import { setTimeout } from 'node:timers/promises';

/**
 * Waits for the next hour when this one is nearly over, so that a test does not run past midnight in any time zone. A
 * timer can fire a millisecond early, so the clock is read again.
 */
export async function avoidMidnight(): Promise<void> {
  for (let leftMs = msLeftInHour(); leftMs < 30_000; leftMs = msLeftInHour()) await setTimeout(leftMs);
}

function msLeftInHour(): number {
  return 3_600_000 - (Date.now() % 3_600_000);
}
