import { isSupportedCountry } from 'libphonenumber-js/min';

/** Whether a value is an ISO 3166-1 alpha-2 code, or absent. */
export function isCountry(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && isSupportedCountry(value));
}
