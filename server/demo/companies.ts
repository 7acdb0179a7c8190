import type { DemoCity, DemoCountry } from './countries/country';
import type { RandomGenerator } from './random';

/** Returns a random company name that fits the country: `short` lacks the legal form, `full` includes it. */
export function randomCompanyName(
  random: RandomGenerator,
  country: DemoCountry,
  city: DemoCity,
): { short: string; full: string } {
  const short = shortName(random, country, city);
  return { short, full: random.pick(country.forms).replace('{}', short) };
}

function shortName(random: RandomGenerator, country: DemoCountry, [city]: DemoCity): string {
  const fraction = random.fraction();
  if (fraction < 0.45) return brandName(random, country);
  if (fraction < 0.8) return `${random.pick(country.trades)} ${random.pick(country.surnames)}`;
  return `${random.pick(country.trades)} ${city}`;
}

function brandName(random: RandomGenerator, country: DemoCountry): string {
  const start = random.pick(country.brands.first);
  const ending = random.pick(country.brands.second.filter((one) => one !== start.toLowerCase()));
  return start + ending;
}
