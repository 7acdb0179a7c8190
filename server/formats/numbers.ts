import { isSupportedCountry } from 'libphonenumber-js/min';
import { type Rule, registrationRules, vatRules } from './number-rules';

/** A number as it is kept: in capitals, without what people put between its parts. */
export function numberAsKept(value: unknown): unknown {
  return typeof value === 'string' ? value.toUpperCase().replace(/[\s.\-/]/g, '') : (value ?? null);
}

/**
 * Whether a text can be a VAT number: its country's two letters, then what that country's rule lets through. Where no
 * rule is known the form decides.
 */
export function isVatNumber(text: string): boolean {
  const [, country] = /^([A-Z]{2})[A-Z0-9+*]{2,18}$/.exec(text) ?? [];
  if (!country) return false;
  const rule = vatRules[country];
  if (rule) return rule(text.replace(/^XI/, 'GB')).isValid;
  return isSupportedCountry(country);
}

/** Countries whose customs give EORI numbers: the Union, and the United Kingdom (XI: Northern Ireland). */
const customs = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

/** What follows the country in an EORI number, where its form is narrower than fifteen letters and digits. */
const eoriForms: Readonly<Record<string, RegExp>> = {
  // The company number.
  BE: /^[01]\d{9}$/,
  // The old numbers, or fifteen digits.
  DE: /^\d{7}(\d{8})?$/,
  // The SIRET.
  FR: /^\d{14}$/,
  // The VAT number and three zeros, or a number of its own.
  GB: /^\d{12}(\d{3})?$/,
  XI: /^\d{12}(\d{3})?$/,
  // A number of a register, filled up with zeros.
  PL: /^[A-Z0-9]{15}$/,
};

/** Whether a text can be an EORI number: a country whose customs give them, and that country's form. */
export function isEori(text: string): boolean {
  const [, country = '', number = ''] = /^([A-Z]{2})([A-Z0-9]{1,15})$/.exec(text) ?? [];
  return customs.has(country) && (eoriForms[country]?.test(number) ?? true);
}

/** Whether a text can be a number in the country's register of companies; true where no rule is known. */
export function isRegistrationNumber(text: string, country: string): boolean {
  const rules: readonly Rule[] | undefined = registrationRules[country];
  return !rules || rules.some((rule) => rule(text).isValid);
}

/** The country that a VAT number is of; undefined for what is none. Greece writes another code than its own. */
export function countryOfVat(text: string): string | undefined {
  const [, country] = /^([A-Z]{2})/.exec(text) ?? [];
  return country === 'EL' ? 'GR' : country;
}
