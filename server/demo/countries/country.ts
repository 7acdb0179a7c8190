import type { RandomGenerator } from '../random';

/** Registration numbers of a company, in the formats of its country. */
export interface DemoCompanyNumbers {
  tax_number: string;
  company_id: string;
  vat: string | null;
  eori: string | null;
}

/** A city. `zip` and `landline` are patterns of random numbers; `landline` is absent without unassigned landlines. */
export type DemoCity = readonly [name: string, state: string, zip: string, landline?: string];

/**
 * Data for generating companies and persons of a country. Patterns have the syntax of `Random.text`. Phone numbers are
 * from ranges that are reserved for fiction or not assigned, and contain spaces as in the database.
 */
export interface DemoCountry {
  code: string;
  /** Calling code, such as `48`. */
  dial: string;
  cities: readonly DemoCity[];
  /** Street names as written in an address, without the house number. */
  streets: readonly string[];
  /** Patterns of mobile numbers. */
  mobiles: readonly string[];
  men: readonly string[];
  women: readonly string[];
  surnames: readonly string[];
  /** Returns the feminine form of a surname; absent in countries without such forms. */
  feminine?: (surname: string) => string;
  /** Lines of business, such as "Brewery", which a surname or city follows in a company's name. */
  trades: readonly string[];
  /** First and second halves of invented brand names. */
  brands: { first: readonly string[]; second: readonly string[] };
  /** Legal forms, with `{}` for the name. */
  forms: readonly string[];
  numbers: (random: RandomGenerator) => DemoCompanyNumbers;
}

/** Splits a text into its parts between commas. The text may have several lines. */
export function splitList(text: string): readonly string[] {
  return text.trim().split(/,\s+/);
}
