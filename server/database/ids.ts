import { randomInt } from 'node:crypto';

/** Start of the ids' milliseconds: keeps them short, and lasts until the year 2093. */
const epoch = Date.UTC(2024, 0, 1);
/** Random values per millisecond, so that two servers do not create the same id. */
const perMillisecond = 1 << 22;

let last = 0n;

/**
 * Returns a new id: milliseconds in the upper 41 bits, a random number in the lower 22, and always greater than the
 * last one. Records sort by id in the order of creation, and ids do not reveal how many there are.
 */
export function newId(): string {
  const next = (BigInt(Date.now() - epoch) << 22n) | BigInt(randomInt(perMillisecond));
  last = next > last ? next : last + 1n;
  return last.toString();
}
