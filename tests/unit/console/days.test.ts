import { createInstance } from 'i18next';
import { afterEach, describe, expect, test } from 'vitest';
import type { DateFormat } from '../../../resources/contract.generated';
import type { FilterCondition } from '../../../resources/fields';
import { vehiclesResource } from '../../../resources/vehicles';
import { fieldKindOf } from '../../../src/fields';
import { validDayOrNull, formatDay, unusualDay } from '../../../src/fields/day';
import { dayAt, dayBounds, timeAt } from '../../../src/fields/zonedTime';
import { listQueryOf } from '../../../src/screens/list/query';
import { defaultListState } from '../../../src/screens/list/state';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const timeZones = ['Europe/Warsaw', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Auckland'];

describe.each(timeZones)('in a browser in %s, a day is that of the company', (browser) => {
  test.each([
    ['Europe/Warsaw', '2026-11-21', '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-21', '2026-11-21T08:00:00.000Z', '2026-11-22T08:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-21', '2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    ['Pacific/Auckland', '2026-11-21', '2026-11-20T11:00:00.000Z', '2026-11-21T11:00:00.000Z'],
    // On these days daylight saving time begins or ends, so they have 23 or 25 hours.
    ['Europe/Warsaw', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['Europe/Warsaw', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00.000Z', '2026-04-05T12:00:00.000Z'],
    // Clocks go forward at midnight: the day begins at one o'clock.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
    ['America/Los_Angeles', '2026-12-31', '2026-12-31T08:00:00.000Z', '2027-01-01T08:00:00.000Z'],
    ['Pacific/Kiritimati', '2024-02-29', '2024-02-28T10:00:00.000Z', '2024-02-29T10:00:00.000Z'],
  ])('%s, %s', (timeZone, day, from, before) => {
    process.env.TZ = browser;
    expect(dayBounds(day, timeZone)).toEqual({ from, before });
    expect([dayAt(timeZone, new Date(from)), dayAt(timeZone, new Date(Date.parse(before) - 1))]).toEqual([day, day]);
  });

  test.each(timeZones)('when a range is filtered in %s', (timeZone) => {
    process.env.TZ = browser;
    const condition: FilterCondition = {
      field: 'created_at',
      comparison: 'between',
      values: ['2026-11-20', '2026-11-21'],
    };
    expect(
      listQueryOf({ ...defaultListState(vehiclesResource), conditions: [condition] }, vehiclesResource, {
        timeZone,
        today: '2026-11-24',
        firstWeekday: 1,
      }).filters,
    ).toEqual([
      { field: 'created_at', operator: 'gte', value: dayBounds('2026-11-20', timeZone).from },
      { field: 'created_at', operator: 'lt', value: dayBounds('2026-11-21', timeZone).before },
    ]);
  });

  test('when it is today', () => {
    process.env.TZ = browser;
    const moment = new Date('2026-11-20T11:30:00Z');
    expect(timeZones.map((timeZone) => dayAt(timeZone, moment))).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-21',
      '2026-11-21',
    ]);
    expect(timeZones.map((timeZone) => timeAt(timeZone, moment))).toEqual(['12:30', '03:30', '01:30', '00:30']);
  });
});

describe('a day', () => {
  test.each(['Europe/Warsaw', 'America/Los_Angeles', 'Pacific/Kiritimati'])('never shifts in %s', (timeZone) => {
    process.env.TZ = timeZone;
    expect(validDayOrNull('2026-03-29')).toBe('2026-03-29');
    expect(validDayOrNull('2024-02-29')).toBe('2024-02-29');
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '21/11/2026', '2026-11-21T10:00', '0024-01-01', '', 'today'])(
    'cannot be parsed from %j',
    (text) => {
      expect(validDayOrNull(text)).toBeNull();
    },
  );
});

describe('a date without time is never shifted', () => {
  test.each(['Europe/Warsaw', 'America/Los_Angeles', 'Pacific/Kiritimati', 'America/Sao_Paulo'])('%s', (timeZone) => {
    process.env.TZ = timeZone;
    expect(formatDay('2026-03-29', 'DD/MM/YYYY')).toBe('29/03/2026');
    expect(formatDay('2018-11-04', 'D.M.YYYY')).toBe('4.11.2018');
  });
});

describe('formats a date', () => {
  const spoken = createInstance({
    lng: 'pl',
    initAsync: false,
    resources: { pl: { app: { format: { date: 'D.MM.YYYY' } } } },
  });
  void spoken.init();
  const written = (dates: DateFormat | null) =>
    [{ type: 'date' } as const, { type: 'datetime' } as const].map((field) =>
      fieldKindOf(field).text(field.type === 'date' ? '2026-03-09' : '2026-03-08T23:05:00Z', field, {
        resource: 'vehicles',
        path: 'built',
        language: 'pl',
        dates,
        timeZone: 'Europe/Warsaw',
        t: spoken.t,
      }),
    );

  test.each([
    ['DD_MM_YYYY', '09/03/2026'],
    ['DD_MM_YYYY_DOTS', '09.03.2026'],
    ['MM_DD_YYYY', '03/09/2026'],
    ['YYYY_MM_DD', '2026-03-09'],
    [null, '9.03.2026'],
  ] as const)('by the reader’s setting, or the language’s default: %s', (dates, day) => {
    expect(written(dates)).toEqual([day, `${day} 00:05`]);
  });
});

describe('a day in a form', () => {
  test.each([
    ['2026-11-21', undefined],
    ['2025-11-21', undefined],
    ['2025-11-20', 'past'],
    ['1926-11-21', 'past'],
    ['2028-11-20', undefined],
    ['2028-11-21', 'future'],
    ['2062-11-21', 'future'],
    ['2026-02-30', undefined],
    ['', undefined],
  ])('%s is questioned as: %s', (day, question) => {
    expect(unusualDay(day, '2026-11-21')).toBe(question);
  });
});
