import type { JobAttempt, JobAttemptContext } from './attempt';
import { JobCanceledError, LeaseLostError } from './kinds';
import { renewLeases } from './store';

/**
 * Renews the leases of running attempts in one statement. Aborts an attempt that has lost its lease or whose job was
 * canceled.
 */
export async function renewAttemptLeases(
  { database, log }: JobAttemptContext,
  attempts: readonly JobAttempt[],
  leaseMs: number,
): Promise<void> {
  if (attempts.length === 0) return;
  const renewedAt = Date.now();
  const leases = attempts.map(({ leased }) => leased.lease);
  const ids = attempts.map(({ leased }) => leased.id);
  try {
    const renewed = await database.system((session) => renewLeases(session, leases, { ids, leaseMs }));
    for (const attempt of attempts) {
      const held = renewed.get(attempt.leased.lease);
      if (held) attempt.expireAt(renewedAt + leaseMs);
      else attempt.abort(new LeaseLostError());
      if (held?.isCanceled) attempt.abort(new JobCanceledError());
    }
  } catch (err) {
    // A failed renewal is only logged: the attempts continue until their leases expire, and the next renewal may
    // succeed.
    log.warn({ err }, 'leases of jobs could not be renewed');
  }
}
