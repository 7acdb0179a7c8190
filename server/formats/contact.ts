import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Normalizes a phone number to the international format. Other text is returned as it is, for the validation to refuse.
 */
export function normalizePhone(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  return parsePhoneNumberFromString(value)?.formatInternational() ?? value;
}

/**
 * Returns whether a text has the form of an email address: one @ with text before it, and a domain with a dot. Only
 * delivery can prove more.
 */
export function isEmail(value: string): boolean {
  return /^[^\s\p{C}@,;<>()]+@[^\s\p{C}@,;<>()]+\.[^\s\p{C}@,;<>().]{2,}$/u.test(value);
}
