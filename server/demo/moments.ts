import type { Random } from './random';

const day = 24 * 60 * 60 * 1000;

/** Days over which the demo's records came to be. */
const span = 730;

/** Moments of creation over two years before `until`, oldest first: ids that are made in this order sort as they do. */
export function creationMoments(random: Random, count: number, until: Date): Date[] {
  return Array.from({ length: count }, () => before(until, random.fraction() * span)).toSorted(
    (a, b) => a.getTime() - b.getTime(),
  );
}

/** A moment between two others. */
export function between(random: Random, from: Date, to: Date): Date {
  return new Date(from.getTime() + Math.floor(random.fraction() * (to.getTime() - from.getTime())));
}

/** Moments between two others, oldest first, the last of them included as the end. */
export function steps(random: Random, count: number, from: Date, to: Date): Date[] {
  const inner = Array.from({ length: Math.max(count - 1, 0) }, () => between(random, from, to));
  return [...inner.toSorted((a, b) => a.getTime() - b.getTime()), to].slice(0, count);
}

/** A moment some days earlier. */
export function before(moment: Date, days: number): Date {
  return new Date(moment.getTime() - Math.floor(days * day));
}
