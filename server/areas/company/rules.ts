import { isValidPhoneNumber } from 'libphonenumber-js/max';
import * as z from 'zod';
import type { RowValues } from '../../dialect/entity';
import type { Problem, Problems } from '../../dialect/errors';
import { fieldProblems, limitedTextSchema, checkedTextSchema } from '../../dialect/field-schemas';
import { isEmailAddress } from '../../formats/contact';
import { isTimeZone } from '../../formats/time-zone';
import { countryOfVatNumber, isEoriNumber, isRegistrationNumber, isVatNumber } from '../../formats/numbers';

/** Schemas of names, numbers and contact data of companies and contact people. */
const contactSchemas = {
  name: limitedTextSchema(200),
  legal_name: limitedTextSchema(250),
  registration_number: limitedTextSchema(30),
  vat_number: limitedTextSchema(20),
  eori: limitedTextSchema(20),
  email: z.string().max(254, { abort: true }).refine(isEmailAddress, 'email').nullish(),
  first_name: limitedTextSchema(100),
  last_name: limitedTextSchema(100),
  phone: checkedTextSchema(isValidPhoneNumber, 'phone'),
};

/** Columns that a reviewer verifies. Changing one of them makes a verified company unverified. */
const verifiedColumns = ['name', 'legal_name', 'registration_number', 'vat_number', 'eori', 'legal_seat'] as const;

/**
 * Columns required to complete registration and to send the company for verification. Each value is the column's field
 * in the contract.
 */
const requiredData = {
  name: 'name',
  legal_name: 'legal_name',
  registration_number: 'registration_number',
  legal_seat: 'legal_address',
};

/** Maximum length of a saved unfinished registration, in characters of JSON. Clients may store any JSON there. */
const maxTemporaryLength = 20_000;

/** Returns a `required` problem for each missing required field. */
export function missingDataProblems(company: RowValues): Problems {
  const missing = Object.entries(requiredData).filter(([column]) => !company[column]);
  return Object.fromEntries(missing.map(([, field]) => [field, [{ code: 'required' }]]));
}

/**
 * Returns the problems of a company, by field. Checks numbers only when they changed, and required fields only during
 * registration and review.
 */
export function companyProblems(company: RowValues, before: RowValues | null, isRegistering = false): Problems {
  const problems: Record<string, readonly Problem[]> = { ...contactProblems(company) };
  for (const [field, isValid] of Object.entries(numberRules)) {
    const value = company[field];
    const hasChanged =
      value !== before?.[field] || (field === 'registration_number' && countryOf(company) !== countryOf(before ?? {}));
    if (typeof value === 'string' && hasChanged && !problems[field] && !isValid(value, company))
      problems[field] = [{ code: problemCodes[field] ?? field }];
  }
  return isRegistering || company.status === 'UNDER_REVIEW'
    ? { ...problems, ...missingDataProblems(company) }
    : problems;
}

const numberRules: Readonly<Record<string, (value: string, company: RowValues) => boolean>> = {
  vat_number: isVatNumber,
  eori: isEoriNumber,
  registration_number: (value, company) => isRegistrationNumber(value, countryOf(company) ?? ''),
};

/** Problem codes by field, for fields whose code differs from the field's name. */
const problemCodes: Readonly<Record<string, string>> = { vat_number: 'vat' };

/** Returns the problems of names and contact data, by field. */
export function contactProblems(values: RowValues): Problems {
  return fieldProblems(contactSchemas, values);
}

/** Returns whether a change affects data that a reviewer verified. */
export function hasVerifiedCompanyDataChanged(before: RowValues, after: RowValues): boolean {
  return verifiedColumns.some((column) => (before[column] ?? null) !== (after[column] ?? null));
}

/** Returns a legal address as one text, which begins with the country code, so that a change is easily detected. */
export function legalSeatText(address: RowValues): string {
  const { country, zip, city, street, house_number, apartment } = address;
  return [country, zip, city, street, house_number, apartment]
    .map((part) => (typeof part === 'string' ? part : ''))
    .join(', ');
}

/** Returns a problem when the saved unfinished registration is too long. */
export function unfinishedRegistrationProblems(temporary: unknown): Problems {
  if (JSON.stringify(temporary ?? null).length <= maxTemporaryLength) return {};
  return { temporary: [{ code: 'too_long', payload: { max: maxTemporaryLength } }] };
}

/** Returns a problem when a time zone is unknown. */
export function timeZoneProblems(timeZone: unknown): Problems {
  return typeof timeZone !== 'string' || isTimeZone(timeZone) ? {} : { time_zone: [{ code: 'not_found' }] };
}

/**
 * Returns the country of the company's first legal address; undefined when the company had one before. The country sets
 * the company's first time zone.
 */
export function firstCountry(before: RowValues, after: RowValues): string | undefined {
  return before.legal_seat ? undefined : seatCountry(after);
}

function seatCountry({ legal_seat }: RowValues): string | undefined {
  return typeof legal_seat === 'string' ? legal_seat.slice(0, 2) : undefined;
}

/**
 * Returns the country whose rules apply to a company's numbers: the country of its legal seat, or else of its VAT
 * number.
 */
function countryOf(company: RowValues): string | undefined {
  const { vat_number } = company;
  return seatCountry(company) ?? (typeof vat_number === 'string' ? countryOfVatNumber(vat_number) : undefined);
}
