import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import type { FilterCondition } from '../../../resources/fields';
import { activitiesResource } from '../../../resources/activities';
import { requestsResource } from '../../../resources/requests';
import { daysOfPeriod, isPeriod, namedPeriods, periodText } from '../../../src/fields/periods';
import { dayAt } from '../../../src/fields/zonedTime';
import { formatListUrl, parseListUrl } from '../../../src/screens/list/listUrl';
import { listQueryOf } from '../../../src/screens/list/query';
import { defaultListState } from '../../../src/screens/list/state';

const monday = 1;
const sunday = 0;

describe('the days of a period', () => {
  test.each([
    // A Tuesday.
    ['2026-11-24', 'thisDay', monday, '2026-11-24', '2026-11-24'],
    ['2026-11-24', 'lastDay', monday, '2026-11-23', '2026-11-23'],
    ['2026-11-24', 'nextDay', monday, '2026-11-25', '2026-11-25'],
    ['2026-11-24', 'thisWeek', monday, '2026-11-23', '2026-11-29'],
    ['2026-11-24', 'thisWeek', sunday, '2026-11-22', '2026-11-28'],
    ['2026-11-22', 'thisWeek', monday, '2026-11-16', '2026-11-22'],
    ['2026-11-22', 'thisWeek', sunday, '2026-11-22', '2026-11-28'],
    ['2026-11-24', 'lastWeek', monday, '2026-11-16', '2026-11-22'],
    ['2026-12-31', 'nextWeek', monday, '2027-01-04', '2027-01-10'],
    ['2026-11-24', 'thisMonth', monday, '2026-11-01', '2026-11-30'],
    ['2026-01-31', 'lastMonth', monday, '2025-12-01', '2025-12-31'],
    ['2026-12-31', 'nextMonth', monday, '2027-01-01', '2027-01-31'],
    ['2028-01-31', 'nextMonth', monday, '2028-02-01', '2028-02-29'],
    ['2026-11-24', 'thisQuarter', monday, '2026-10-01', '2026-12-31'],
    ['2026-03-31', 'thisQuarter', monday, '2026-01-01', '2026-03-31'],
    ['2026-01-01', 'lastQuarter', monday, '2025-10-01', '2025-12-31'],
    ['2026-12-31', 'nextQuarter', monday, '2027-01-01', '2027-03-31'],
    ['2026-12-31', 'thisYear', monday, '2026-01-01', '2026-12-31'],
    ['2026-01-01', 'lastYear', monday, '2025-01-01', '2025-12-31'],
    ['2026-12-31', 'nextYear', monday, '2027-01-01', '2027-12-31'],
    ['2026-11-24', 'past', monday, '', '2026-11-23'],
    ['2026-11-24', 'future', monday, '2026-11-24', ''],
    ['2026-12-28', 'next7days', monday, '2026-12-28', '2027-01-03'],
    ['2026-03-01', 'last2days', monday, '2026-02-28', '2026-03-01'],
    ['2026-11-24', 'next1days', monday, '2026-11-24', '2026-11-24'],
  ])('on %s, %s with weeks from %i, are %s to %s', (today, period, firstWeekday, from, to) => {
    expect(daysOfPeriod(period, { today, firstWeekday })).toEqual([from, to]);
  });

  test.each(['', 'next0days', 'next1000days', 'next07days', 'thisdecade', 'toString', 'constructor'])(
    'do not exist for %j',
    (text) => {
      expect(isPeriod(text)).toBe(false);
    },
  );
});

describe('a filter by a period', () => {
  const address = '?f=date:during:next7days';
  const conditions: readonly FilterCondition[] = [{ field: 'date', comparison: 'during', values: ['next7days'] }];

  test('stays a period in the URL', () => {
    const state = parseListUrl(address, activitiesResource);
    expect(state.conditions).toEqual(conditions);
    expect(formatListUrl(state, activitiesResource)).toBe(address);
    expect(parseListUrl('?f=date:during:someday', activitiesResource).conditions).toEqual([]);
  });

  // Late on 24 November in Warsaw it is still that morning in Los Angeles, and the 25th in Kiritimati.
  test.each([
    ['Europe/Warsaw', '2026-11-23T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-24T08:00:00.000Z', '2026-12-01T08:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-24T10:00:00.000Z', '2026-12-01T10:00:00.000Z'],
  ])('asks for other moments in %s, and for other ones the next day', (timeZone, from, before) => {
    const at = (moment: string) => {
      const days = { timeZone, today: dayAt(timeZone, new Date(moment)), firstWeekday: monday };
      return listQueryOf({ ...defaultListState(activitiesResource), conditions }, activitiesResource, days).filters;
    };
    const nextDay = (moment: string) => new Date(Date.parse(moment) + 86_400_000).toISOString();
    const filters = (first: string, last: string) => [
      { field: 'date', operator: 'gte', value: first },
      { field: 'date', operator: 'lt', value: last },
    ];
    expect(at('2026-11-24T22:30:00Z')).toEqual(filters(from, before));
    expect(at('2026-11-25T22:30:00Z')).toEqual(filters(nextDay(from), nextDay(before)));
  });

  test('compares days without a time as days', () => {
    const path = requestsResource.list.filters.find((one) => requestsResource.fields[one]?.type === 'date') ?? '';
    const days = { timeZone: 'Pacific/Kiritimati', today: '2026-11-24', firstWeekday: monday };
    const thisMonth: FilterCondition = { field: path, comparison: 'during', values: ['thisMonth'] };
    const state = { ...defaultListState(requestsResource), conditions: [thisMonth] };
    expect(listQueryOf(state, requestsResource, days).filters).toEqual([
      { field: path, operator: 'gte', value: '2026-11-01' },
      { field: path, operator: 'lte', value: '2026-11-30' },
    ]);
  });
});

test.each(['en', 'pl'])('every named period has a name of its own in %s', (language) => {
  const { t } = createInstance({ lng: language, resources: {} }, () => {});
  const names = namedPeriods.map((period) => periodText(period, language, t));
  expect(new Set(names).size).toBe(namedPeriods.length);
});
