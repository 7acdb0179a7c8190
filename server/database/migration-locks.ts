import { setTimeout } from 'node:timers/promises';
import type { Session } from './database';
import { hasSqlState } from './outage';

/**
 * Milliseconds that a migration waits for a lock. Shorter than PostgreSQL's `deadlock_timeout` of a second, so that in a
 * deadlock with the transaction of a user the migration is canceled, and others wait no longer behind its request.
 */
const lockTimeoutMs = 300;
/** Milliseconds between two attempts, and from the first one until the last may begin. */
const retryMs = 700;
const maxRetryingMs = 5 * 60_000;
/** Milliseconds between two reports of a wait. */
const reportMs = 10_000;

/** SQLSTATEs of a wait for a lock that took too long, and of a deadlock. */
const lockStates = ['55P03', '40P01'];

/** Limits the waits for locks of the rest of the transaction. */
export async function limitLockWaits(session: Session): Promise<void> {
  await session.rows({ text: `SET LOCAL lock_timeout = ${lockTimeoutMs}`, params: [] });
}

/**
 * Runs a transaction again while it fails for a lock.
 * @param onWait called after the first failure and every ten seconds, with the milliseconds since the first attempt
 * @throws Error that says what to do, when the lock was not free for minutes
 */
export async function retryAfterLockWaits<T>(
  transaction: () => Promise<T>,
  onWait: (waitedMs: number) => void,
): Promise<T> {
  const began = performance.now();
  let nextReport = began;
  for (;;) {
    try {
      return await transaction();
    } catch (error) {
      if (!hasSqlState(error, ...lockStates)) throw error;
      const now = performance.now();
      if (now - began > maxRetryingMs)
        throw new Error(
          'A migration waited minutes for a table that others use. Look for long transactions in pg_stat_activity, end them, and start again.',
          { cause: error },
        );
      if (now >= nextReport) {
        nextReport = now + reportMs;
        onWait(now - began);
      }
      await setTimeout(retryMs);
    }
  }
}
