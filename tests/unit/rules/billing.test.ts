import { describe, expect, test } from 'vitest';
import { trialDays, trialProblem } from '../../../server/areas/billing/rules';
import { dictionaryTariffs } from '../../../server/areas/tariffs/dictionary';
import { dictionaryOpportunities } from '../../../server/areas/tariffs/dictionary-opportunities';
import { demoPayments, tariffOf } from '../../../server/database/demo/payments';
import { demoTenants } from '../../../server/database/demo/tenants';

describe('the price list', () => {
  test('has four tariffs to choose, each with one that follows it but the last', () => {
    const offered = dictionaryTariffs.filter(({ status }) => status === 'ACTIVE');
    expect(offered).toHaveLength(4);
    expect(offered.map(({ next_plan_id }) => next_plan_id)).toEqual([...offered.slice(1).map(({ id }) => id), null]);
  });

  test('asks less for a year than for twelve months', () => {
    const dear = dictionaryTariffs.filter(
      ({ monthly_prices: [month], yearly_prices: [year] }) => month && year && year.price >= month.price * 12,
    );
    expect(dear).toEqual([]);
  });

  test('allows more with every step up', () => {
    const most = (code: string) =>
      ['1', '2', '3', '4'].map(
        (id) => dictionaryOpportunities.find((one) => one.tariff_id === id && one.code === code)?.limit ?? Infinity,
      );
    for (const code of ['users', 'vehicles', 'requests'])
      expect(most(code)).toEqual(most(code).toSorted((one, two) => one - two));
  });

  test('names nothing twice within a tariff, and everything in both languages', () => {
    const keys = dictionaryOpportunities.map(({ tariff_id, code }) => `${tariff_id} ${code}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(dictionaryOpportunities.map(({ id }) => id)).size).toBe(keys.length);
    for (const row of dictionaryOpportunities)
      expect([row.name_en, row.name_pl, row.display_value_en, row.display_value_pl]).not.toContain('');
  });
});

describe.each(demoTenants.map((tenant) => [tenant.name, tenant] as const))('payments of %s', (_name, tenant) => {
  test.each(['2026-11-21T10:00:00Z', '2026-03-01T23:30:00Z', '2028-02-29T00:00:00Z'])(
    'at %s pay every period without a gap, and the last one runs',
    (moment) => {
      const until = new Date(moment);
      const paid = demoPayments(tenant.subscription, { tenant_id: tenant.id, until, newId: () => '1' }).filter(
        ({ status }) => status === 'SUCCEEDED',
      );
      const today = moment.slice(0, 10);
      const last = paid.at(-1);
      expect(last?.tariff_id).toBe(tariffOf(tenant.subscription));
      expect([last?.start_date ?? '', today, last?.end_date ?? ''].toSorted()).toEqual([
        last?.start_date,
        today,
        last?.end_date,
      ]);
      const gaps = paid
        .slice(1)
        .map(({ start_date }, index) => Date.parse(start_date ?? '') - Date.parse(paid[index]?.end_date ?? ''));
      expect(gaps.filter((gap) => gap !== 24 * 60 * 60 * 1000)).toEqual([]);
      expect(paid.every(({ paid_at }) => Date.parse(paid_at ?? '') <= until.getTime())).toBe(true);
    },
  );
});

describe('a trial', () => {
  const tariff = { status: 'ACTIVE', trial_periods: [{ period: 14, has_trial_period: true }] } as const;
  const wish = { tariff, registered: true, subscribed: false };

  test('begins for a company that is registered and new, on a tariff that has one', () => {
    expect(trialProblem(wish)).toBeUndefined();
    expect(trialDays(tariff)).toBe(14);
  });

  test.each([
    ['no tariff', { ...wish, tariff: undefined }, 'not_found'],
    ['one that is not offered', { ...wish, tariff: { ...tariff, status: 'IN_ACTIVE' as const } }, 'tariff_not_offered'],
    ['one without a trial', { ...wish, tariff: { ...tariff, trial_periods: [] } }, 'no_trial'],
    ['one whose trial is not offered', { ...wish, tariff: { ...tariff, trial_periods: [{ period: 14, has_trial_period: false }] } }, 'no_trial'],
    ['one whose trial has no days', { ...wish, tariff: { ...tariff, trial_periods: [{ period: 0, has_trial_period: true }] } }, 'no_trial'],
    ['a company without data', { ...wish, registered: false }, 'company_required'],
    ['a company that had one, or paid', { ...wish, subscribed: true }, 'trial_used'],
  ])('does not begin for %s', (_name, asked, code) => {
    expect(trialProblem(asked)).toEqual({ code });
  });
});
