import { describe, expect, test } from 'vitest';
import { customers } from '../../../resources/customers';
import type { Condition } from '../../../resources/fields';
import { vehicles } from '../../../resources/vehicles';
import { queryOf } from '../../../src/screens/list/query';
import { defaultState } from '../../../src/screens/list/state';

const filtersOf = (condition: Condition) =>
  queryOf({ ...defaultState(vehicles), conditions: [condition] }, vehicles).filters;

describe('the question that a list puts', () => {
  test('asks for what its columns show and its rows’ menus need, and nothing else', () => {
    const { fields } = queryOf({ ...defaultState(vehicles), columns: ['license', 'vehicle_class'] }, vehicles);
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

  test('names the columns of the list, not the paths of the record', () => {
    const columns = ['customer_name', 'profile.phone', 'address.city'];
    const { fields } = queryOf({ ...defaultState(customers), columns }, customers);
    expect(fields).toEqual(['city', 'customer_name', 'deleted_at', 'id', 'phone']);
  });

  test('searches every column that can be searched', () => {
    const { filters } = queryOf({ ...defaultState(vehicles), search: '  volvo ' }, vehicles);
    expect(filters).toEqual([
      {
        operator: 'or',
        value: ['license', 'vin', 'brand_model'].map((field) => ({ field, operator: 'contains', value: 'volvo' })),
      },
    ]);
  });

  test('compares a relation by its id column', () => {
    expect(filtersOf({ field: 'vehicle_class', comparison: 'in', values: ['1', '2'] })).toEqual([
      { field: 'vehicle_class_id', operator: 'in', value: ['1', '2'] },
    ]);
  });

  test('compares numbers and truths as such', () => {
    expect(filtersOf({ field: 'year', comparison: 'between', values: ['2015', ''] })).toEqual([
      { field: 'year', operator: 'gte', value: 2015 },
    ]);
    expect(filtersOf({ field: 'is_active', comparison: 'equals', values: ['false'] })).toEqual([
      { field: 'is_active', operator: 'eq', value: false },
    ]);
  });

  test('looks for capitals where capitals are kept', () => {
    expect(filtersOf({ field: 'license', comparison: 'equals', values: ['wgm 2041k'] })).toEqual([
      { field: 'license', operator: 'eq', value: 'WGM 2041K' },
    ]);
  });

  test('asks whether something is empty without a value that could be dropped on the way', () => {
    expect(filtersOf({ field: 'vin', comparison: 'empty', values: [] })).toEqual([
      { field: 'vin', operator: 'null', value: true },
    ]);
  });
});
