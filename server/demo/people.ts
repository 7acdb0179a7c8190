import type { DemoCountry } from './countries/country';
import type { RandomGenerator } from './random';

/** A person's name. */
export interface PersonName {
  first_name: string;
  last_name: string;
}

/** Returns a random name that is usual in the country. A woman's surname has the feminine form. */
export function randomPersonName(random: RandomGenerator, country: DemoCountry): PersonName {
  const surname = random.pick(country.surnames);
  if (random.chance(0.5)) return { first_name: random.pick(country.men), last_name: surname };
  return { first_name: random.pick(country.women), last_name: country.feminine?.(surname) ?? surname };
}
