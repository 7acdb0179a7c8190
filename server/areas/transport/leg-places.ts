import { greatCircleKilometres } from '../geography';
import type { LegPlace, PlannedLeg } from './planned-leg';

/** Start and end of a leg; null while the address is not entered. */
type LegEnds = Pick<PlannedLeg, 'from' | 'to'>;

/** Two addresses this close are one place, such as a city and its suburb, or a city under two names. */
const samePlaceKm = 15;

/** Positions this close are one address. */
const sameAddressKm = 0.05;

/** Returns whether two addresses are in the same place: the same city of a country, or close to each other. */
export function isSamePlace(one: LegPlace, other: LegPlace): boolean {
  const name = ({ country, city }: LegPlace) => `${country ?? ''} ${city ?? ''}`.trim().toLocaleLowerCase();
  if (name(one) !== '' && name(one) === name(other)) return true;
  const [from, to] = [one.coordinates, other.coordinates];
  return from !== null && to !== null && greatCircleKilometres(from, to) < samePlaceKm;
}

/** Returns whether two addresses are the same, as far as they are entered. */
export function isSameAddress(one: LegPlace, other: LegPlace): boolean {
  const text = ({ country, city, street }: LegPlace) =>
    [country, city, street]
      .map((part) => part ?? '')
      .join(' ')
      .trim()
      .toLocaleLowerCase();
  if (text(one) !== text(other)) return false;
  const [from, to] = [one.coordinates, other.coordinates];
  return from === null || to === null || greatCircleKilometres(from, to) < sameAddressKm;
}

/** Returns whether two legs run in parallel: between the same places. Legs without an address run alone. */
export function areParallelLegs(one: LegEnds, other: LegEnds): boolean {
  if (!one.from || !one.to || !other.from || !other.to) return false;
  return isSamePlace(one.from, other.from) && isSamePlace(one.to, other.to);
}

/**
 * Returns the places where a leg may start: where the request is loaded, and where each leg before it ends. A request
 * without a loading address is loaded where its first leg starts. Empty when all of them are unknown.
 */
export function possibleStarts(loading: LegPlace | null, before: readonly LegEnds[]): LegPlace[] {
  const first = loading ?? before[0]?.from ?? null;
  return [first, ...before.map(({ to }) => to)].filter((place) => place !== null);
}

/** Returns the name of a place: country and city. */
export function placeName({ country, city }: LegPlace): string {
  return [country, city].filter(Boolean).join(' ');
}
