import { describe, expect, it } from 'vitest';
import type { DriverWork } from '../../../server/areas/driving/driver-work';
import { type DriverRecord, hoursFindings, hoursLeft } from '../../../server/areas/driving/hours-rules';
import { driverRecordOf, type OpeningBalance } from '../../../server/areas/driving/opening-balance';

const hourMs = 3_600_000;
const hour = 60;
const zone = 'Europe/Warsaw';

/** Returns a moment of the summer of 2026 in Warsaw: `05-04 06:00`. 4 May is a Monday. */
const at = (moment: string) => Date.parse(`2026-${moment.replace(' ', 'T')}+02:00`);
/** Returns the work of a leg between two moments. */
const work = (from: string, to: string, driving_minutes = 120): DriverWork => ({
  start: at(from),
  end: at(to),
  driving_minutes,
});
const date = (day: number) => new Date(Date.UTC(2026, 4, day)).toISOString().slice(5, 10);
/** Returns the days of a week from Monday, with daily rests of 12 hours; `monday` is a day of May, or after it. */
const week = (monday: number, days: number) =>
  Array.from({ length: days }, (_, index) => work(`${date(monday + index)} 06:00`, `${date(monday + index)} 18:00`));
const driverOf = (works: readonly DriverWork[]): DriverRecord => ({ works, entered: new Map(), time_zone: zone });

const restCodes = ['WEEKLY_REST', 'REDUCED_WEEKLY_REST', 'WEEKLY_REST_COMPENSATION'];
/** Returns what the last work makes its driver exceed, of the rules of weekly rests. */
function foundOf(works: readonly DriverWork[]): string[] {
  const leg = works.at(-1);
  if (!leg) return [];
  return hoursFindings(leg, driverOf(works.slice(0, -1)))
    .map(({ code }) => code)
    .filter((code) => restCodes.includes(code));
}

/** Five days end on Friday 18:00 and six on Saturday 18:00: rests of 60 and 36 hours until Monday 06:00. */
describe('weekly rests', () => {
  it.each<[string, DriverWork[], string[]]>([
    ['may be 45 hours each week', [...week(4, 5), ...week(11, 5), ...week(18, 5), ...week(25, 1)], []],
    ['may be reduced in one week', [...week(4, 5), ...week(11, 6), ...week(18, 1)], []],
    ['may be reduced each second week', [...week(4, 6), ...week(11, 5), ...week(18, 6), ...week(25, 1)], []],
    ['may not be reduced twice in a row', [...week(4, 6), ...week(11, 6), ...week(18, 1)], ['REDUCED_WEEKLY_REST']],
    [
      'may not be reduced twice when the second is only just too short',
      [...week(4, 6), ...week(11, 5), work('05-16 06:00', '05-16 09:30'), work('05-18 06:00', '05-18 18:00')],
      ['REDUCED_WEEKLY_REST'],
    ],
    [
      'are regular from 45 hours on',
      [...week(4, 6), ...week(11, 5), work('05-16 06:00', '05-16 09:00'), work('05-18 06:00', '05-18 18:00')],
      [],
    ],
    ['may be followed by an open end', [...week(4, 6), ...week(11, 6)], []],
  ])('%s', (_name, works, expected) => {
    expect(foundOf(works)).toEqual(expected);
  });

  it('say how long the longest rest of both weeks is', () => {
    const works = [...week(4, 6), ...week(11, 6)];
    const leg = work('05-18 06:00', '05-18 18:00');
    expect(hoursFindings(leg, driverOf(works)).filter(({ code }) => restCodes.includes(code))).toEqual([
      { code: 'REDUCED_WEEKLY_REST', minutes: 36 * hour, most: 45 * hour },
    ]);
  });

  it('are no obstacle for a leg that changes nothing about them', () => {
    const works = [...week(4, 6), ...week(11, 6), ...week(18, 2)];
    expect(foundOf([...works, work('05-20 06:00', '05-20 18:00')])).toEqual([]);
  });
});

/** The rest of 36 hours from 9 May lacks 9 hours, which are due by the end of 31 May. */
describe('the compensation of a reduced weekly rest', () => {
  const reduced = week(4, 6);
  /** Weeks with a rest of exactly 45 hours, from Saturday 09:00 to Monday 06:00, which has no hour to spare. */
  const strict = (monday: number) => [
    ...week(monday, 5),
    work(`${date(monday + 5)} 06:00`, `${date(monday + 5)} 09:00`),
  ];
  it.each<[string, DriverWork[], string[]]>([
    [
      'is missing when no rest is long enough by the end of the third week',
      [...strict(11), ...strict(18), ...strict(25), ...week(32, 1)],
      ['WEEKLY_REST_COMPENSATION'],
    ],
    ['is not due before the end of the third week', [...strict(11), ...strict(18), ...strict(25)], []],
    ['is taken with a weekly rest of 54 hours', [...strict(11), ...week(18, 5), ...strict(25), ...week(32, 1)], []],
    [
      'is taken with a daily rest of 18 hours',
      [
        ...strict(11),
        ...week(18, 2),
        ...week(21, 2),
        work('05-23 06:00', '05-23 09:00'),
        ...strict(25),
        ...week(32, 1),
      ],
      [],
    ],
  ])('%s', (_name, after, expected) => {
    expect(foundOf([...reduced, ...after])).toEqual(expected);
  });

  it('uses each rest once', () => {
    // The reduced rests of 9 and 23 May lack 9 hours each, and the rest of 60 hours has 15 to spare.
    const works = [...reduced, ...week(11, 5), ...week(18, 6), ...strict(25), ...strict(32), ...strict(39)];
    expect(foundOf([...works, work('06-15 06:00', '06-15 18:00')])).toEqual(['WEEKLY_REST_COMPENSATION']);
  });
});

describe('an opening balance', () => {
  const balance = (facts: Partial<OpeningBalance> = {}): OpeningBalance => ({
    as_of: at('05-06 12:00'),
    day_minutes: 240,
    week_minutes: 20 * hour,
    last_week_minutes: 50 * hour,
    rest: undefined,
    ...facts,
  });
  const recordOf = (leg: DriverWork, works: readonly DriverWork[], facts?: Partial<OpeningBalance>) =>
    driverRecordOf(leg, works, balance(facts), zone);

  it('is where the hours of the day, the week and two weeks begin', () => {
    const leg = work('05-06 13:00', '05-06 18:00');
    expect(hoursLeft(leg, recordOf(leg, []))).toEqual({ day: 300, week: 36 * hour, two_weeks: 20 * hour });
    const nextDay = work('05-07 06:00', '05-07 12:00');
    expect(hoursLeft(nextDay, recordOf(nextDay, [])).day).toBe(540);
  });

  it('replaces the legs before it, and cuts one that lasts longer', () => {
    const leg = work('05-06 20:00', '05-06 22:00');
    const before = work('05-05 06:00', '05-05 18:00', 540);
    // Drives from 11:00 to 15:00, of which three hours are after the balance.
    const across = work('05-06 10:00', '05-06 16:00', 240);
    expect(hoursLeft(leg, recordOf(leg, [before, across])).week).toBe(36 * hour - 180);
  });

  it('does not count for a leg that starts before it', () => {
    const leg = work('05-06 06:00', '05-06 11:00');
    expect(hoursLeft(leg, recordOf(leg, [])).week).toBe(56 * hour);
  });

  it('makes a leg exceed the hours of the week', () => {
    const leg = work('05-08 06:00', '05-08 18:00', 540);
    const codes = (minutes: number) =>
      hoursFindings(leg, recordOf(leg, [], { week_minutes: minutes, last_week_minutes: 0 })).map(({ code }) => code);
    expect(codes(47 * hour)).toEqual([]);
    expect(codes(47 * hour + 1)).toEqual(['WEEKLY_DRIVING']);
  });

  it('counts the six days from the end of its weekly rest', () => {
    const works = [work('05-07 06:00', '05-07 12:00'), work('05-08 06:00', '05-08 12:00')];
    const leg = work('05-09 06:00', '05-09 12:00');
    const codes = (end: string) => {
      const rest = { start: at(end) - 45 * hourMs, end: at(end) };
      return hoursFindings(leg, recordOf(leg, works, { rest })).map(({ code }) => code);
    };
    expect(codes('05-03 12:00')).toEqual([]);
    expect(codes('05-03 11:00')).toEqual(['WEEKLY_REST']);
  });

  it('knows that the last weekly rest was reduced', () => {
    const works = [...week(7, 3), work('05-11 06:00', '05-11 12:00')];
    const leg = works.at(-1);
    if (!leg) throw new Error('There is no leg.');
    const codes = (hours: number) => {
      const rest = { start: at('05-04 04:00') - hours * hourMs, end: at('05-04 04:00') };
      return hoursFindings(leg, recordOf(leg, works.slice(0, -1), { rest })).map(({ code }) => code);
    };
    expect(codes(45)).toEqual([]);
    expect(codes(30)).toEqual(['REDUCED_WEEKLY_REST']);
  });
});
