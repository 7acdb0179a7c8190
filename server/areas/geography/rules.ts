import { isSupportedCountry } from 'libphonenumber-js/min';
import type { Problem, Problems } from '../../dialect/errors';

/** Longest text of each field. */
const lengths: Readonly<Record<string, number>> = {
  state: 100,
  city: 100,
  street: 150,
  house_number: 12,
  apartment: 12,
  zip: 12,
  description: 1000,
};

/** What is wrong with an address, by field: it needs a country and a city. */
export function addressProblems(address: Readonly<Record<string, unknown>>): Problems {
  const problems: Record<string, Problem[]> = {};
  for (const field of ['country', 'city']) if (!address[field]) problems[field] = [{ code: 'required' }];
  if (address.country && !isCountry(address.country)) problems.country = [{ code: 'country' }];
  for (const [field, max] of Object.entries(lengths)) {
    const value = address[field];
    if (typeof value === 'string' && value.length > max) problems[field] = [{ code: 'too_long', payload: { max } }];
  }
  return problems;
}

/** Whether a value is an ISO 3166-1 alpha-2 code. */
function isCountry(value: unknown): boolean {
  return typeof value === 'string' && isSupportedCountry(value);
}
