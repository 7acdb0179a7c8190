import { sql } from 'drizzle-orm';
import { billingTimeSql } from '../../../database/clock';
import type { Session } from '../../../database/database';
import type { JobKind } from '../../../queue';
import { subscriptions } from '../tables';
import { recheckPendingPayments } from './recheck-pending';
import { renewDueSubscriptions, type RenewalContext } from './renew-due';

/** Milliseconds before the renewal job first runs, because the sandbox answers only when its server is listening. */
const startDelayMs = 3000;
/** Longest and shortest interval between two runs of the renewal job, in milliseconds. */
const longestMs = 60_000;
const shortestMs = 250;
/** Timeout of one run of the renewal job, in milliseconds. It is long because many subscriptions may be due at once. */
const timeoutMs = 3_600_000;

/**
 * Returns the job that renews due subscriptions and rechecks pending payments. A charge that a crash interrupted is
 * repeated with the same idempotency key.
 */
export function createRenewalJobKind(parts: RenewalContext): JobKind {
  return {
    kind: 'billing.renewal',
    everyMs: longestMs,
    startDelayMs,
    timeoutMs,
    backoff: { firstMs: longestMs, factor: 1, longestMs },
    handler: async ({ signal }) => {
      await renewDueSubscriptions(parts, () => signal.aborted);
      signal.throwIfAborted();
      await recheckPendingPayments(parts);
      return { againInMs: await parts.database.system(msUntilNextDue) };
    },
  };
}

/** Returns the milliseconds until the next subscription is due. */
async function msUntilNextDue({ orm }: Session): Promise<number> {
  const [row] = await orm
    .select({
      seconds: sql<string | null>`extract(epoch FROM min(${subscriptions.due_at}) - ${billingTimeSql})`,
    })
    .from(subscriptions);
  return row?.seconds ? Math.min(Math.max(Number(row.seconds) * 1000, shortestMs), longestMs) : longestMs;
}
