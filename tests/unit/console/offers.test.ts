import { describe, expect, test } from 'vitest';
import {
  comparisonLinesOf,
  formatEuros,
  isSelectableToday,
  yearlySavingInMonths,
  type Offer,
  offerName,
  priceInCents,
  trialDaysOf,
} from '../../../src/pages/tariffs/offers';

const offer = (more: Partial<Offer>): Offer => ({
  id: '1',
  code: 'START',
  name: { en: 'Start', pl: 'Początek' },
  sort_order: 1,
  trial_periods: [],
  monthly_prices: [{ price: 49_00 }],
  yearly_prices: [{ price: 490_00, is_active: true, date_to: null }],
  services: [],
  opportunities: [],
  ...more,
});
const mark = (code: string, sort: number, is_top = false) => ({
  code,
  display_title: `title of ${code}`,
  display_value: `value of ${code}`,
  limit: null,
  is_top,
  sort,
});

describe('a price', () => {
  test('is monthly or yearly, while it is valid', () => {
    expect([priceInCents(offer({}), 'MONTHLY'), priceInCents(offer({}), 'YEARLY')]).toEqual([4900, 49_000]);
    expect(
      priceInCents(offer({ yearly_prices: [{ price: 1, is_active: false, date_to: null }] }), 'YEARLY'),
    ).toBeUndefined();
    expect(
      priceInCents(offer({ yearly_prices: [{ price: 1, is_active: true, date_to: '2000-01-01' }] }), 'YEARLY'),
    ).toBeUndefined();
    expect(
      priceInCents(offer({ yearly_prices: [{ price: 1, is_active: true, date_to: '2999-12-31' }] }), 'YEARLY'),
    ).toBe(1);
    expect(priceInCents(offer({ monthly_prices: [] }), 'MONTHLY')).toBeUndefined();
  });

  test('is formatted by language without zero cents', () => {
    expect([formatEuros(4900, 'en'), formatEuros(4083, 'en'), formatEuros(199_000, 'en')]).toEqual([
      '€49',
      '€40.83',
      '€1,990',
    ]);
    expect(formatEuros(4083, 'pl').replace(/\s/g, ' ')).toBe('40,83 €');
  });

  test('of a year saves whole months, or none', () => {
    expect(yearlySavingInMonths(offer({}))).toBe(2);
    expect(yearlySavingInMonths(offer({ yearly_prices: [{ price: 580_00, is_active: true, date_to: null }] }))).toBe(0);
    expect(yearlySavingInMonths(offer({ yearly_prices: [] }))).toBe(0);
  });
});

test('names a tariff by language, another language, or its code', () => {
  expect([
    offerName(offer({}), 'pl'),
    offerName(offer({ name: { de: 'Anfang' } }), 'pl'),
    offerName(offer({ name: null }), 'en'),
  ]).toEqual(['Początek', 'Anfang', 'START']);
});

test('offers a trial only with its days', () => {
  expect(
    trialDaysOf(
      offer({
        trial_periods: [
          { period: 0, has_trial_period: false },
          { period: 14, has_trial_period: true },
        ],
      }),
    ),
  ).toBe(14);
  expect(trialDaysOf(offer({ trial_periods: [{ period: 14, has_trial_period: false }] }))).toBe(0);
});

test('compares opportunities line by line, top ones first, with gaps', () => {
  const lines = comparisonLinesOf([
    offer({ opportunities: [mark('roles', 5), mark('users', 2, true)] }),
    offer({ opportunities: [mark('users', 2, true), mark('import', 4)] }),
  ]);
  expect(lines.map(({ code }) => code)).toEqual(['users', 'import', 'roles']);
  expect(lines.map(({ values }) => values)).toEqual([
    ['value of users', 'value of users'],
    [undefined, 'value of import'],
    ['value of roles', undefined],
  ]);
});

test('allows a tariff until the end of its last day', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(
    [null, undefined, '9999-12-31', today, '2025-06-30'].map((end_date) => isSelectableToday({ end_date })),
  ).toEqual([true, true, true, true, false]);
});
