import { setTimeout } from 'node:timers/promises';

/**
 * Waits for the next hour when this one is nearly over, wherever that is midnight: what a test makes for today must be
 * asked for on the same day. A timer may be a millisecond early, so the clock is asked again.
 */
export async function farFromMidnight(): Promise<void> {
  for (let left = leftOfTheHour(); left < 30_000; left = leftOfTheHour()) await setTimeout(left);
}

function leftOfTheHour(): number {
  return 3_600_000 - (Date.now() % 3_600_000);
}
