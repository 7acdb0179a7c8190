import { describe, expect, test } from 'vitest';
import { trialDays, trialProblem } from '../../../server/areas/billing/rules';
import { dictionaryTariffs } from '../../../server/areas/tariffs/dictionary';
import { dictionaryOpportunities } from '../../../server/areas/tariffs/dictionary-opportunities';

describe('the price list', () => {
  test('has four selectable tariffs, each with the next one except the last', () => {
    const offered = dictionaryTariffs.filter(({ status }) => status === 'ACTIVE');
    expect(offered).toHaveLength(4);
    expect(offered.map(({ next_plan_id }) => next_plan_id)).toEqual([...offered.slice(1).map(({ id }) => id), null]);
  });

  test('is cheaper for a year than for twelve months', () => {
    const dear = dictionaryTariffs.filter(
      ({ monthly_prices: [month], yearly_prices: [year] }) => month && year && year.price >= month.price * 12,
    );
    expect(dear).toEqual([]);
  });

  test('has higher limits with each tariff', () => {
    const most = (code: string) =>
      ['1', '2', '3', '4'].map(
        (id) => dictionaryOpportunities.find((one) => one.tariff_id === id && one.code === code)?.limit ?? Infinity,
      );
    for (const code of ['users', 'vehicles', 'requests'])
      expect(most(code)).toEqual(most(code).toSorted((one, two) => one - two));
  });

  test('has unique opportunities per tariff, in both languages', () => {
    const keys = dictionaryOpportunities.map(({ tariff_id, code }) => `${tariff_id} ${code}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(dictionaryOpportunities.map(({ id }) => id)).size).toBe(keys.length);
    for (const row of dictionaryOpportunities)
      expect([row.name_en, row.name_pl, row.display_value_en, row.display_value_pl]).not.toContain('');
  });
});

describe('a trial', () => {
  const dates = { start_date: '2027-01-01', end_date: null };
  const tariff = { ...dates, status: 'ACTIVE', trial_periods: [{ period: 14, has_trial_period: true }] } as const;
  const input = { today: '2027-03-01', tariff, isRegistered: true, hadSubscription: false };

  test('is granted to a new registered company, on a tariff that has one', () => {
    expect(trialProblem(input)).toBeUndefined();
    expect(trialDays(tariff)).toBe(14);
  });

  test.each([
    ['no tariff', { ...input, tariff: undefined }, 'not_found'],
    [
      'one that is not offered',
      { ...input, tariff: { ...tariff, status: 'IN_ACTIVE' as const } },
      'tariff_not_offered',
    ],
    [
      'one whose last day was yesterday',
      { ...input, tariff: { ...tariff, end_date: '2027-02-28' } },
      'tariff_not_offered',
    ],
    ['one that begins tomorrow', { ...input, tariff: { ...tariff, start_date: '2027-03-02' } }, 'tariff_not_offered'],
    ['one without a trial', { ...input, tariff: { ...tariff, trial_periods: [] } }, 'no_trial'],
    [
      'one whose trial is not offered',
      { ...input, tariff: { ...tariff, trial_periods: [{ period: 14, has_trial_period: false }] } },
      'no_trial',
    ],
    [
      'one whose trial has no days',
      { ...input, tariff: { ...tariff, trial_periods: [{ period: 0, has_trial_period: true }] } },
      'no_trial',
    ],
    ['a company without data', { ...input, isRegistered: false }, 'company_required'],
    ['a company that had one, or paid', { ...input, hadSubscription: true }, 'trial_used'],
  ])('is refused for %s', (_name, requested, code) => {
    expect(trialProblem(requested)).toEqual({ code });
  });
});
