import { isSupportedCountry } from 'libphonenumber-js/min';
import { type NumberRule, registrationRules, vatRules } from './number-rules';

/** Converts a number to capitals without spaces, dots, hyphens and slashes. Returns other values unchanged. */
export function normalizeOfficialNumber(value: unknown): unknown {
  return typeof value === 'string' ? value.toUpperCase().replace(/[\s.\-/]/g, '') : (value ?? null);
}

/**
 * Returns whether a text is a valid VAT number: the prefix of a country, and a number that the country's rule accepts.
 * For a country without a rule, only the form is checked.
 */
export function isVatNumber(text: string): boolean {
  const [, country] = /^([A-Z]{2})[A-Z0-9+*]{2,18}$/.exec(text) ?? [];
  if (!country) return false;
  const rule = vatRules[country];
  if (rule) return rule(text.replace(/^XI/, 'GB')).isValid;
  return isSupportedCountry(country);
}

/** Prefixes of EORI numbers: the countries of the EU, the United Kingdom, and XI for Northern Ireland. */
const eoriCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

/**
 * Form of an EORI number after the prefix, by country. For other countries, up to 15 letters and digits are accepted.
 */
const eoriPatterns: Readonly<Record<string, RegExp>> = {
  // The number of the company in the Belgian register of enterprises.
  BE: /^[01]\d{9}$/,
  // Old numbers have seven digits, newer ones fifteen.
  DE: /^\d{7}(\d{8})?$/,
  // The SIRET, which identifies a site of a French company.
  FR: /^\d{14}$/,
  // The VAT number padded to twelve digits, optionally with three further digits.
  GB: /^\d{12}(\d{3})?$/,
  XI: /^\d{12}(\d{3})?$/,
  // A registration number of the company, padded to fifteen characters.
  PL: /^[A-Z0-9]{15}$/,
};

/** Returns whether a text has the form of an EORI number of its country. */
export function isEoriNumber(text: string): boolean {
  const [, country = '', number = ''] = /^([A-Z]{2})([A-Z0-9]{1,15})$/.exec(text) ?? [];
  return eoriCountries.has(country) && (eoriPatterns[country]?.test(number) ?? true);
}

/** Returns whether a text is a valid registration number of the country; true if there is no rule. */
export function isRegistrationNumber(text: string, country: string): boolean {
  const rules: readonly NumberRule[] | undefined = registrationRules[country];
  return !rules || rules.some((rule) => rule(text).isValid);
}

/**
 * Returns the country code that the prefix of a VAT number stands for; undefined without a prefix. Greek VAT numbers
 * begin with EL, not GR.
 */
export function countryOfVatNumber(text: string): string | undefined {
  const [, country] = /^([A-Z]{2})/.exec(text) ?? [];
  return country === 'EL' ? 'GR' : country;
}
