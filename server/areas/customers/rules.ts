import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Problem, Problems } from '../../dialect/errors';
import { isEori, isVatNumber } from '../tenancy/numbers';

/** What the rules need to know of a profile. */
export interface ProfileData {
  type?: unknown;
  first_name?: unknown;
  last_name?: unknown;
  company_name?: unknown;
  phone?: unknown;
  email?: unknown;
  vat?: unknown;
  [field: string]: unknown;
}

/** Longest text of each field. */
const lengths: Readonly<Record<string, number>> = {
  first_name: 100,
  last_name: 100,
  email: 254,
  tax_number: 30,
  company_name: 200,
  company_id: 30,
  director_first_name: 100,
  director_last_name: 100,
  contact_first_name: 100,
  contact_last_name: 100,
  vat: 20,
  eori: 20,
};

/**
 * What is wrong with a profile, by field: a company needs its name, a person theirs; phone and mail must work, and
 * numbers keep their country's rule. Numbers that stand already are not looked at again: they may be older than the rule.
 */
export function profileProblems(profile: ProfileData, before: ProfileData | null = null): Problems {
  const problems: Record<string, Problem[]> = {};
  const tell = (field: string, problem: Problem) => (problems[field] = [...(problems[field] ?? []), problem]);
  const needed = profile.type === 'BUSINESS' ? ['company_name'] : ['first_name', 'last_name'];
  for (const field of needed) if (!profile[field]) tell(field, { code: 'required' });
  for (const [field, max] of Object.entries(lengths)) {
    const value = profile[field];
    if (typeof value === 'string' && value.length > max) tell(field, { code: 'too_long', payload: { max } });
  }
  if (typeof profile.phone === 'string' && !isValidPhoneNumber(profile.phone)) tell('phone', { code: 'phone' });
  if (typeof profile.email === 'string' && !isEmail(profile.email)) tell('email', { code: 'email' });
  const numberRules = { vat: isVatNumber, eori: isEori };
  for (const [field, holds] of Object.entries(numberRules)) {
    const value = profile[field];
    if (typeof value === 'string' && value !== before?.[field] && !problems[field] && !holds(value))
      tell(field, { code: field });
  }
  return problems;
}

/** International form, so that one number is one text; what is no number is left for the check to refuse. */
export function phoneAsKept(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  return parsePhoneNumberFromString(value)?.formatInternational() ?? value;
}

/** One address of visible characters, with something on both sides and a dot in the domain: the rest is for the mail to find out. */
export function isEmail(value: string): boolean {
  return /^[^\s\p{C}@,;<>()]+@[^\s\p{C}@,;<>()]+\.[^\s\p{C}@,;<>().]{2,}$/u.test(value);
}

/** Name to show: the company's, or the person's. */
export function customerName(profile: ProfileData): string {
  const parts = profile.type === 'BUSINESS' ? [profile.company_name] : [profile.first_name, profile.last_name];
  return parts.filter((part) => typeof part === 'string').join(' ');
}
