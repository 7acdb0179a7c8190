import { sql } from 'drizzle-orm';
import { now } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { Routine } from '../../../runtime/routine';
import { subscriptions } from '../tables';
import { askPending } from './pending';
import { renewDue, type RenewalParts } from './renew';

/** Milliseconds after the start before the first look: the server has begun to listen by then. */
const first = 3000;
/** Longest and shortest time in milliseconds between looks. */
const longest = 60_000;
const shortest = 250;

/**
 * Renews subscriptions, and asks about payments that nobody told of, whenever it is time. Any number of servers do so
 * beside each other. @returns the way to stop, which does not wait long: a charge that did not end is found again by
 * its key
 */
export function keepRenewing(parts: RenewalParts): () => Promise<void> {
  const { database, log } = parts;
  const routine = new Routine({
    look: async ({ stopped }) => {
      await renewDue(parts, stopped);
      if (!stopped()) await askPending(parts);
      return database.system(untilNext);
    },
    failed: (err) => log.error({ err }, 'subscriptions could not be looked for'),
    pause: longest,
  });
  routine.wake(first);
  return () => routine.stop();
}

/** Milliseconds until a subscription is due. */
async function untilNext({ orm }: Session): Promise<number> {
  const [row] = await orm
    .select({
      seconds: sql<string | null>`extract(epoch FROM min(${subscriptions.due_at}) - ${now})`,
    })
    .from(subscriptions);
  return row?.seconds ? Math.min(Math.max(Number(row.seconds) * 1000, shortest), longest) : longest;
}
