import { isSupportedCountry } from 'libphonenumber-js/min';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { AddressableType, AddressDirection } from '../../contract.generated';
import type { RowValues } from '../../dialect/entity';
import type { Problem, Problems } from '../../dialect/errors';
import { fieldProblems, limitedTextSchema } from '../../dialect/field-schemas';

/** Schemas of the text fields of an address. */
const textSchemas = {
  state: limitedTextSchema(100),
  city: limitedTextSchema(100),
  street: limitedTextSchema(150),
  house_number: limitedTextSchema(12),
  apartment: limitedTextSchema(12),
  zip: limitedTextSchema(12),
  description: limitedTextSchema(1000),
};

/** Kinds of address (`direction`) that a record can have, by the record's type. A customer's one address has no kind. */
const directions: Readonly<Record<AddressableType, readonly AddressDirection[]>> = {
  CUSTOMER: [],
  COMPANY: ['LEGAL_ADDRESS', 'ACTUAL_ADDRESS'],
  ROUTE: ['FROM', 'TO'],
  SERVICE_TRANSPORTATION: ['FROM', 'TO'],
};

/**
 * Returns the problems of an address, by field: missing country, city or direction, wrong postal code and texts that
 * are too long. An unchanged postal code is not checked again, because it may have been
 * stored before the format was checked.
 */
export function addressProblems(before: RowValues | null, after: RowValues): Problems {
  const problems: Record<string, Problem[]> = {};
  for (const field of ['country', 'city']) if (!after[field]) problems[field] = [{ code: 'required' }];
  if (after.country && !isCountry(after.country)) problems.country = [{ code: 'country' }];
  const direction = directionProblem(after);
  if (direction) problems.direction = [direction];
  const hasNewZip = before?.zip !== after.zip || before?.country !== after.country;
  if (hasNewZip && !isPostalCode(after.zip, after.country)) problems.zip = [{ code: 'postal_code' }];
  return { ...problems, ...fieldProblems(textSchemas, after) };
}

/** Returns a postal code in upper case, a Polish one with its dash. */
export function normalizeZip(zip: unknown, country: unknown): unknown {
  if (typeof zip !== 'string') return zip ?? null;
  const capitals = zip.toUpperCase();
  return country === 'PL' ? capitals.replace(/^(\d{2})[ -]?(\d{3})$/, '$1-$2') : capitals;
}

function directionProblem({ addressable_type, direction }: RowValues): Problem | undefined {
  const possible = Object.entries(directions).find(([owner]) => owner === addressable_type)?.[1] ?? [];
  if (!direction) return possible.length > 0 ? { code: 'required' } : undefined;
  return possible.some((one) => one === direction)
    ? undefined
    : { code: 'not_available_for', payload: { value: String(addressable_type) } };
}

/** Returns whether a value is an ISO 3166-1 alpha-2 code. */
function isCountry(value: unknown): boolean {
  return typeof value === 'string' && isSupportedCountry(value);
}

/**
 * Returns whether a text has the format of the country's postal codes. True when there is no text or the format is
 * unknown.
 */
function isPostalCode(zip: unknown, country: unknown): boolean {
  if (typeof zip !== 'string' || typeof country !== 'string' || !postcodeValidatorExistsForCountry(country))
    return true;
  return postcodeValidator(zip, country);
}
