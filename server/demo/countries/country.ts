import type { Random } from '../random';

/** Registration numbers of a company, in the formats of its country. */
export interface CompanyNumbers {
  tax_number: string;
  company_id: string;
  vat: string | null;
  eori: string | null;
}

/** A city: name, state, pattern of postal codes and, if the city has unassigned landlines, pattern of phone numbers. */
export type City = readonly [name: string, state: string, zip: string, landline?: string];

/**
 * Data for generating companies and persons of a country. Patterns have the syntax of `Random.text`. Phone numbers are
 * from ranges that are reserved for fiction or not assigned, and have the spaces with which the server stores them.
 */
export interface Country {
  code: string;
  /** Country code of phone numbers. */
  dial: string;
  cities: readonly City[];
  /** Street names as written in an address, without the house number. */
  streets: readonly string[];
  mobiles: readonly string[];
  men: readonly string[];
  women: readonly string[];
  surnames: readonly string[];
  /** Returns the feminine form of a surname; absent in countries without such forms. */
  feminine?: (surname: string) => string;
  /** Lines of business. A company's name is one of them and a surname or city. */
  trades: readonly string[];
  /** Halves of invented brand names. */
  brands: { first: readonly string[]; second: readonly string[] };
  /** Legal forms, with `{}` for the name. */
  forms: readonly string[];
  numbers: (random: Random) => CompanyNumbers;
}

/** Splits a text at its commas. The text may have several lines. */
export function list(text: string): readonly string[] {
  return text.trim().split(/,\s+/);
}
