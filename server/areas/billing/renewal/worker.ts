import { sql } from 'drizzle-orm';
import { now } from '../../../database/clock';
import { subscriptions } from '../tables';
import { askPending } from './pending';
import { renewDue, type RenewalParts } from './renew';

/** Milliseconds after the start before the first look: the server has begun to listen by then. */
const first = 3000;
/** Longest and shortest time in milliseconds between looks. */
const longest = 60_000;
const shortest = 250;
/** Milliseconds that what is under way gets to end when the server stops: a charge that does not is found again by its key. */
const farewell = 2000;

/**
 * Renews subscriptions, and asks about payments that nobody told of, whenever it is time. Any number of servers do so
 * beside each other. @returns the way to stop, which does not wait long
 */
export function keepRenewing(parts: RenewalParts): () => Promise<void> {
  const { database, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let busy = Promise.resolve();
  let stopped = false;

  const untilNext = async () => {
    const [row] = await database.system(({ orm }) =>
      orm.select({ seconds: sql<string | null>`extract(epoch FROM min(${subscriptions.due_at}) - ${now})` }).from(subscriptions),
    );
    return row?.seconds ? Math.min(Math.max(Number(row.seconds) * 1000, shortest), longest) : longest;
  };
  const work = async () => {
    let pause = longest;
    try {
      await renewDue(parts, () => stopped);
      if (!stopped) await askPending(parts);
      pause = await untilNext();
    } catch (err) {
      log.error({ err }, 'subscriptions could not be looked for');
    }
    wake(pause);
  };
  const wake = (milliseconds: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      busy = work();
    }, milliseconds);
  };
  wake(first);

  return async () => {
    stopped = true;
    clearTimeout(timer);
    let hurry: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      hurry = setTimeout(resolve, farewell);
    });
    await Promise.race([busy, late]);
    clearTimeout(hurry);
  };
}
