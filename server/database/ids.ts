import { randomInt } from 'node:crypto';

/** Start of the milliseconds in ids. Their 41 bits last until the year 2093. */
const epoch = Date.UTC(2024, 0, 1);
/** Number of random values per millisecond, so that two servers hardly ever create the same id. */
const perMillisecond = 1 << 22;

let last = 0n;

/**
 * Returns a new id: milliseconds in the upper 41 bits, and a random number in the lower 22. It is greater than every
 * earlier id of this process, so records sort by id in the order of creation. Ids do not reveal the number of records.
 */
export function newId(): string {
  const next = (BigInt(Date.now() - epoch) << 22n) | BigInt(randomInt(perMillisecond));
  last = next > last ? next : last + 1n;
  return last.toString();
}

/** Returns whether a value has the form of an id: digits, and below the largest number of the database's type bigint. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,19}$/.test(value) && BigInt(value) < 2n ** 63n;
}
