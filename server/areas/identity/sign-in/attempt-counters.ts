import { createHash } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { networkOf } from '../../../runtime/network';
import { signInAttempts } from '../tables';

/** A counter of attempts, and its limits. */
export interface AttemptCounter {
  key: string;
  /** Number of attempts allowed in one time window of `windowMinutes`. */
  most: number;
  windowMinutes: number;
  /**
   * Delays in seconds before the next attempt, from the delay after the last attempt of a window backwards. Absent: no
   * delays.
   */
  delaysFromLast?: readonly number[];
}

/** The number of a counted attempt in its window, or the whole seconds until the next attempt is allowed. */
export type IncrementResult = { count: number } | { retryAfter: number };

/**
 * Counts an attempt if the counter allows it. A single SQL statement decides, so concurrent attempts cannot exceed the
 * limit.
 */
export async function incrementCounter({ orm }: Session, counter: AttemptCounter): Promise<IncrementResult> {
  const { key, most, windowMinutes, delaysFromLast = [] } = counter;
  const { count, window_ends: ends, next_at: next } = signInAttempts;
  const newEnd = sql`now() + make_interval(mins => ${windowMinutes}::int)`;
  const isOver = sql`${ends} < now()`;
  const newCount = sql`CASE WHEN ${isOver} THEN 1 ELSE ${count} + 1 END`;
  const delays = `{${delaysFromLast.join(',')}}`;
  // Without a delay, `next_at` is null and not now(): the now() of a concurrent attempt may be earlier, and that attempt
  // would be refused.
  const nextAfter = (number: SQL) =>
    sql`now() + make_interval(secs => nullif((${delays}::float8[])[${most}::int - ${number} + 1], 0))`;
  const [row] = await orm
    .insert(signInAttempts)
    .values({ key, count: 1, window_ends: newEnd, next_at: nextAfter(sql`1`) })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: {
        count: newCount,
        window_ends: sql`CASE WHEN ${isOver} THEN ${newEnd} ELSE ${ends} END`,
        next_at: nextAfter(sql`(${newCount})`),
      },
      setWhere: sql`${isOver} OR (${count} < ${most}::int AND coalesce(${next} <= now(), true))`,
    })
    .returning({ count });
  if (row) return row;
  const allowedAt = sql`CASE WHEN ${count} < ${most}::int THEN least(${next}, ${ends}) ELSE ${ends} END`;
  const [refused] = await orm
    .select({ seconds: sql<string>`ceil(extract(epoch FROM ${allowedAt} - now()))` })
    .from(signInAttempts)
    .where(eq(signInAttempts.key, key));
  return { retryAfter: Math.max(1, Number(refused?.seconds ?? 1)) };
}

/** Returns the key of an account's counter. `subject` is hashed: users sometimes type a password as the email address. */
export function accountCounterKey(kind: string, subject: string): string {
  return `${prefix(kind)}account:${hashOf(subject)}`;
}

/** Returns the key of a known device's counter. */
export function deviceCounterKey(kind: string, subject: string, browser: string): string {
  return `${prefix(kind)}device:${hashOf(`${subject}\n${browser}`)}`;
}

/** Returns the key of the counter of an IP address's network. */
export function addressCounterKey(kind: string, address: string): string {
  return `${prefix(kind)}address:${networkOf(address)}`;
}

function prefix(kind: string): string {
  return kind === 'sign-in' ? '' : `${kind}:`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
