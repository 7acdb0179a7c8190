import { isValidPhoneNumber } from 'libphonenumber-js/max';
import * as z from 'zod';
import type { Values } from '../../dialect/entity';
import type { Problem, Problems } from '../../dialect/errors';
import { fieldProblems, text, checkedText } from '../../dialect/field-schemas';
import { isEmail } from '../../formats/contact';
import { countryOfVat, isEori, isRegistrationNumber, isVatNumber } from '../../formats/numbers';

/** How a company or a person may be named and reached. */
const contactSchemas = {
  name: text(200),
  legal_name: text(250),
  registration_number: text(30),
  vat_number: text(20),
  eori: text(20),
  email: z.string().max(254, { abort: true }).refine(isEmail, 'email').nullish(),
  first_name: text(100),
  last_name: text(100),
  phone: checkedText(isValidPhoneNumber, 'phone'),
};

/** Data of a company that a verification vouches for. */
const verifiedColumns = ['name', 'legal_name', 'registration_number', 'vat_number', 'eori', 'legal_seat'] as const;

/** What a company must tell before its people can work and to be sent for verification, with the fields that tell it. */
const requiredData = {
  name: 'name',
  legal_name: 'legal_name',
  registration_number: 'registration_number',
  legal_seat: 'legal_address',
};

/** Characters of a registration that is not finished yet: it is a form's worth, not a store. */
const maxTemporaryLength = 20_000;

/** What a company has yet to tell before its people can work, by field. */
export function missingDataProblems(company: Values): Problems {
  const missing = Object.entries(requiredData).filter(([column]) => !company[column]);
  return Object.fromEntries(missing.map(([, field]) => [field, [{ code: 'required' }]]));
}

/**
 * What is wrong with a company, by field: numbers keep their country's rule, and while it is being registered or waits
 * for verification nothing of what it must tell may be missing. Numbers that stand already are not looked at again.
 */
export function companyProblems(company: Values, before: Values | null, registering = false): Problems {
  const problems: Record<string, readonly Problem[]> = { ...contactProblems(company) };
  for (const [field, holds] of Object.entries(numberRules)) {
    const value = company[field];
    const changed =
      value !== before?.[field] || (field === 'registration_number' && countryOf(company) !== countryOf(before ?? {}));
    if (typeof value === 'string' && changed && !problems[field] && !holds(value, company))
      problems[field] = [{ code: problemCodes[field] ?? field }];
  }
  return registering || company.status === 'UNDER_REVIEW' ? { ...problems, ...missingDataProblems(company) } : problems;
}

const numberRules: Readonly<Record<string, (value: string, company: Values) => boolean>> = {
  vat_number: isVatNumber,
  eori: isEori,
  registration_number: (value, company) => isRegistrationNumber(value, countryOf(company) ?? ''),
};

/** Problems are called by what they are of, whatever the field is called. */
const problemCodes: Readonly<Record<string, string>> = { vat_number: 'vat' };

/** What is wrong with how a company or a person is named and reached, by field. */
export function contactProblems(values: Values): Problems {
  return fieldProblems(contactSchemas, values);
}

/** Whether what a verification of the company vouches for is different now. */
export function hasVerifiedCompanyDataChanged(before: Values, after: Values): boolean {
  return verifiedColumns.some((column) => (before[column] ?? null) !== (after[column] ?? null));
}

/** Where a company is registered, as one text to compare: the country first. */
export function legalSeatText(address: Values): string {
  const { country, zip, city, street, house_number, apartment } = address;
  return [country, zip, city, street, house_number, apartment]
    .map((part) => (typeof part === 'string' ? part : ''))
    .join(', ');
}

/** What is wrong with a registration that is not finished yet. */
export function temporaryProblems(temporary: unknown): Problems {
  if (JSON.stringify(temporary ?? null).length <= maxTemporaryLength) return {};
  return { temporary: [{ code: 'too_long', payload: { max: maxTemporaryLength } }] };
}

/** The country whose rules a company's numbers keep: that of its seat, or else of its VAT number. */
function countryOf({ legal_seat, vat_number }: Values): string | undefined {
  if (typeof legal_seat === 'string') return legal_seat.slice(0, 2);
  return typeof vat_number === 'string' ? countryOfVat(vat_number) : undefined;
}
