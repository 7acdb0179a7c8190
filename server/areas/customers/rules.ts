import * as z from 'zod';
import type { Problem, Problems } from '../../dialect/errors';
import { fieldProblems, limitedTextSchema, checkedTextSchema } from '../../dialect/field-schemas';
import { isEmailAddress, isPhone } from '../../formats/contact';
import { isEoriNumber, isVatNumber } from '../../formats/numbers';

/** Fields of a profile that the rules read. */
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

/** Schemas of single fields. `profileProblems` adds the rules that concern several fields. */
const fieldSchemas = {
  first_name: limitedTextSchema(100),
  last_name: limitedTextSchema(100),
  email: z.string().max(254).refine(isEmailAddress, 'email').nullish(),
  phone: checkedTextSchema(isPhone, 'phone'),
  tax_number: limitedTextSchema(30),
  company_name: limitedTextSchema(200),
  company_id: limitedTextSchema(30),
  director_first_name: limitedTextSchema(100),
  director_last_name: limitedTextSchema(100),
  contact_first_name: limitedTextSchema(100),
  contact_last_name: limitedTextSchema(100),
  vat: limitedTextSchema(20),
  eori: limitedTextSchema(20),
};

/**
 * Returns the problems of a profile, by field. Unchanged VAT and EORI numbers are not checked again, because they may
 * have been stored before the rules existed.
 */
export function profileProblems(profile: ProfileData, before: ProfileData | null = null): Problems {
  const problems = fieldProblems(fieldSchemas, profile);
  const addProblem = (field: string, problem: Problem) => (problems[field] = [...(problems[field] ?? []), problem]);
  const requiredFields = profile.type === 'BUSINESS' ? ['company_name'] : ['first_name', 'last_name'];
  for (const field of requiredFields) if (!profile[field]) addProblem(field, { code: 'required' });
  const numberRules = { vat: isVatNumber, eori: isEoriNumber };
  for (const [field, isValid] of Object.entries(numberRules)) {
    const value = profile[field];
    if (typeof value === 'string' && value !== before?.[field] && !problems[field] && !isValid(value))
      addProblem(field, { code: field });
  }
  return problems;
}

/** Returns the customer's name: the company name of a business, or a person's first and last name. */
export function customerName(profile: ProfileData): string {
  const parts = profile.type === 'BUSINESS' ? [profile.company_name] : [profile.first_name, profile.last_name];
  return parts.filter((part) => typeof part === 'string').join(' ');
}

/** Returns the columns of a customer that are copied from the profile. */
export function customerColumnsOfProfile(profile: ProfileData) {
  const { type, phone, email } = profile;
  return { customer_name: customerName(profile), profile_type: type, phone, email };
}
