import { countryOfVatNumber } from '../../../formats/numbers';

/** Data of the buyer that decides the tax. */
export interface TaxableBuyer {
  /** Country of the registered office, ISO 3166; null when unknown. */
  country: string | null;
  vat_number: string | null;
}

/** The tax rate in per cent, and the rule that sets it. */
export type TaxRule =
  | { rate: 23; note: 'domestic' }
  /** The buyer accounts for the VAT in its own country. */
  | { rate: 0; note: 'reverse_charge' }
  /** The buyer's office is outside the European Union. */
  | { rate: 0; note: 'outside' };

/** Member states of the European Union. */
const euMembers: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * Returns the VAT of a service sold from Poland. A company of another member state whose VAT number is from the EU, but
 * not from Poland, gets reverse charge. Other EU companies pay Polish VAT; companies outside the EU pay none. An
 * unknown country counts as Poland.
 */
export function taxRuleOf({ country, vat_number }: TaxableBuyer): TaxRule {
  if (country !== null && !euMembers.has(country)) return { rate: 0, note: 'outside' };
  const registered = countryOfVatNumber(vat_number ?? '') ?? '';
  const isReverseCharge = country !== null && country !== 'PL' && registered !== 'PL' && euMembers.has(registered);
  return isReverseCharge ? { rate: 0, note: 'reverse_charge' } : { rate: 23, note: 'domestic' };
}

/** Adds tax to a price in cents, rounded half up to the cent. */
export function addTax(net: number, rate: number): { tax: number; amount: number } {
  const tax = Math.floor((net * rate + 50) / 100);
  return { tax, amount: net + tax };
}
