import { describe, expect, test } from 'vitest';
import { customersResource } from '../../../resources/customers';
import type { FilterCondition } from '../../../resources/fields';
import { requestsResource } from '../../../resources/requests';
import { vehiclesResource } from '../../../resources/vehicles';
import { verificationQueueResource } from '../../../resources/verificationQueue';
import { isListUrlIncomplete, parseListUrl, formatListUrl } from '../../../src/screens/list/listUrl';
import { splitList } from '../../../src/fields/textFilter';
import { defaultListState, type ListState } from '../../../src/screens/list/state';

const usual = defaultListState(vehiclesResource);

describe('a list with an empty URL', () => {
  test('has the default state, which writes an empty URL', () => {
    expect(parseListUrl('', vehiclesResource)).toEqual(usual);
    expect(formatListUrl(usual, vehiclesResource)).toBe('');
  });
});

describe('the state of a list is restored from its URL', () => {
  const conditions: readonly FilterCondition[] = [
    { field: 'license', comparison: 'contains', values: ['WGM: 2041, K & 50%..?'] },
    { field: 'vin', comparison: 'empty', values: [] },
    { field: 'vehicle_class', comparison: 'in', values: ['1', '11'] },
    { field: 'year', comparison: 'between', values: ['2015', ''] },
    { field: 'carrying_capacity', comparison: 'between', values: ['-1.5', '24000'] },
    { field: 'places', comparison: 'equals', values: ['0'] },
    { field: 'is_active', comparison: 'equals', values: ['false'] },
    { field: 'verify', comparison: 'in', values: ['VERIFIED', 'UNDER_REVIEW'] },
    { field: 'created_at', comparison: 'between', values: ['', '2026-02-28'] },
  ];
  const state: ListState = {
    search: 'Volvo FH & sons +48 100%',
    match: 'any',
    conditions,
    groups: [
      [
        { field: 'license', comparison: 'equals', values: ['A;B,C:D%3B'] },
        { field: 'vehicle_class', comparison: 'in', values: ['1', '11'] },
      ],
      [{ field: 'created_at', comparison: 'during', values: ['last30days'] }],
    ],
    sort: [{ field: 'year', direction: 'DESC' }],
    page: 3,
    size: 50,
    columns: ['year', 'license', 'vehicle_make'],
    pinned: ['license'],
    widths: { year: 90, vehicle_make: 240 },
    density: 'compact',
    trashed: 'ONLY',
    view: 'table',
    group: 'verify',
    open: ['VERIFIED', '', 'A,B%'],
    saved: '720',
    day: null,
    span: 'month',
  };

  test('completely', () => {
    expect(parseListUrl(formatListUrl(state, vehiclesResource), vehiclesResource)).toEqual(state);
  });

  test.each(conditions.map((condition) => [condition.comparison, condition.field, condition] as const))(
    'a filter by %s of %s',
    (_comparison, _field, condition) => {
      const address = formatListUrl({ ...usual, conditions: [condition] }, vehiclesResource);
      expect(parseListUrl(address, vehiclesResource).conditions).toEqual([condition]);
    },
  );

  test('for every preset of every list', () => {
    for (const definition of [vehiclesResource, customersResource]) {
      for (const preset of definition.list.presets) {
        const address = formatListUrl({ ...defaultListState(definition), conditions: preset.conditions }, definition);
        expect(parseListUrl(address, definition).conditions).toEqual(preset.conditions);
      }
    }
  });

  test('from a readable URL', () => {
    const address = formatListUrl(
      { ...usual, search: 'volvo fh', conditions: conditions.slice(3, 4), sort: state.sort, page: 2 },
      vehiclesResource,
    );
    expect(address).toBe('?q=volvo+fh&f=year:between:2015..&sort=-year&page=2');
  });
});

describe('ignores invalid input', () => {
  test.each([
    ['an unknown field', 'f=tenant_id:equals:1'],
    ['a field that is not filtered by', 'f=deleted_at:between:2020-01-01..'],
    ['a word that every object has', 'f=constructor:equals:1'],
    ['an unknown comparison', 'f=year:toString:1'],
    ['a comparison that the field does not have', 'f=is_active:contains:true'],
    ['emptiness of what is always filled in', 'f=license:empty'],
    ['a number that is none', 'f=year:between:drop..table'],
    ['a day that the calendar does not have', 'f=created_at:between:2026-02-30..'],
    ['a value that the contract does not have', 'f=verify:in:MAYBE'],
    ['an id with what no id has', "f=vehicle_class:in:1' OR '1"],
    ['a filter without a value', 'f=license:contains:'],
    ['half a filter', 'f=license'],
    ['a page below the first', 'page=-3'],
    ['a page that is no number', 'page=1e99'],
    ['a size that is not offered', 'size=1000'],
    ['an order by what cannot be ordered by', 'sort=-vehicle_class'],
    ['columns that are not there', 'cols=password,tenant_id'],
    ['a density that is none', 'density=huge'],
    ['an unknown way to show deleted records', 'deleted=true'],
    ['broken percent signs', 'f=verify:in:%E0%A4%A'],
  ])('%s', (_what, query) => {
    expect(parseListUrl(`?${query}`, vehiclesResource)).toEqual(usual);
  });

  test('and keeps valid values once', () => {
    const { conditions } = parseListUrl('?f=verify:in:VERIFIED,MAYBE,VERIFIED', vehiclesResource);
    expect(conditions).toEqual([{ field: 'verify', comparison: 'in', values: ['VERIFIED'] }]);
  });

  test('and keeps two filters on a field', () => {
    const { conditions } = parseListUrl('?f=year:equals:2020&f=year:equals:2021', vehiclesResource);
    expect(conditions.map(({ values }) => values)).toEqual([['2020'], ['2021']]);
  });

  test('and drops groups without a valid condition', () => {
    const { groups } = parseListUrl('?g=year:equals:x;nonsense&g=year:equals:2020;places:equals:34', vehiclesResource);
    expect(groups).toMatchObject([[{ field: 'year' }, { field: 'places' }]]);
  });

  test('and keeps known columns in the list’s order, always with the first', () => {
    expect(parseListUrl('?cols=year,nonsense,vin', vehiclesResource).columns).toEqual(['license', 'year', 'vin']);
    expect(parseListUrl('?cols=vin,year,license', vehiclesResource).columns).toEqual(['vin', 'year', 'license']);
  });

  test('and reads countries in either case', () => {
    const { conditions } = parseListUrl('?f=address.country:in:pl,xx', customersResource);
    expect(conditions).toEqual([{ field: 'address.country', comparison: 'in', values: ['PL'] }]);
  });
});

describe('a list with default filters', () => {
  const context = { userId: '7', timeZone: 'Europe/Warsaw', today: '2026-11-21', firstWeekday: 1, view: null };
  const waiting = [{ field: 'status', comparison: 'in', values: ['UNDER_REVIEW'] }];

  test('applies them to an empty URL, and adds them to it', () => {
    const state = parseListUrl('', verificationQueueResource, context);
    expect(state.conditions).toEqual(waiting);
    expect(isListUrlIncomplete('', state, verificationQueueResource)).toBe(true);
    expect(formatListUrl(state, verificationQueueResource)).toBe('?f=status:in:UNDER_REVIEW');
  });

  test('shows all records with its own URL', () => {
    const address = formatListUrl(
      { ...parseListUrl('', verificationQueueResource, context), conditions: [] },
      verificationQueueResource,
    );
    const state = parseListUrl(address, verificationQueueResource, context);
    expect([address, state.conditions, isListUrlIncomplete(address, state, verificationQueueResource)]).toEqual([
      '?f=all',
      [],
      false,
    ]);
  });
});

describe('the view of a list', () => {
  test('is in its URL, with the days of a calendar', () => {
    const state: ListState = {
      ...defaultListState(requestsResource),
      view: 'calendar',
      day: '2026-11-21',
      span: 'week',
    };
    expect(formatListUrl(state, requestsResource)).toBe('?view=calendar&day=2026-11-21&span=week');
    expect(parseListUrl(formatListUrl(state, requestsResource), requestsResource)).toEqual(state);
  });

  test('defaults to a table, and an invalid day to today', () => {
    expect(parseListUrl('?view=board', vehiclesResource).view).toBe('table');
    expect(parseListUrl('?view=calendar&day=2026-02-30', requestsResource).day).toBe(null);
  });
});

describe('a list of texts', () => {
  test.each([
    ['WGM 1\nWGM 2\r\nWGM 3', ['WGM 1', 'WGM 2', 'WGM 3']],
    ['WGM 1\tWGM 2', ['WGM 1', 'WGM 2']],
    ['WGM 1;WGM 2', ['WGM 1', 'WGM 2']],
    ['WGM 1,WGM 2', ['WGM 1', 'WGM 2']],
    ['Nowak, Jan\nKowal', ['Nowak, Jan', 'Kowal']],
  ])('is read from %j', (text, values) => {
    expect(splitList(text)).toEqual(values);
  });

  test('keeps its values in the URL, each once, and at most 500', () => {
    const values = ['WGM 1', 'a,b', ' WGM 1 ', '', ...Array.from({ length: 600 }, (_none, index) => `P ${index}`)];
    const condition: FilterCondition = { field: 'license', comparison: 'in', values };
    const address = formatListUrl({ ...usual, conditions: [condition] }, vehiclesResource);
    const read = parseListUrl(address, vehiclesResource).conditions[0]?.values ?? [];
    expect(read.slice(0, 3)).toEqual(['WGM 1', 'a,b', 'P 0']);
    expect(read).toHaveLength(500);
  });
});

describe('the arrangement of columns', () => {
  test.each([
    [
      'orders by known columns, each once, at most three',
      'sort=-year,nonsense,license,year,places,vin',
      { sort: ['-year', 'license', 'places'] },
    ],
    ['pins only columns that are shown', 'cols=license,year&pin=year,vin', { pinned: ['year'] }],
    [
      'takes widths of 50 to 2,000 pixels',
      'widths=year:90,license:10,vin:x,places:9999,nonsense:90',
      { widths: { year: 90 } },
    ],
  ])('%s', (_what, query, expected) => {
    const { sort, pinned, widths } = parseListUrl(`?${query}`, vehiclesResource);
    const names = sort.map(({ field, direction }) => (direction === 'DESC' ? `-${field}` : field));
    expect({ sort: names, pinned, widths }).toMatchObject(expected);
  });
});
