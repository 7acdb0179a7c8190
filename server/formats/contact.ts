import { type CountryCode, isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { LruCache } from '../runtime/lru-cache';

/** A phone number in the international format. */
interface PhoneNumber {
  international: string;
  isValid: boolean;
}

/**
 * Phone numbers that were parsed last, by country and text; null for texts that are none. Parsing takes 20 microseconds,
 * and an import reads, normalizes and checks each number.
 */
const parsedNumbers = new LruCache<string, PhoneNumber | null>(4000);

/**
 * Parses a phone number; undefined if a text is none.
 * @param country country of a number without a country code
 */
export function parsePhone(text: string, country?: CountryCode): PhoneNumber | undefined {
  const key = phoneKey(text, country);
  const known = parsedNumbers.get(key);
  if (known !== undefined) return known ?? undefined;
  const number = parsePhoneNumberFromString(text, country);
  const parsed = number && { international: number.formatInternational(), isValid: number.isValid() };
  parsedNumbers.set(key, parsed ?? null);
  // The international form of a valid number is the same number.
  if (parsed?.isValid) parsedNumbers.set(phoneKey(parsed.international), parsed);
  return parsed;
}

const phoneKey = (text: string, country?: CountryCode) => `${country ?? ''} ${text}`;

/** Returns whether a text is a valid phone number, and nothing else. */
export function isPhone(text: string): boolean {
  const parsed = parsePhone(text);
  return parsed?.international === text ? parsed.isValid : isValidPhoneNumber(text);
}

/**
 * Normalizes a phone number to the international format. Returns other text unchanged, so that validation refuses it.
 */
export function normalizePhone(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  return parsePhone(value)?.international ?? value;
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
