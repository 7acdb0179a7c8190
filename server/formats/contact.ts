import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Normalizes a phone number to the international format. Returns other text unchanged, so that validation refuses it.
 */
export function normalizePhone(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  return parsePhoneNumberFromString(value)?.formatInternational() ?? value;
}

/** Normalizes an email address to lower case; null for other values. */
export function normalizeEmail(value: unknown): string | null {
  return typeof value === 'string' ? value.toLowerCase() : null;
}

/**
 * Returns whether a text has the form of an email address: one @ with text before it, and a domain with a dot. Only a
 * delivered mail proves that such an address exists.
 */
export function isEmailAddress(value: string): boolean {
  return /^[^\s\p{C}@,;<>()]+@[^\s\p{C}@,;<>()]+\.[^\s\p{C}@,;<>().]{2,}$/u.test(value);
}
