import type { City, Country } from './countries/country';
import type { Random } from './random';

/** Returns a random company name that is usual in the country, without (`short`) and with (`full`) its legal form. */
export function companyName(random: Random, country: Country, city: City): { short: string; full: string } {
  const short = shortName(random, country, city);
  return { short, full: random.pick(country.forms).replace('{}', short) };
}

function shortName(random: Random, country: Country, [city]: City): string {
  const roll = random.fraction();
  if (roll < 0.45) return brandName(random, country);
  if (roll < 0.8) return `${random.pick(country.trades)} ${random.pick(country.surnames)}`;
  return `${random.pick(country.trades)} ${city}`;
}

function brandName(random: Random, country: Country): string {
  const first = random.pick(country.brands.first);
  const second = random.pick(country.brands.second.filter((ending) => ending !== first.toLowerCase()));
  return first + second;
}
