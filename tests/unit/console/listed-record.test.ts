import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { customersResource } from '../../../resources/customers';
import { vehiclesResource } from '../../../resources/vehicles';
import { cacheKeyOf, listKeyOf } from '../../../src/screens/list/listRequest';
import { listQueryOf } from '../../../src/screens/list/query';
import { defaultListState } from '../../../src/screens/list/state';
import { findListedRow } from '../../../src/screens/record/listedRow';
import { isValueKnown, listedRecordOf } from '../../../src/screens/show/listedRecord';

test.each([
  ['a value', { plate: 'WGM 1' }, 'plate', true],
  ['an empty value', { plate: null }, 'plate', true],
  ['a value that was not fetched', { plate: 'WGM 1' }, 'vin', false],
  ['a value of a relation', { make: { title: 'MAN' } }, 'make.title', true],
  ['a value of an empty relation', { make: null }, 'make.title', true],
  ['a value that a relation was fetched without', { make: { id: '1' } }, 'make.title', false],
  ['a value of a list’s first record', { make: [{ title: 'MAN' }] }, 'make.title', true],
  ['a value of an empty list', { make: [] }, 'make.title', true],
])('knows whether a record has %s', (_case, record, path, isKnown) => {
  expect(isValueKnown(record, path)).toBe(isKnown);
});

describe('the record of a listed customer', () => {
  const row = {
    id: '7',
    customer_name: 'Meblrem S.A.',
    company_name: 'Meblrem S.A.',
    phone: null,
    profile_type: 'LEGAL',
  };

  test('has the values of the list’s columns at the paths of its page', () => {
    const { record, known } = listedRecordOf(customersResource, row);
    expect(record).toMatchObject({ id: '7', profile: { company_name: 'Meblrem S.A.', phone: null } });
    expect(known.has('profile.company_name')).toBe(true);
    expect(known.has('profile.phone')).toBe(true);
    expect(known.has('profile.email')).toBe(false);
  });

  test('has no value that its list has only a part of', () => {
    const { known } = listedRecordOf(vehiclesResource, { id: '1', license: 'WGM 1', vehicle_make: { id: '2' } });
    expect(known.has('license')).toBe(true);
    expect(known.has('vehicle_make')).toBe(false);
  });

  test('is that of the list that was fetched last', () => {
    const queries = new QueryClient();
    const days = { timeZone: 'UTC', today: '2026-11-24', firstWeekday: 1 };
    const cache = (page: number, company_name: string, updatedAt: number) => {
      const query = listQueryOf({ ...defaultListState(customersResource), page }, customersResource, days);
      const data = { data: [{ ...row, company_name }], total: 1 };
      queries.setQueryData(listKeyOf(customersResource, query), data, { updatedAt });
    };
    cache(1, 'Old name', 1);
    cache(2, 'New name', 2);
    expect(findListedRow(queries, customersResource, '7')?.company_name).toBe('New name');
    // What suggestions and lookups have fetched is no list.
    const key = cacheKeyOf(customersResource, { pagination: { pageSize: 8 } });
    queries.setQueryData(key, { data: [{ id: '7', company_name: 'A suggestion' }], total: 1 }, { updatedAt: 3 });
    expect(findListedRow(queries, customersResource, '7')?.company_name).toBe('New name');
    expect(findListedRow(queries, customersResource, '8')).toBeUndefined();
  });
});
