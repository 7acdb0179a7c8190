import type { Random } from '../random';

/** Numbers of a company, in the forms of its country. */
export interface CompanyNumbers {
  tax_number: string;
  company_id: string;
  vat: string | null;
  eori: string | null;
}

/** A city: name, state, pattern of its postal codes and, where its lines are used, of its phone numbers. */
export type City = readonly [name: string, state: string, zip: string, landline?: string];

/**
 * What the demo knows of a country. Patterns are those of `Random.text`. Phone numbers keep to ranges that are set
 * aside for fiction, or that the country has not given out, and are spaced as the server keeps them.
 */
export interface Country {
  code: string;
  /** Country code of phone numbers. */
  dial: string;
  cities: readonly City[];
  /** Streets as they stand in an address, without the number. */
  streets: readonly string[];
  mobiles: readonly string[];
  men: readonly string[];
  women: readonly string[];
  surnames: readonly string[];
  /** A surname as a woman bears it, where that differs. */
  feminine?: (surname: string) => string;
  /** Lines of business; followed by a surname or a city they make a company's name. */
  trades: readonly string[];
  /** Halves of invented brand names. */
  brands: { first: readonly string[]; second: readonly string[] };
  /** Legal forms, with `{}` for the name. */
  forms: readonly string[];
  numbers: (random: Random) => CompanyNumbers;
}

/** A list written as text, on one line or several. */
export function list(text: string): readonly string[] {
  return text.trim().split(/,\s+/);
}
