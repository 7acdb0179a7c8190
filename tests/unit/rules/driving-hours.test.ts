import { describe, expect, it } from 'vitest';
import { type DriverWork, drivingSpans, workingPeriods } from '../../../server/areas/driving/driver-work';
import { type DriverRecord, hoursFindings, hoursLeft } from '../../../server/areas/driving/hours-rules';

const minuteMs = 60_000;
const hour = 60;

/** Returns the work of a leg that starts at a time of Warsaw's summer (`05-04 06:00`, 2026) and drives some minutes. */
function work(start: string, driving_minutes: number, minutes?: number): DriverWork {
  const from = Date.parse(`2026-${start.replace(' ', 'T')}+02:00`);
  const lastDriven = drivingSpans({ start: from, end: from, driving_minutes }).at(-1)?.end ?? from;
  return {
    start: from,
    end: minutes === undefined ? lastDriven + hour * minuteMs : from + minutes * minuteMs,
    driving_minutes,
  };
}

const driverOf = (works: readonly DriverWork[], entered: Readonly<Record<string, number>> = {}): DriverRecord => ({
  works,
  entered: new Map(Object.entries(entered)),
  time_zone: 'Europe/Warsaw',
});
const codesOf = (leg: DriverWork, driver: DriverRecord) => hoursFindings(leg, driver).map(({ code }) => code);
/** Days of May 2026; the 4th is a Monday. */
const day = (number: number) => `05-${String(number).padStart(2, '0')}`;

describe('the spans of driving', () => {
  it.each([
    ['begin after loading', 120, ['60-180']],
    ['have a break after four and a half hours', 300, ['60-330', '375-405']],
    ['have a night after nine hours', 600, ['60-330', '375-645', '1305-1365']],
  ])('%s', (_name, minutes, expected) => {
    const leg = work('05-04 06:00', minutes);
    const spans = drivingSpans(leg).map(({ start, end }) =>
      [start, end].map((at) => (at - leg.start) / minuteMs).join('-'),
    );
    expect(spans).toEqual(expected);
  });
});

describe('working periods', () => {
  it.each([
    ['are one when less than nine hours lie between two legs', 8, 1],
    ['are two when nine hours lie between two legs', 9, 2],
  ])('%s', (_name, hours, count) => {
    const first = work('05-04 06:00', 120);
    const second = {
      ...first,
      start: first.end + hours * hour * minuteMs,
      end: first.end + (hours + 3) * hour * minuteMs,
    };
    expect(workingPeriods([second, first])).toHaveLength(count);
  });

  it('are two when a leg waits for its unloading overnight', () => {
    expect(workingPeriods([work('05-04 06:00', 120, 26 * hour)])).toHaveLength(2);
  });
});

describe('the driving of a day', () => {
  it.each([
    ['allows nine hours', [300], 240, []],
    ['allows ten hours', [300], 300, []],
    ['refuses more than ten hours', [300], 301, ['DAILY_DRIVING']],
  ])('%s', (_name, before, minutes, codes) => {
    const works = before.map((driving) => work('05-04 05:00', driving, 7 * hour));
    expect(
      codesOf(work('05-04 12:00', minutes, 8 * hour), driverOf(works)).filter((code) => code === 'DAILY_DRIVING'),
    ).toEqual(codes);
  });

  it('refuses a third day of more than nine hours in a week', () => {
    const long = (number: number) => [
      work(`${day(number)} 05:00`, 300, 7 * hour),
      work(`${day(number)} 12:00`, 270, 7 * hour),
    ];
    const [first, last] = [long(8)[0], long(8)[1]];
    if (!first || !last) throw new Error('A day has two legs.');
    expect(codesOf(last, driverOf([...long(4), first]))).not.toContain('DAILY_DRIVING');
    expect(hoursFindings(last, driverOf([...long(4), ...long(6), first]))).toContainEqual({
      code: 'DAILY_DRIVING',
      minutes: 570,
      most: 540,
    });
  });
});

describe('the driving of weeks', () => {
  const daysOf = (first: number, count: number, minutes: number) =>
    Array.from({ length: count }, (_, index) => work(`${day(first + index)} 06:00`, minutes));

  it('refuses more than 56 hours in a week', () => {
    const leg = work(`${day(9)} 06:00`, 540);
    expect(codesOf(leg, driverOf(daysOf(4, 5, 540)))).toEqual([]);
    expect(hoursFindings(leg, driverOf(daysOf(4, 5, 540), { '2026-05-04': 121 }))).toEqual([
      { code: 'WEEKLY_DRIVING', minutes: 56 * hour + 1, most: 56 * hour },
    ]);
  });

  it('refuses more than 90 hours in two weeks, also with the week after', () => {
    const leg = work(`${day(8)} 06:00`, 540);
    const busy = daysOf(4, 4, 540);
    expect(codesOf(leg, driverOf(busy, { '2026-04-27': 45 * hour }))).toEqual([]);
    for (const week of ['2026-04-27', '2026-05-11'])
      expect(codesOf(leg, driverOf(busy, { [week]: 45 * hour + 1 }))).toEqual(['TWO_WEEKS_DRIVING']);
  });

  it('counts the minutes of a night across the weekend in the week in which they are driven', () => {
    const night = work(`${day(10)} 22:00`, 180);
    expect(codesOf(night, driverOf([], { '2026-05-04': 55 * hour, '2026-05-11': 35 * hour }))).toEqual([
      'TWO_WEEKS_DRIVING',
    ]);
    expect(hoursLeft(work(`${day(11)} 20:00`, 60), driverOf([night])).week).toBe(56 * hour - 120);
  });
});

describe('rest', () => {
  it('refuses a day without a rest of nine hours', () => {
    const early = work('05-04 05:00', 120, 4 * hour);
    expect(codesOf(work('05-04 17:00', 120, 3 * hour), driverOf([early]))).toEqual([]);
    expect(codesOf(work('05-04 17:00', 120, 4 * hour), driverOf([early]))).toEqual(['DAILY_REST']);
  });

  it('refuses a fourth reduced rest between two weekly rests', () => {
    const late = (number: number) => work(`${day(number)} 06:00`, 400, 14 * hour);
    const days = [4, 5, 6].map(late);
    expect(codesOf(late(6), driverOf(days.slice(0, 2)))).toEqual([]);
    expect(codesOf(late(7), driverOf(days))).toEqual(['DAILY_REST']);
    expect(codesOf(late(10), driverOf(days))).toEqual([]);
  });

  it('refuses work for longer than six days without a weekly rest', () => {
    const days = Array.from({ length: 6 }, (_, index) => work(`${day(4 + index)} 06:00`, 120));
    expect(codesOf(work(`${day(10)} 06:00`, 120), driverOf(days))).toEqual(['WEEKLY_REST']);
    expect(codesOf(work(`${day(11)} 06:00`, 120), driverOf(days))).toEqual([]);
  });
});

describe('the hours left before a leg', () => {
  it('are those of the day, the week and two weeks', () => {
    const works = [work(`${day(4)} 06:00`, 540), work(`${day(5)} 06:00`, 200, 6 * hour)];
    const driver = driverOf(works, { '2026-04-27': 50 * hour, '2026-05-04': 60 });
    expect(hoursLeft(work(`${day(5)} 13:00`, 60), driver)).toEqual({
      day: 340,
      week: 56 * hour - 800,
      two_weeks: 40 * hour - 800,
    });
    expect(hoursLeft(work(`${day(6)} 06:00`, 60), driver).day).toBe(540);
  });
});
