import { describe, expect, test } from 'vitest';
import { customersResource } from '../../../resources/customers';
import type { FilterCondition } from '../../../resources/fields';
import { vehiclesResource } from '../../../resources/vehicles';
import { listQueryOf } from '../../../src/screens/list/query';
import { defaultListState } from '../../../src/screens/list/state';

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
    expect(fields).toEqual(['city', 'customer_name', 'deleted_at', 'id', 'phone']);
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
