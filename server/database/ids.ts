import { randomInt } from 'node:crypto';

/** Ids count milliseconds from here: it keeps them shorter and good until the year 2093. */
const epoch = Date.UTC(2024, 0, 1);
/** Ids made in one millisecond, drawn at random so that two servers do not meet. */
const perMillisecond = 1 << 22;

let last = 0n;

/**
 * A new record's id: milliseconds in the upper 41 bits, chance in the lower 22, never less than the one before.
 * Records sort by it as they were made, and nobody can count a tenant's records by it.
 */
export function newId(): string {
  const next = (BigInt(Date.now() - epoch) << 22n) | BigInt(randomInt(perMillisecond));
  last = next > last ? next : last + 1n;
  return last.toString();
}
