import { countryOfVat } from '../../../formats/numbers';

/** Whose tax is decided: where a company has its seat, and the VAT number that it gave. */
export interface Taxed {
  /** ISO 3166; null where nobody knows. */
  country: string | null;
  vat_number: string | null;
}

/** What a price is taxed with, in per cent, and why. */
export type Tax =
  | { rate: 23; note: 'domestic' }
  /** The buyer accounts for it at home. */
  | { rate: 0; note: 'reverse_charge' }
  /** The buyer has its seat outside the Union. */
  | { rate: 0; note: 'outside' };

/** The Union's members, whose companies have VAT numbers that other members take. */
const union: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * The tax of a service that Waybill, seated in Poland, sells: Polish companies pay Polish VAT; companies of other
 * members account for it themselves where they gave a number that a member other than Poland gives out, and pay
 * Poland's otherwise; outside the Union there is none. Where no seat is known it is as at home.
 */
export function taxOf({ country, vat_number }: Taxed): Tax {
  if (country !== null && !union.has(country)) return { rate: 0, note: 'outside' };
  const registered = countryOfVat(vat_number ?? '') ?? '';
  const abroad = country !== null && country !== 'PL' && registered !== 'PL' && union.has(registered);
  return abroad ? { rate: 0, note: 'reverse_charge' } : { rate: 23, note: 'domestic' };
}

/** A price in whole cents with its tax, rounded half up to the cent. */
export function withTax(net: number, rate: number): { tax: number; amount: number } {
  const tax = Math.floor((net * rate + 50) / 100);
  return { tax, amount: net + tax };
}
