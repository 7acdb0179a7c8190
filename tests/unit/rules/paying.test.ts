import { describe, expect, test } from 'vitest';
import type { PaymentStatus } from '../../../server/contract.generated';
import { daysInPeriod, periodStartingOn } from '../../../server/areas/billing/prices/periods';
import { addDays } from '../../../server/formats/days';
import {
  periodAnchorOf,
  type PaymentWithPeriod,
  assignPeriod,
} from '../../../server/areas/billing/payments/assign-period';
import {
  unusedValueOf,
  takesEffectAtOnce,
  netAfterRefund,
  paymentStatusAfter,
  limitPaymentTime,
} from '../../../server/areas/billing/rules';

describe('a period', () => {
  test.each([
    ['2026-11-22', 'MONTHLY', '2026-12-21'],
    ['2026-11-01', 'MONTHLY', '2026-11-30'],
    ['2026-12-31', 'MONTHLY', '2027-01-30'],
    ['2027-01-31', 'MONTHLY', '2027-02-28'],
    ['2027-01-30', 'MONTHLY', '2027-02-28'],
    ['2027-01-29', 'MONTHLY', '2027-02-28'],
    ['2027-01-28', 'MONTHLY', '2027-02-27'],
    ['2028-01-31', 'MONTHLY', '2028-02-29'],
    ['2028-01-30', 'MONTHLY', '2028-02-29'],
    ['2028-01-29', 'MONTHLY', '2028-02-28'],
    ['2028-02-29', 'MONTHLY', '2028-03-28'],
    ['2026-11-22', 'YEARLY', '2027-11-21'],
    ['2028-02-29', 'YEARLY', '2029-02-28'],
    ['2027-03-01', 'YEARLY', '2028-02-29'],
    ['2026-12-31', 'YEARLY', '2027-12-30'],
  ] as const)('from %s, %s, ends on %s', (start, cycle, end) => {
    expect(periodStartingOn(start, cycle)).toEqual({ start_date: start, end_date: end });
  });

  test('returns to the anchor day, and covers every day once', () => {
    const starts = (first: string, anchor: number) => {
      const days = [first];
      for (let count = 0; count < 13; count += 1)
        days.push(addDays(periodStartingOn(days.at(-1) ?? '', 'MONTHLY', anchor).end_date, 1));
      return days.map((day) => day.slice(5)).join(' ');
    };
    expect(starts('2027-01-31', 31)).toBe(
      '01-31 03-01 03-31 05-01 05-31 07-01 07-31 08-31 10-01 10-31 12-01 12-31 01-31 03-01',
    );
    expect(starts('2027-01-29', 29)).toBe(
      '01-29 03-01 03-29 04-29 05-29 06-29 07-29 08-29 09-29 10-29 11-29 12-29 01-29 02-29',
    );
  });

  test('with a leap day returns to it', () => {
    let start = '2028-02-29';
    const starts = [start];
    for (let year = 0; year < 4; year += 1) {
      start = addDays(periodStartingOn(start, 'YEARLY', 29).end_date, 1);
      starts.push(start);
    }
    expect(starts).toEqual(['2028-02-29', '2029-03-01', '2030-03-01', '2031-03-01', '2032-02-29']);
  });

  test('from another day uses that day', () => {
    expect(periodStartingOn('2027-03-05', 'MONTHLY', 20)).toEqual({ start_date: '2027-03-05', end_date: '2027-04-04' });
  });

  test('of a month has 28 to 31 days from any start', () => {
    for (let day = '2027-01-01'; day < '2029-03-01'; day = addDays(day, 1)) {
      expect(daysInPeriod(periodStartingOn(day, 'MONTHLY'))).toBeGreaterThanOrEqual(28);
      expect(daysInPeriod(periodStartingOn(day, 'MONTHLY'))).toBeLessThanOrEqual(31);
    }
  });
});

describe('credit', () => {
  const march = { start_date: '2027-03-01', end_date: '2027-03-31', net: 4900, credit: 0 };

  test.each([
    ['on the first day', '2027-03-01', 4741],
    ['in the middle', '2027-03-11', 3161],
    ['on the day before the last', '2027-03-30', 158],
    ['on the last day', '2027-03-31', 0],
    ['afterwards', '2027-04-07', 0],
    ['before it begins', '2027-02-20', 4900],
  ])('%s is the share of the days after today, rounded down', (_name, today, cents) => {
    expect(unusedValueOf(march, today)).toBe(cents);
  });

  test('includes earlier credit, and is zero without days', () => {
    expect(unusedValueOf({ ...march, net: 1900, credit: 3000 }, '2027-03-11')).toBe(3161);
    expect(unusedValueOf({ ...march, end_date: '2027-02-28' }, '2027-02-01')).toBe(0);
  });

  test('never exceeds the payment', () => {
    for (let net = 50; net < 2000; net += 37) expect(unusedValueOf({ ...march, net }, '2027-03-01')).toBeLessThan(net);
  });
});

describe('the amount after a refund', () => {
  test.each([
    ['all of it, where nothing was paid back', { net: 4900, amount: 6027, refunded: 0 }, 4900],
    ['the share that was not paid back', { net: 4900, amount: 6027, refunded: 2009 }, 3266],
    ['nothing of what was paid back as a whole', { net: 4900, amount: 6027, refunded: 6027 }, 0],
    ['a cent less, not more, where it does not come out', { net: 4900, amount: 6027, refunded: 1 }, 4899],
    ['nothing of a trial', { net: 0, amount: 0, refunded: 0 }, 0],
  ])('is %s', (_name, paid, kept) => {
    expect(netAfterRefund(paid)).toBe(kept);
  });
});

describe('an immediate change', () => {
  const small = { tariff: '1', sort_order: 1, cycle: 'MONTHLY' } as const;
  const large = { tariff: '2', sort_order: 2, cycle: 'MONTHLY' } as const;

  test.each([
    ['to a larger tariff', small, large, { price: 19_900, credit: 3161 }, true],
    ['to a smaller tariff', large, small, { price: 4900, credit: 0 }, false],
    ['from months to a year', small, { ...small, cycle: 'YEARLY' as const }, { price: 49_000, credit: 3161 }, true],
    ['from a year to months', { ...small, cycle: 'YEARLY' as const }, small, { price: 4900, credit: 0 }, false],
    ['to the same', small, small, { price: 4900, credit: 0 }, false],
    ['to a year of a smaller one', large, { ...small, cycle: 'YEARLY' as const }, { price: 49_000, credit: 0 }, false],
    ['to a larger one that leaves 50 cents to pay', small, large, { price: 19_900, credit: 19_850 }, true],
    ['to a larger one that leaves 49 cents to pay', small, large, { price: 19_900, credit: 19_851 }, false],
    [
      'to a larger one that what is left pays',
      { ...small, cycle: 'YEARLY' as const },
      large,
      { price: 19_900, credit: 48_000 },
      false,
    ],
  ])('is decided: %s', (_name, from, to, money, expected) => {
    expect(takesEffectAtOnce(from, to, money)).toBe(expected);
  });
});

describe('the payment date', () => {
  const now = new Date('2027-03-10T12:00:00Z');
  const createdAt = new Date('2027-03-01T09:00:00Z');
  test.each([
    ['when the processor says', '2027-03-09T23:59:30Z', '2027-03-09T23:59:30.000Z'],
    ['now, where it says nothing', undefined, '2027-03-10T12:00:00.000Z'],
    ['now, where its clock is ahead', '2027-03-10T12:00:05Z', '2027-03-10T12:00:00.000Z'],
    ['three days ago at the most', '2027-03-02T10:00:00Z', '2027-03-07T12:00:00.000Z'],
  ])('%s', (_name, update, counted) => {
    expect(
      limitPaymentTime(update === undefined ? undefined : new Date(update), { now, createdAt }).toISOString(),
    ).toBe(counted);
  });

  test('is not before the session or in the future', () => {
    const update = new Date('2027-03-10T10:00:00Z');
    expect(limitPaymentTime(update, { now, createdAt: new Date('2027-03-10T11:00:00Z') }).toISOString()).toBe(
      '2027-03-10T11:00:00.000Z',
    );
    expect(limitPaymentTime(update, { now, createdAt: new Date('2027-03-10T12:00:01Z') })).toEqual(now);
  });
});

describe('a payment status', () => {
  const order: readonly PaymentStatus[] = ['PENDING', 'FAILED', 'CANCELED', 'SUCCEEDED', 'REFUNDED'];
  const pairs = order.flatMap((now) => order.map((update) => [now, update] as const));

  test.each(pairs)('%s with an event of %s never goes back', (now, update) => {
    expect(paymentStatusAfter(now, update)).toBe(order[Math.max(order.indexOf(now), order.indexOf(update))]);
  });

  test('is the same in any order of events', () => {
    const ends = new Set(permutations(order).map((update) => update.reduce(paymentStatusAfter, 'PENDING')));
    expect([...ends]).toEqual(['REFUNDED']);
  });
});

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, index) => permutations(all.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}

describe('the period of a payment', () => {
  const paid = (
    id: string,
    purpose: PaymentWithPeriod['purpose'],
    start_date: string,
    end_date: string,
  ): PaymentWithPeriod => ({
    id,
    purpose,
    billing_cycle: 'MONTHLY',
    start_date,
    end_date,
  });
  const choice = { billing_cycle: 'MONTHLY', credited: [] } as const;
  const march = paid('1', 'SUBSCRIPTION', '2027-03-01', '2027-03-31');

  test('starts today without an active one', () => {
    expect(assignPeriod({ ...choice, purpose: 'SUBSCRIPTION' }, [], '2027-03-10').period).toEqual({
      start_date: '2027-03-10',
      end_date: '2027-04-09',
    });
    expect(assignPeriod({ ...choice, purpose: 'RENEWAL' }, [march], '2027-04-10').period).toEqual({
      start_date: '2027-04-10',
      end_date: '2027-05-09',
    });
  });

  test('follows the paid one, even if it was paid twice', () => {
    for (const purpose of ['RENEWAL', 'SUBSCRIPTION'] as const) {
      expect(assignPeriod({ ...choice, purpose }, [march], '2027-03-10')).toEqual({
        period: { start_date: '2027-04-01', end_date: '2027-04-30' },
        changed: [],
      });
    }
  });

  test('starts today when it replaces a credited one', () => {
    const { period, changed } = assignPeriod({ ...choice, purpose: 'UPGRADE', credited: ['1'] }, [march], '2027-03-10');
    expect(period).toEqual({ start_date: '2027-03-10', end_date: '2027-04-09' });
    expect(changed).toEqual([{ ...march, end_date: '2027-03-09' }]);
  });

  test('comes before a prepaid one, which moves behind it', () => {
    const april = paid('2', 'RENEWAL', '2027-04-01', '2027-04-30');
    const { period, changed } = assignPeriod(
      { ...choice, purpose: 'UPGRADE', credited: ['1'] },
      [march, april],
      '2027-03-10',
    );
    expect(period).toEqual({ start_date: '2027-03-10', end_date: '2027-04-09' });
    expect(changed).toEqual([
      { ...march, end_date: '2027-03-09' },
      { ...april, start_date: '2027-04-10', end_date: '2027-05-09' },
    ]);
  });

  test('follows an active one that was not credited', () => {
    expect(assignPeriod({ ...choice, purpose: 'UPGRADE' }, [march], '2027-03-10')).toEqual({
      period: { start_date: '2027-04-01', end_date: '2027-04-30' },
      changed: [],
    });
  });

  test('keeps the anchor day of the first period', () => {
    const chain = [paid('1', 'UPGRADE', '2027-01-31', '2027-02-28'), paid('2', 'RENEWAL', '2027-03-01', '2027-03-30')];
    expect(periodAnchorOf(chain, '2027-03-30')).toBe(31);
    expect(assignPeriod({ ...choice, purpose: 'RENEWAL' }, chain, '2027-03-28').period).toEqual({
      start_date: '2027-03-31',
      end_date: '2027-04-30',
    });
  });
});
