import type { RandomGenerator } from './random';

const dayMs = 24 * 60 * 60 * 1000;

/** Number of days over which the demo's records were created. */
const demoDays = 730;

/** Returns random times in the `demoDays` days before `until`, oldest first, as creation times of records. */
export function randomCreationTimes(random: RandomGenerator, count: number, until: Date): Date[] {
  return Array.from({ length: count }, () => daysBefore(until, random.fraction() * demoDays)).toSorted(
    (a, b) => a.getTime() - b.getTime(),
  );
}

/** Returns a random time between two others. */
export function randomTimeBetween(random: RandomGenerator, from: Date, to: Date): Date {
  return new Date(from.getTime() + Math.floor(random.fraction() * (to.getTime() - from.getTime())));
}

/** Returns random times between two others, oldest first. The last time is `to`. */
export function randomTimesBetween(random: RandomGenerator, count: number, from: Date, to: Date): Date[] {
  const inner = Array.from({ length: Math.max(count - 1, 0) }, () => randomTimeBetween(random, from, to));
  return [...inner.toSorted((a, b) => a.getTime() - b.getTime()), to].slice(0, count);
}

/** Returns the time some days earlier. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - Math.floor(days * dayMs));
}
