import { expect, test } from 'vitest';
import { requestsResource } from '../../../resources/requests';
import { vehiclesResource } from '../../../resources/vehicles';
import { sumsOf } from '../../../src/screens/list/selectionSums';

test('sums the columns that the definition marks, without rows that have no value', () => {
  const rows = [
    { id: '1', year: 2020, carrying_capacity: 1000, places: 10 },
    { id: '2', year: 2021, carrying_capacity: 2500, places: null },
    { id: '3', year: 2022, carrying_capacity: null, places: null },
  ];
  expect(sumsOf(rows, vehiclesResource, ['license', 'year', 'carrying_capacity', 'places'])).toEqual([
    { path: 'carrying_capacity', sum: 3500, average: 1750 },
    { path: 'places', sum: 10, average: 10 },
  ]);
});

test('sums amounts of each currency apart', () => {
  const rows = [
    { id: '1', price: 100, currency: 'EUR' },
    { id: '2', price: 50, currency: 'PLN' },
    { id: '3', price: 300, currency: 'EUR' },
    { id: '4', price: 7, currency: null },
  ];
  expect(sumsOf(rows, requestsResource, ['price', 'currency'])).toEqual([
    { path: 'price', sum: 400, average: 200, unit: 'EUR' },
    { path: 'price', sum: 50, average: 50, unit: 'PLN' },
  ]);
});
