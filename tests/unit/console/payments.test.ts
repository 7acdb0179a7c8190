import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { paymentsResource } from '../../../resources/payments';
import { fieldKindOf } from '../../../src/fields';
import { matchesCondition } from '../../../src/fields/matchesCondition';
import { allowedOperations } from '../../../src/screens/record/operation';

const fieldContext = (path: string, language: string) => ({
  resource: 'payments',
  path,
  language,
  timeZone: 'UTC',
  t: createInstance().t,
});
const text = (path: string, value: unknown, language = 'en') => {
  const field = paymentsResource.fields[path];
  if (!field) throw new Error(`payments have no ${path}`);
  return fieldKindOf(field).text(value, field, fieldContext(path, language));
};

describe('an amount of cents', () => {
  const { amount } = paymentsResource.fields;
  const { filter, toDraft, toValue, text: written } = fieldKindOf(amount ?? { type: 'money' });
  const field = amount ?? { type: 'money' };

  test.each([
    [0, '0.00', '0,00'],
    [5, '0.05', '0,05'],
    [24_477, '244.77', '244,77'],
    [690_000, '6,900.00', '6\u00a0900,00'],
    [-5_135, '-51.35', '-51,35'],
  ])('formats %i as %s', (cents, english, polish) => {
    expect([text('amount', cents), text('amount', cents, 'pl')]).toEqual([english, polish]);
  });

  test('is converted to whole cents without rounding errors', () => {
    expect(['0.29', '1.1', '8.03', '244.77', '1000000.01'].map((typed) => filter.operand(typed, field))).toEqual([
      29, 110, 803, 24_477, 100_000_001,
    ]);
    expect(filter.text?.('244.77', field, fieldContext('amount', 'pl'))).toBe('244,77');
    expect(filter.clean('twelve', field)).toBeNull();
  });

  test('stays equal after editing', () => {
    for (const cents of [0, 1, 29, 803, 24_477, 100_000_001])
      for (const language of ['en', 'pl'])
        expect(toValue(toDraft(cents, field, language), field, language)).toBe(cents);
  });

  test('of a request is in units, not cents', () => {
    const price = { type: 'money' } as const;
    expect([
      written(12.5, price, fieldContext('price', 'en')),
      fieldKindOf(price).filter.operand('12.5', price),
    ]).toEqual(['12.50', 12.5]);
  });
});

test('names a tariff in the reader’s language', () => {
  const name = { en: 'Network', pl: 'Sieć' };
  expect([
    text('tariff.name', name),
    text('tariff.name', name, 'pl'),
    text('tariff.name', null),
    text('tariff.name', { de: 'Netz' }),
  ]).toEqual(['Network', 'Sieć', '', '']);
});

test('formats a rate in percent', () => {
  expect([text('tax_rate', 23), text('tax_rate', 0, 'pl')]).toEqual(['23%', '0%']);
});

test('offers a receipt of a paid or refunded payment, but not of a trial', () => {
  const offered = (status: string, purpose = 'RENEWAL') => {
    const valueOf = (path: string) => (path === 'status' ? status : purpose);
    const locks = (paymentsResource.locks ?? []).filter(
      ({ when }) => when !== 'self' && matchesCondition(when, valueOf),
    );
    return allowedOperations(paymentsResource, { deleted: false, locks, valueOf }, () => true).length;
  };
  expect(['SUCCEEDED', 'REFUNDED', 'PENDING', 'FAILED', 'CANCELED'].map((status) => offered(status))).toEqual([
    1, 1, 0, 0, 0,
  ]);
  expect(offered('SUCCEEDED', 'TRIAL')).toBe(0);
});
