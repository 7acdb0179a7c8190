import { describe, expect, test } from 'vitest';
import { formatReceiptNumber } from '../../../server/areas/billing/receipts/receipt-numbers';
import { taxRuleOf, addTax } from '../../../server/areas/billing/prices/tax';

/** Countries of the EU except Poland, by the prefix of their VAT numbers. */
const members = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  ['GR', 'EL'],
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
].map((country) => (typeof country === 'string' ? [country, country] : country));

const domestic = { rate: 23, note: 'domestic' };
const reverse = { rate: 0, note: 'reverse_charge' };
const outside = { rate: 0, note: 'outside' };

describe('tax', () => {
  test('covers all EU members except Poland', () => expect(members).toHaveLength(26));

  test.each(members)(
    '%s with a VAT number of %s is reverse charged, and without one taxed as domestic',
    (country = '', letters) => {
      expect(taxRuleOf({ country, vat_number: `${letters}123456789` })).toEqual(reverse);
      expect(taxRuleOf({ country, vat_number: null })).toEqual(domestic);
      expect(taxRuleOf({ country, vat_number: '' })).toEqual(domestic);
    },
  );

  test.each([
    ['a Polish company with a number', 'PL', 'PL6182130472', domestic],
    ['a Polish company without', 'PL', null, domestic],
    ['a Polish company with a number of another member', 'PL', 'DE289473614', domestic],
    ['a German company with a number of another member', 'DE', 'CZ25123891', reverse],
    ['a German company with a Polish number', 'DE', 'PL6182130472', domestic],
    ['a German company with a British number', 'DE', 'GB980780684', domestic],
    ['an Irish company with a number of Northern Ireland, which is for goods', 'IE', 'XI980780684', domestic],
    ['a German company with what is no number', 'DE', '289473614', domestic],
    ['a British company', 'GB', 'GB980780684', outside],
    ['a company of Northern Ireland', 'GB', 'XI980780684', outside],
    ['a Swiss company', 'CH', 'CHE100155212MWST', outside],
    ['a Ukrainian company without a number', 'UA', null, outside],
    ['a Ukrainian company with a number of a member', 'UA', 'DE289473614', outside],
    ['a Norwegian company', 'NO', null, outside],
    ['a company of an unknown country', null, null, domestic],
    ['a company of an unknown country, with a number', null, 'DE289473614', domestic],
  ])('of %s', (_who, country, vat_number, tax) => {
    expect(taxRuleOf({ country, vat_number })).toEqual(tax);
  });
});

describe('an amount with tax', () => {
  test.each([
    [49_00, 23, 11_27, 60_27],
    [69_000, 23, 15_870, 84_870],
    [1, 23, 0, 1],
    [2, 23, 0, 2],
    [3, 23, 1, 4],
    // Half a cent is rounded up: 23 % of 50 cents is 11.5, so the tax is 12 cents.
    [50, 23, 12, 62],
    [150, 23, 35, 185],
    [49, 23, 11, 60],
    [0, 23, 0, 0],
    [69_000, 0, 0, 69_000],
  ])('of %i at %i %% adds %i: %i', (net, rate, tax, amount) => {
    expect(addTax(net, rate)).toEqual({ tax, amount });
  });

  test('is rounded half up to the cent', () => {
    const wrong = Array.from({ length: 100_000 }, (_, net) => net).filter((net) => {
      const rest = 100 * addTax(net, 23).tax - 23 * net;
      return rest <= -50 || rest > 50;
    });
    expect(wrong).toEqual([]);
  });

  test('is whole near the largest stored price', () => {
    expect(addTax(1_700_000_000, 23)).toEqual({ tax: 391_000_000, amount: 2_091_000_000 });
  });
});

test('formats numbers of receipts so that they sort by date', () => {
  expect([formatReceiptNumber(2026, 123), formatReceiptNumber(2027, 1)]).toEqual(['WB/2026/000123', 'WB/2027/000001']);
});
