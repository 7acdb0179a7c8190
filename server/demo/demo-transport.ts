import { demoCountries } from './countries/index';
import type { DemoCity, DemoCountry } from './countries/country';
import type { RandomGenerator } from './random';

/** Start or end of a demo transport. */
export interface TransportEnd {
  country: DemoCountry;
  city: DemoCity;
}

/** A transport of the demo data: from one city to another, with its length by road. */
export interface DemoTransport {
  from: TransportEnd;
  to: TransportEnd;
  kilometres: number;
}

/** The centre of each country, in degrees, from which lengths are estimated. */
const countryCentres: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  PL: [52.1, 19.4],
  DE: [51.1, 10.4],
  CZ: [49.8, 15.5],
  FR: [46.6, 2.5],
  NL: [52.2, 5.5],
  IT: [44.0, 11.0],
  LT: [55.3, 23.9],
  SK: [48.7, 19.5],
  ES: [40.3, -3.7],
  BE: [50.6, 4.7],
  AT: [47.6, 14.1],
  SE: [58.5, 15.0],
  UA: [49.5, 26.0],
};

/** Ratio of the length of a road to the straight line. */
const roadFactor = 1.27;

/** Returns a transport between two random cities. Most transports begin or end in the home country. */
export function randomDemoTransport(random: RandomGenerator, home: string): DemoTransport {
  const own = demoCountries.find(([country]) => country.code === home)?.[0];
  const anywhere = () => random.weighted(demoCountries);
  const [one, other] = [own && random.chance(0.85) ? own : anywhere(), anywhere()];
  const [start, end] = random.chance(0.55) ? [one, other] : [other, one];
  const from = { country: start, city: random.pick(start.cities) };
  const to = { country: end, city: random.pick(end.cities.filter(([name]) => name !== from.city[0])) };
  return { from, to, kilometres: estimateKilometres(random, from.country.code, to.country.code) };
}

function estimateKilometres(random: RandomGenerator, from: string, to: string): number {
  if (from === to) return random.int(90, 620);
  const [a = 0, b = 0] = countryCentres[from] ?? [];
  const [c = 0, d = 0] = countryCentres[to] ?? [];
  const line = 111.2 * Math.hypot(a - c, (b - d) * Math.cos(((a + c) / 2) * (Math.PI / 180)));
  return Math.round(line * roadFactor * (0.8 + random.fraction() * 0.4));
}
