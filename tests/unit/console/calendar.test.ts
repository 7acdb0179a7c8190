import { afterAll, describe, expect, test } from 'vitest';
import { requestsResource } from '../../../resources/requests';
import { barsOfRows, calendarQuery } from '../../../src/screens/list/calendar/calendarQuery';
import { addDays, daysBetween, weekStartOf } from '../../../src/fields/day';
import { dayInWords, firstDayOfMonth, weekOf, weeksOfMonth } from '../../../src/screens/list/calendar/days';
import { layoutWeek } from '../../../src/screens/list/calendar/layout';
import { defaultListState } from '../../../src/screens/list/state';

const home = process.env.TZ;
afterAll(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

describe.each(['Pacific/Auckland', 'Europe/Warsaw', 'America/Los_Angeles'])('the days of a calendar in %s', (zone) => {
  test('ignore daylight saving time', () => {
    process.env.TZ = zone;
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(weekStartOf('2026-11-22', 1)).toBe('2026-11-16');
    expect(weekStartOf('2026-11-23', 1)).toBe('2026-11-23');
    expect(weekOf('2024-02-29', 1)).toEqual([
      '2024-02-26',
      '2024-02-27',
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
      '2024-03-02',
      '2024-03-03',
    ]);
    expect([firstDayOfMonth('2026-01-31', 1), firstDayOfMonth('2026-01-31', -1)]).toEqual(['2026-02-01', '2025-12-01']);
    expect(dayInWords('2026-11-01', 'en', { dateStyle: 'long' })).toBe('1 November 2026');
  });

  test('of a month are whole weeks from Monday', () => {
    process.env.TZ = zone;
    const november = weeksOfMonth('2026-11-21', 1);
    expect(november.map(([monday]) => monday)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    // February 2027 begins on a Monday and ends on a Sunday, so it takes exactly four weeks.
    expect(weeksOfMonth('2027-02-10', 1).flat()).toHaveLength(28);
  });

  test('of a month are whole weeks from Sunday where the language begins them so', () => {
    process.env.TZ = zone;
    expect(weekOf('2026-11-22', 0)[0]).toBe('2026-11-22');
    expect(weeksOfMonth('2026-11-21', 0).map(([sunday]) => sunday)).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
      '2026-11-29',
    ]);
  });
});

describe('the bars of a week', () => {
  const days = weekOf('2026-11-18', 1);
  const bar = (key: string, from: number, to: number) => ({ key, from: `2026-11-${from}`, to: `2026-11-${to}` });
  const laid = (lanes: number, ...bars: ReturnType<typeof bar>[]) => layoutWeek(bars, days, lanes);

  test('are placed in the first free lane, earlier and longer ones above', () => {
    const { segments, hidden } = laid(3, bar('short', 16, 16), bar('long', 16, 18), bar('later', 17, 22));
    expect(segments.map(({ bar: { key }, lane, start, length }) => [key, lane, start, length])).toEqual([
      ['long', 0, 0, 3],
      ['short', 1, 0, 1],
      ['later', 1, 1, 6],
    ]);
    expect(hidden).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('are cut at its ends and marked', () => {
    const [segment] = laid(1, bar('whole', 10, 30)).segments;
    expect(segment).toMatchObject({ start: 0, length: 7, before: true, after: true });
    expect(laid(1, bar('before', 10, 15), bar('after', 23, 30)).segments).toEqual([]);
  });

  test('without a free lane are counted for each day', () => {
    const { segments, hidden } = laid(1, bar('first', 16, 18), bar('second', 17, 19), bar('third', 18, 18));
    expect(segments.map(({ bar: { key } }) => key)).toEqual(['first']);
    expect(hidden).toEqual([0, 1, 2, 1, 0, 0, 0]);
  });
});

describe('a calendar of requests', () => {
  const view = requestsResource.list.views?.calendar ?? { windows: [], bar: [] };

  test('queries the windows that overlap its days, and the fields of its bars', () => {
    const { filters, fields, sorters, size } = calendarQuery(
      requestsResource,
      view,
      defaultListState(requestsResource),
      {
        from: '2026-10-26',
        to: '2026-12-06',
        days: { timeZone: 'UTC', today: '2026-11-24', firstWeekday: 1 },
      },
    );
    expect(filters).toHaveLength(4);
    expect(filters[0]).toEqual({
      operator: 'or',
      value: ['to_take_to_work_from', 'to_take_to_work_to', 'delivery_date_from', 'delivery_date_to'].map((field) => ({
        field,
        operator: 'lte',
        value: '2026-12-06',
      })),
    });
    expect(fields).toEqual(expect.arrayContaining(['id', 'number', 'customer_name', 'delivery_date_to']));
    expect([sorters, size]).toEqual([[{ field: 'to_take_to_work_from', order: 'asc' }], 100]);
  });

  test('shows a window with one end as a day, and omits one without', () => {
    const rows = [
      {
        id: '7',
        to_take_to_work_from: null,
        to_take_to_work_to: '2026-11-20',
        delivery_date_from: null,
        delivery_date_to: null,
      },
    ];
    expect(barsOfRows(requestsResource, view, rows).map(({ from, to, window }) => [window.name, from, to])).toEqual([
      ['loading', '2026-11-20', '2026-11-20'],
    ]);
  });
});
