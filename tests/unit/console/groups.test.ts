import { describe, expect, test } from 'vitest';
import { requestsResource } from '../../../resources/requests';
import { usersResource } from '../../../resources/users';
import { vehiclesResource } from '../../../resources/vehicles';
import {
  groupByOf,
  groupConditionOf,
  orderedGroups,
  type RowGroup,
  stateOfGroup,
  sumsOfGroups,
  totalGroupPathOf,
  unsummedPaths,
} from '../../../src/screens/list/groups/group';
import { listQueryOf } from '../../../src/screens/list/query';
import { defaultListState, isGroupable, noFilter } from '../../../src/screens/list/state';

const days = { timeZone: 'UTC', today: '2026-11-24', firstWeekday: 1 };
const group = (value: string | boolean | null, more: Partial<RowGroup> = {}): RowGroup => ({
  id: value === null ? '' : String(value),
  value,
  count: 1,
  sums: [],
  ...more,
});

test.each([
  [requestsResource, ['status', 'customer', 'driver_ids', 'logisticians', 'currency', 'delivery_to_country'], true],
  [vehiclesResource, ['is_active', 'verify', 'vehicle_class'], true],
  [usersResource, ['roles', 'state'], true],
  // Equal titles would name several makes.
  [vehiclesResource, ['vehicle_make', 'license', 'year', 'preview', 'no_field'], false],
])('$name is grouped by %j or not', (definition, paths, expected) => {
  expect(paths.filter((path) => isGroupable(definition, path) !== expected)).toEqual([]);
});

describe('groupByOf', () => {
  test('names the columns of the list query, and the currency of amounts', () => {
    expect(groupByOf(requestsResource, 'customer', ['number', 'price', 'statistic.weight'])).toEqual({
      column: 'customer_id',
      sums: ['price', 'statistic__weight'],
      unit: 'currency',
    });
  });

  test('sums visible columns only', () => {
    expect(groupByOf(vehiclesResource, 'verify', ['license', 'places'])).toEqual({
      column: 'verify',
      sums: ['places'],
    });
  });
});

describe('sumsOfGroups', () => {
  test('keeps the amounts of each currency apart, without those that have none', () => {
    const sums = [
      { column: 'price', unit: 'EUR', count: 4, sum: 100 },
      { column: 'price', unit: null, count: 1, sum: 7 },
      { column: 'price', unit: 'PLN', count: 2, sum: 30 },
    ];
    expect(sumsOfGroups([{ sums }], requestsResource, ['price'])).toEqual([
      { path: 'price', sum: 100, average: 25, unit: 'EUR' },
      { path: 'price', sum: 30, average: 15, unit: 'PLN' },
    ]);
  });

  test('has no sum of a column without values', () => {
    const sums = [{ column: 'places', unit: null, count: 2, sum: 66 }];
    expect(sumsOfGroups([{ sums }], vehiclesResource, ['carrying_capacity', 'places'])).toEqual([
      { path: 'places', sum: 66, average: 33 },
    ]);
  });
});

describe('the sums over all rows of a list', () => {
  test('add up those of its groups, for each currency', () => {
    const groups = [
      { sums: [{ column: 'price', unit: 'EUR', count: 3, sum: 100 }] },
      { sums: [{ column: 'price', unit: 'PLN', count: 2, sum: 30 }] },
      { sums: [{ column: 'price', unit: 'EUR', count: 1, sum: 20 }] },
    ];
    expect(sumsOfGroups(groups, requestsResource, ['price'])).toEqual([
      { path: 'price', sum: 120, average: 30, unit: 'EUR' },
      { path: 'price', sum: 30, average: 15, unit: 'PLN' },
    ]);
  });

  test('come from the groups of an enum, if any visible column is summed', () => {
    expect(totalGroupPathOf(requestsResource, ['number', 'price'])).toBe('status');
    expect(totalGroupPathOf(vehiclesResource, ['license', 'places'])).toBe('verify');
    expect(totalGroupPathOf(vehiclesResource, ['license'])).toBeUndefined();
  });
});

test('sums that the server leaves out are named by the visible columns', () => {
  const unsummed = ['statistic__weight'];
  expect(unsummedPaths(requestsResource, ['price', 'statistic.weight'], unsummed)).toEqual(['statistic.weight']);
  expect(unsummedPaths(requestsResource, ['price'], unsummed)).toEqual([]);
});

describe('the rows of a group', () => {
  test.each([
    [vehiclesResource, 'verify', 'VERIFIED', { comparison: 'in', values: ['VERIFIED'] }],
    [vehiclesResource, 'is_active', false, { comparison: 'equals', values: ['false'] }],
    [requestsResource, 'customer', null, { comparison: 'empty', values: [] }],
  ])('of $name by %s %s meet a condition', (definition, path, value, condition) => {
    expect(groupConditionOf(definition, path, group(value))).toEqual({ field: path, ...condition });
  });

  test('meet it beside filters of which any may hold', () => {
    const within = groupConditionOf(vehiclesResource, 'verify', group('VERIFIED'));
    const conditions = ['A', 'B'].map((text) => ({
      field: 'license',
      comparison: 'contains' as const,
      values: [text],
    }));
    const state = { ...defaultListState(vehiclesResource), match: 'any' as const, conditions, within };
    expect(listQueryOf(state, vehiclesResource, days).filters).toEqual([
      { operator: 'or', value: ['A', 'B'].map((value) => ({ field: 'license', operator: 'contains', value })) },
      { field: 'verify', operator: 'in', value: ['VERIFIED'] },
    ]);
  });
});

describe('stateOfGroup', () => {
  const condition = { field: 'verify', comparison: 'in', values: ['VERIFIED'] } as const;
  const other = { field: 'year', comparison: 'equals', values: ['2020'] } as const;

  test('adds the condition of the group', () => {
    expect(stateOfGroup({ ...noFilter, conditions: [other] }, vehiclesResource, condition)).toEqual({
      group: null,
      open: [],
      conditions: [other, condition],
    });
  });

  test('turns alternatives into a group of conditions', () => {
    const filter = { match: 'any', conditions: [other, condition], groups: [] } as const;
    expect(stateOfGroup(filter, vehiclesResource, condition)).toMatchObject({
      match: 'all',
      conditions: [condition],
      groups: [[other, condition]],
    });
  });

  test('is undefined where filters cannot say it', () => {
    const filter = { match: 'any', conditions: [other], groups: [[other, condition]] } as const;
    expect(stateOfGroup(filter, vehiclesResource, condition)).toBeUndefined();
    const empty = { field: 'verify', comparison: 'empty', values: [] } as const;
    expect(stateOfGroup(noFilter, vehiclesResource, empty)).toBeUndefined();
  });
});

test('groups of a status stand in the order of the definition, when all are there', () => {
  const groups = [group('CLOSE_REQUEST'), group(null), group('DRAFT')];
  const valuesOf = (total: number) =>
    orderedGroups(groups, total, requestsResource, 'status').map(({ value }) => value);
  expect(valuesOf(3)).toEqual(['DRAFT', 'CLOSE_REQUEST', null]);
  expect(valuesOf(4)).toEqual(['CLOSE_REQUEST', null, 'DRAFT']);
});
