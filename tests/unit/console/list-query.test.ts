import { describe, expect, test } from 'vitest';
import { customersResource } from '../../../resources/customers';
import type { FilterCondition } from '../../../resources/fields';
import { vehiclesResource } from '../../../resources/vehicles';
import { listQueryOf } from '../../../src/screens/list/query';
import { draftOfFilter, filterOfDraft } from '../../../src/screens/list/filterDialog/draft';
import { defaultListState, type ListFilter, type ListState, noFilter } from '../../../src/screens/list/state';

const days = { timeZone: 'UTC', today: '2026-11-24', firstWeekday: 1 };

const filtersOf = (condition: FilterCondition) =>
  listQueryOf({ ...defaultListState(vehiclesResource), conditions: [condition] }, vehiclesResource, days).filters;

describe('the query of a list', () => {
  test('selects the fields of its columns and row menus only', () => {
    const { fields } = listQueryOf(
      { ...defaultListState(vehiclesResource), columns: ['license', 'vehicle_class'] },
      vehiclesResource,
      days,
    );
    expect(fields).toEqual([
      'deleted_at',
      'id',
      'is_active',
      'license',
      'vehicle_class.id',
      'vehicle_class.title',
      'verify',
    ]);
  });

  test('uses the list’s columns, not the record’s paths', () => {
    const columns = ['customer_name', 'profile.phone', 'address.city'];
    const { fields } = listQueryOf({ ...defaultListState(customersResource), columns }, customersResource, days);
    expect(fields).toEqual(['city', 'customer_name', 'deleted_at', 'erased_at', 'id', 'phone']);
  });

  test('searches every searchable column', () => {
    const { filters } = listQueryOf(
      { ...defaultListState(vehiclesResource), search: '  volvo ' },
      vehiclesResource,
      days,
    );
    expect(filters).toEqual([
      {
        operator: 'or',
        value: ['license', 'vin', 'brand_model'].map((field) => ({ field, operator: 'contains', value: 'volvo' })),
      },
    ]);
  });

  test('filters a relation by its id column', () => {
    expect(filtersOf({ field: 'vehicle_class', comparison: 'in', values: ['1', '2'] })).toEqual([
      { field: 'vehicle_class_id', operator: 'in', value: ['1', '2'] },
    ]);
  });

  test('filters numbers and booleans by type', () => {
    expect(filtersOf({ field: 'year', comparison: 'between', values: ['2015', ''] })).toEqual([
      { field: 'year', operator: 'gte', value: 2015 },
    ]);
    expect(filtersOf({ field: 'is_active', comparison: 'equals', values: ['false'] })).toEqual([
      { field: 'is_active', operator: 'eq', value: false },
    ]);
  });

  test('converts operands of uppercase columns', () => {
    expect(filtersOf({ field: 'license', comparison: 'equals', values: ['wgm 2041k'] })).toEqual([
      { field: 'license', operator: 'eq', value: 'WGM 2041K' },
    ]);
  });

  test('tests for null with a value that is never dropped', () => {
    expect(filtersOf({ field: 'vin', comparison: 'empty', values: [] })).toEqual([
      { field: 'vin', operator: 'null', value: true },
    ]);
  });
});

describe('conditions joined by all or any', () => {
  const year: FilterCondition = { field: 'year', comparison: 'between', values: ['2015', '2020'] };
  const verified: FilterCondition = { field: 'verify', comparison: 'in', values: ['VERIFIED'] };
  const added: FilterCondition = { field: 'created_at', comparison: 'during', values: ['thisDay'] };
  const asked = (filter: Partial<ListState>) =>
    listQueryOf({ ...defaultListState(vehiclesResource), ...filter }, vehiclesResource, days).filters;
  const verifiedFilter = { field: 'verify', operator: 'in', value: ['VERIFIED'] };

  test('ask for both ends of a range, in a group by one filter', () => {
    expect(asked({ conditions: [year], groups: [[verified, added]] })).toEqual([
      { field: 'year', operator: 'gte', value: 2015 },
      { field: 'year', operator: 'lte', value: 2020 },
      {
        operator: 'or',
        value: [
          verifiedFilter,
          {
            field: 'created_at',
            operator: 'between',
            value: ['2026-11-24T00:00:00.000Z', '2026-11-24T23:59:59.999999Z'],
          },
        ],
      },
    ]);
  });

  test('ask for any of them, and for all of a group', () => {
    expect(asked({ match: 'any', conditions: [verified], groups: [[year, verified]] })).toEqual([
      {
        operator: 'or',
        value: [
          verifiedFilter,
          { operator: 'and', value: [{ field: 'year', operator: 'between', value: [2015, 2020] }, verifiedFilter] },
        ],
      },
    ]);
    expect(asked({ match: 'any', conditions: [] })).toEqual([]);
  });
});

describe('the draft of a filter', () => {
  const one: FilterCondition = { field: 'year', comparison: 'equals', values: ['2020'] };
  const other: FilterCondition = { field: 'verify', comparison: 'in', values: ['VERIFIED'] };

  test('becomes the same filter again', () => {
    const filter: ListFilter = { match: 'any', conditions: [one], groups: [[one, other]] };
    expect(filterOfDraft(draftOfFilter(filter, vehiclesResource), vehiclesResource)).toEqual(filter);
  });

  test('becomes no filter while a condition is incomplete', () => {
    expect(filterOfDraft(draftOfFilter(noFilter, vehiclesResource), vehiclesResource)).toBeNull();
  });

  test('drops empty groups, and takes a single condition out of its group', () => {
    const draft = draftOfFilter({ match: 'all', conditions: [], groups: [[one], [], [one, other]] }, vehiclesResource);
    expect(filterOfDraft(draft, vehiclesResource)).toEqual({
      match: 'all',
      conditions: [one],
      groups: [[one, other]],
    });
  });
});
