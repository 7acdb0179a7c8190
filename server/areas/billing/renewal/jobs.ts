import { sql } from 'drizzle-orm';
import { now } from '../../../database/clock';
import type { Session } from '../../../database/database';
import type { JobKind } from '../../../queue';
import { subscriptions } from '../tables';
import { askPending } from './pending';
import { renewDue, type RenewalParts } from './renew';

/** Milliseconds after its start in which a server renews nothing: the sandbox of a server answers once it listens. */
const startDelayMs = 3000;
/** Longest and shortest time in milliseconds between looks. */
const longestMs = 60_000;
const shortestMs = 250;
/** Milliseconds that a look may take: many subscriptions may be due at once, and the processor slow. */
const timeoutMs = 3_600_000;

/**
 * Returns the job that renews subscriptions that are due by the clock of the business, and asks about payments whose end
 * no event told. `due_at` of a subscription decides when; a charge that a crash interrupted is found again by its key.
 */
export function renewalKind(parts: RenewalParts): JobKind {
  return {
    kind: 'billing.renewal',
    everyMs: longestMs,
    startDelayMs,
    timeoutMs,
    backoff: { firstMs: longestMs, factor: 1, longestMs },
    handler: async ({ signal }) => {
      await renewDue(parts, () => signal.aborted);
      signal.throwIfAborted();
      await askPending(parts);
      return { againInMs: await parts.database.system(untilNext) };
    },
  };
}

/** Milliseconds until a subscription is due. */
async function untilNext({ orm }: Session): Promise<number> {
  const [row] = await orm
    .select({
      seconds: sql<string | null>`extract(epoch FROM min(${subscriptions.due_at}) - ${now})`,
    })
    .from(subscriptions);
  return row?.seconds ? Math.min(Math.max(Number(row.seconds) * 1000, shortestMs), longestMs) : longestMs;
}
