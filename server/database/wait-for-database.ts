import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseOutage } from './outage';

/** Milliseconds between two attempts. */
const retryMs = 1000;

/**
 * Repeats a check of the database while the database is unavailable. A wrong password, for example, is reported at once.
 * @param waitMs milliseconds after which no further attempt begins
 * @throws the error of the last attempt
 */
export async function waitForDatabase(check: () => Promise<void>, waitMs: number): Promise<void> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (!isDatabaseOutage(error) || performance.now() + retryMs > deadline) throw error;
    }
    await pause(retryMs);
  }
}
