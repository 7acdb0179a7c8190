import { createInstance } from 'i18next';
import { afterEach, describe, expect, test } from 'vitest';
import type { DateFormat } from '../../../resources/contract.generated';
import type { FilterCondition } from '../../../resources/fields';
import { vehiclesResource } from '../../../resources/vehicles';
import { fieldKindOf } from '../../../src/fields';
import { validDayOrNull, dayBounds, formatDay } from '../../../src/fields/day';
import { listQueryOf } from '../../../src/screens/list/query';
import { defaultListState } from '../../../src/screens/list/state';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('a day as a filter of moments uses the reader’s time zone', () => {
  test.each([
    ['Europe/Warsaw', '2026-11-21', '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-21', '2026-11-21T08:00:00.000Z', '2026-11-22T08:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-21', '2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    // On these days daylight saving time begins or ends, so they have 23 or 25 hours.
    ['Europe/Warsaw', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['Europe/Warsaw', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['America/Los_Angeles', '2026-12-31', '2026-12-31T08:00:00.000Z', '2027-01-01T08:00:00.000Z'],
    ['Pacific/Kiritimati', '2024-02-29', '2024-02-28T10:00:00.000Z', '2024-02-29T10:00:00.000Z'],
  ])('%s, %s', (timeZone, day, from, before) => {
    process.env.TZ = timeZone;
    expect(dayBounds(day)).toEqual({ from, before });
  });

  test.each(['Europe/Warsaw', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'includes both days of a range: %s',
    (timeZone) => {
      process.env.TZ = timeZone;
      const condition: FilterCondition = {
        field: 'created_at',
        comparison: 'between',
        values: ['2026-11-20', '2026-11-21'],
      };
      expect(
        listQueryOf({ ...defaultListState(vehiclesResource), conditions: [condition] }, vehiclesResource).filters,
      ).toEqual([
        { field: 'created_at', operator: 'gte', value: dayBounds('2026-11-20').from },
        { field: 'created_at', operator: 'lt', value: dayBounds('2026-11-21').before },
      ]);
    },
  );
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
      fieldKindOf(field).text('2026-03-09', field, {
        resource: 'vehicles',
        path: 'built',
        language: 'pl',
        dates,
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
    expect(written(dates)).toEqual([day, `${day} 00:00`]);
  });
});
