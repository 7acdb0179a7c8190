import { describe, expect, test } from 'vitest';
import {
  cardStatus,
  dayAfter,
  daysLeftUntil,
  periodEndOutcomeOf,
  usageLevel,
  plannedTariff,
  type Subscription,
} from '../../../src/pages/profile/subscription/subscription';
import { findExceededLimits } from '../../../src/pages/tariffs/exceededLimits';

const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };
const renewal = { due_at: '2026-12-18T08:00:00.000Z', tries: 0, error_message: null, confirm_payment_id: null };
const subscription = (more: Partial<Subscription>): Subscription => ({
  id: '7',
  state: 'ACTIVE',
  tariff_id: '2',
  billing_cycle: 'MONTHLY',
  start_date: '2026-11-22',
  end_date: '2026-12-21',
  paid_until: '2026-12-21',
  next_tariff_id: null,
  next_billing_cycle: null,
  canceled_at: null,
  card,
  renewal,
  usage: [],
  ...more,
});

describe('at the end of its period a subscription', () => {
  const end = '2026-12-21';
  const never = { ...renewal, due_at: null };
  test.each<[string, Partial<Subscription>, object]>([
    ['is renewed on the day that the card is charged', {}, { kind: 'renewed', due: '2026-12-18' }],
    [
      'changes the day after, when something else is planned',
      { next_tariff_id: '1' },
      { kind: 'changes', from: '2026-12-22', due: '2026-12-18', tariff: '1', cycle: 'MONTHLY' },
    ],
    [
      'changes as well when only its cycle is another',
      { next_billing_cycle: 'YEARLY' },
      { kind: 'changes', from: '2026-12-22', due: '2026-12-18', tariff: '2', cycle: 'YEARLY' },
    ],
    [
      'ends when it was canceled, whatever was planned',
      { canceled_at: '2026-12-01T00:00:00Z', next_tariff_id: '1', renewal: never },
      { kind: 'ends', end },
    ],
    [
      'ends with what was paid ahead when it was canceled',
      { paid_until: '2027-01-21', canceled_at: '2026-12-19T00:00:00Z', renewal: never },
      { kind: 'ends', end: '2027-01-21' },
    ],
    [
      'ends with what was paid ahead for want of a card',
      { paid_until: '2027-01-21', card: null, renewal: never },
      { kind: 'withoutCard', end: '2027-01-21' },
    ],
    [
      'changes to what is paid ahead',
      { paid_until: '2027-01-21', next_tariff_id: '1', renewal: { ...renewal, due_at: '2027-01-18T06:00:00Z' } },
      { kind: 'changesPaid', from: '2026-12-22', until: '2027-01-21', tariff: '1', cycle: 'MONTHLY' },
    ],
    ['ends for want of a card', { card: null, renewal: never }, { kind: 'withoutCard', end }],
    [
      'is tried again after a failure',
      { renewal: { ...renewal, tries: 2 } },
      { kind: 'again', end, due: '2026-12-18' },
    ],
    ['ends when every try failed', { renewal: { ...never, tries: 4 } }, { kind: 'gaveUp', end }],
    [
      'waits for the bank’s question to be answered',
      { renewal: { ...renewal, tries: 1, confirm_payment_id: '9' } },
      { kind: 'confirm', end },
    ],
    ['ends by itself when it is a trial', { state: 'TRIAL', card: null, renewal: never }, { kind: 'trialEnds', end }],
    ['is over when no payment followed', { state: 'EXPIRED' }, { kind: 'expired', end }],
    [
      'is over when it was canceled',
      { state: 'CANCELED', canceled_at: '2026-12-01T00:00:00Z' },
      { kind: 'canceled', end },
    ],
    ['has no end, where it is the operator’s', { start_date: null, end_date: null }, { kind: 'unending' }],
    ['is none, where no tariff was chosen', { state: 'REQUIRED', tariff_id: null, end_date: null }, { kind: 'none' }],
  ])('%s', (_name, more, following) => {
    expect(periodEndOutcomeOf(subscription(more))).toEqual(following);
  });
});

test('ignores a plan that equals the current tariff', () => {
  expect(plannedTariff(subscription({ next_tariff_id: '2', next_billing_cycle: 'MONTHLY' }))).toBeUndefined();
  expect(plannedTariff(subscription({ next_tariff_id: '1', next_billing_cycle: 'YEARLY' }))).toEqual({
    tariff: '1',
    cycle: 'YEARLY',
  });
});

test('counts remaining days without today, across months', () => {
  expect([
    daysLeftUntil('2026-12-21', '2026-11-22'),
    daysLeftUntil('2026-12-21', '2026-12-21'),
    daysLeftUntil('2026-12-21', '2027-02-01'),
  ]).toEqual([29, 0, 0]);
  expect([dayAfter('2026-12-31'), dayAfter('2028-02-28'), dayAfter('2027-03-27')]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2027-03-28',
  ]);
});

test('warns from four fifths of a limit, and never without one', () => {
  const level = (used: number, limit: number | null) => usageLevel({ used, limit });
  expect([level(3, 5), level(4, 5), level(5, 5), level(6, 5), level(0, 0), level(1_000_000, null)]).toEqual([
    'fine',
    'near',
    'full',
    'full',
    'full',
    'unlimited',
  ]);
});

test('accepts a card until the end of its month, and warns from the month before', () => {
  const standing = (day: string) => cardStatus({ exp_month: 1, exp_year: 2027 }, day);
  expect([standing('2026-11-30'), standing('2026-12-01'), standing('2027-01-31'), standing('2027-02-01')]).toEqual([
    'fine',
    'expiring',
    'expiring',
    'expired',
  ]);
});

test('reports by how much usage exceeds a smaller tariff’s limits', () => {
  const mark = (code: string, limit: number | null) => ({
    code,
    limit,
    display_title: `title of ${code}`,
    display_value: '',
    is_top: true,
    sort: 1,
  });
  const usage = [
    { code: 'users', used: 6, limit: 30 },
    { code: 'vehicles', used: 20, limit: 250 },
    { code: 'requests', used: 900, limit: 3000 },
  ];
  expect(
    findExceededLimits(usage, { opportunities: [mark('users', 5), mark('vehicles', 20), mark('requests', null)] }),
  ).toEqual([{ code: 'users', title: 'title of users', used: 6, limit: 5 }]);
});
