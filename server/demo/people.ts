import type { Country } from './countries/country';
import type { Random } from './random';

/** A person's name. */
export interface PersonName {
  first_name: string;
  last_name: string;
}

/** A name as people of the country bear it; women's surnames are in their own form. */
export function personName(random: Random, country: Country): PersonName {
  const surname = random.pick(country.surnames);
  if (random.chance(0.5)) return { first_name: random.pick(country.men), last_name: surname };
  return { first_name: random.pick(country.women), last_name: country.feminine?.(surname) ?? surname };
}
