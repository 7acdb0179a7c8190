import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** International form, so that one number is one text; what is no number is left for the check to refuse. */
export function phoneAsKept(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  return parsePhoneNumberFromString(value)?.formatInternational() ?? value;
}

/** One address of visible characters, with something on both sides and a dot in the domain: the rest is for the mail to find out. */
export function isEmail(value: string): boolean {
  return /^[^\s\p{C}@,;<>()]+@[^\s\p{C}@,;<>()]+\.[^\s\p{C}@,;<>().]{2,}$/u.test(value);
}
