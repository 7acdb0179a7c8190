import { describe, expect, it } from 'vitest';
import { dashboardPeriodOf } from '../../../server/areas/dashboard/rules';
import { ContractError } from '../../../server/dialect/errors';

const now = new Date('2026-03-29T11:30:00Z');
const period = (from: string, to: string, time_zone: string) => dashboardPeriodOf({ from, to, time_zone }, now);

describe('days', () => {
  it.each([
    [
      'Europe/Warsaw',
      '2026-03-28',
      ['2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z', '2026-03-30T22:00:00.000Z'],
    ],
    [
      'Europe/Warsaw',
      '2026-10-24',
      ['2026-10-23T22:00:00.000Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', '2026-10-26T23:00:00.000Z'],
    ],
    [
      'America/Los_Angeles',
      '2026-03-07',
      ['2026-03-07T08:00:00.000Z', '2026-03-08T08:00:00.000Z', '2026-03-09T07:00:00.000Z', '2026-03-10T07:00:00.000Z'],
    ],
    [
      'Pacific/Kiritimati',
      '2026-03-28',
      ['2026-03-27T10:00:00.000Z', '2026-03-28T10:00:00.000Z', '2026-03-29T10:00:00.000Z', '2026-03-30T10:00:00.000Z'],
    ],
    // On the 6th, clocks are moved forward from midnight to one o'clock, so the day begins at one o'clock.
    [
      'America/Santiago',
      '2026-09-05',
      ['2026-09-05T04:00:00.000Z', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z', '2026-09-08T03:00:00.000Z'],
    ],
    // At midnight before the 5th, clocks are moved back by an hour, so the 4th has 25 hours.
    [
      'America/Santiago',
      '2026-04-03',
      ['2026-04-03T03:00:00.000Z', '2026-04-04T03:00:00.000Z', '2026-04-05T04:00:00.000Z', '2026-04-06T04:00:00.000Z'],
    ],
  ])('in %s from %s begin at local midnight', (zone, from, midnights) => {
    const to = new Date(Date.parse(from) + 2 * 86_400_000).toISOString().slice(0, 10);
    expect(period(from, to, zone)).toMatchObject({ days: 3, midnights });
  });

  it.each([
    ['Europe/Warsaw', '2026-03-29'],
    ['Pacific/Kiritimati', '2026-03-30'],
    ['Pacific/Pago_Pago', '2026-03-29'],
  ])('today in %s is %s', (zone, today) => {
    expect(period('2026-01-01', '2026-01-31', zone).today).toBe(today);
  });

  it('belong to their months within the period', () => {
    expect(period('2026-03-30', '2026-05-01', 'Europe/Warsaw').months).toEqual([
      { month: '2026-03-01', begins: '2026-03-29T22:00:00.000Z', ends: '2026-03-31T22:00:00.000Z' },
      { month: '2026-04-01', begins: '2026-03-31T22:00:00.000Z', ends: '2026-04-30T22:00:00.000Z' },
      { month: '2026-05-01', begins: '2026-04-30T22:00:00.000Z', ends: '2026-05-01T22:00:00.000Z' },
    ]);
  });

  it('include leap days', () => {
    expect(period('2024-01-01', '2024-12-31', 'Europe/Warsaw')).toMatchObject({
      days: 366,
      midnights: { length: 367 },
    });
  });
});

describe('refuses a period', () => {
  const problem = (from: string, to: string, zone: string) => {
    try {
      period(from, to, zone);
    } catch (error) {
      return error instanceof ContractError ? error.extensions.validation : error;
    }
    return undefined;
  };

  it('that ends before it begins', () => {
    expect(problem('2026-02-02', '2026-02-01', 'UTC')).toEqual({
      'input.to': [{ code: 'too_early', payload: { day: '2026-02-02' } }],
    });
  });

  it('that is longer than three years', () => {
    expect(problem('2024-01-01', '2026-12-31', 'UTC')).toBeUndefined();
    expect(problem('2024-01-01', '2027-01-01', 'UTC')).toEqual({
      'input.to': [{ code: 'too_late', payload: { days: 1096 } }],
    });
  });

  it('that begins or ends before the year 2000 or after 2100', () => {
    const year = [{ code: 'year', payload: { min: 2000, max: 2100 } }];
    expect(problem('0001-01-01', '0001-01-31', 'Europe/Warsaw')).toEqual({ 'input.from': year, 'input.to': year });
    expect(problem('1999-12-31', '2000-01-31', 'UTC')).toEqual({ 'input.from': year });
    expect(problem('2100-12-01', '2101-01-01', 'UTC')).toEqual({ 'input.to': year });
    expect(problem('9999-12-31', '9999-12-31', 'Europe/Warsaw')).toEqual({ 'input.from': year, 'input.to': year });
    expect(problem('2000-01-01', '2000-01-01', 'Europe/Warsaw')).toBeUndefined();
    expect(problem('2100-12-31', '2100-12-31', 'Europe/Warsaw')).toBeUndefined();
  });

  it.each(['', 'Europe/Atlantis'])('in an unknown time zone: "%s"', (zone) => {
    expect(problem('2026-01-01', '2026-01-31', zone)).toEqual({ 'input.time_zone': [{ code: 'not_found' }] });
  });
});
