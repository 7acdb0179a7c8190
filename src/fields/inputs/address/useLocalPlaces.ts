import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { valueAt } from '../../paths';
import { positionOf } from '../../formatPosition';
import type { FoundPlace } from './foundAddress';
import { type TypedAddress, parseTypedAddress } from './parseTypedAddress';

interface Found {
  id: string;
  [field: string]: unknown;
}

const maxResults = 8;

/**
 * Returns the postal codes that match when the text contains a postal code; otherwise the matching cities, the largest
 * first.
 */
export function useLocalPlaces(text: string): readonly FoundPlace[] {
  const typed = useMemo(() => parseTypedAddress(text), [text]);
  const byCode = typed.zip !== '';
  const codes = usePlaces(
    'postalCode',
    ['postcode', 'place'],
    { postcode: typed.zip, place: typed.city },
    'postcode',
    byCode && typed.zip.length >= 2,
  );
  const cities = usePlaces('cities', ['title'], { title: typed.city }, 'population', !byCode && typed.city.length >= 2);
  return useMemo(
    () => (byCode ? codes.map((one) => codeFound(one, typed)) : cities.map((one) => cityFound(one, typed))),
    [byCode, codes, cities, typed],
  );
}

const none: readonly Found[] = [];

/** Returns the records whose columns start with the searched values. */
function usePlaces(
  resource: 'cities' | 'postalCode',
  named: readonly string[],
  searched: Readonly<Record<string, string>>,
  order: 'population' | 'postcode',
  enabled: boolean,
): readonly Found[] {
  const { query } = useList<Found>({
    resource,
    pagination: { currentPage: 1, pageSize: maxResults },
    sorters: [{ field: order, order: order === 'population' ? 'desc' : 'asc' }],
    filters: Object.entries(searched)
      .filter(([, value]) => value !== '')
      .map(([field, value]) => ({ field, operator: 'startswith' as const, value })),
    meta: { fields: ['id', ...named, 'state.title', 'country.code', 'country.title', 'coordinates'], total: false },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { enabled, staleTime: Infinity, placeholderData: keepPreviousData },
  });
  return enabled ? (query.data?.data ?? none) : none;
}

const textAt = (record: Found, path: string) => {
  const value = valueAt(record, path);
  return typeof value === 'string' ? value : '';
};

function cityFound(record: Found, typed: TypedAddress): FoundPlace {
  const title = textAt(record, 'title');
  return placeOf(
    record,
    title,
    [textAt(record, 'state.title'), textAt(record, 'country.title')],
    { city: title, zip: '' },
    typed,
  );
}

function codeFound(record: Found, typed: TypedAddress): FoundPlace {
  const [zip, city] = [textAt(record, 'postcode'), textAt(record, 'place')];
  return placeOf(record, `${zip} ${city}`, [textAt(record, 'country.title')], { city, zip }, typed);
}

function placeOf(
  record: Found,
  title: string,
  beside: readonly string[],
  place: { city: string; zip: string },
  typed: TypedAddress,
): FoundPlace {
  const { street, house_number } = typed;
  const parts = {
    ...place,
    street,
    house_number,
    state: textAt(record, 'state.title'),
    country: textAt(record, 'country.code'),
  };
  const way = [street, house_number].filter(Boolean).join(' ');
  return {
    id: record.id,
    title: way === '' ? title : `${way}, ${title}`,
    beside: beside.filter(Boolean).join(', '),
    address: async () => ({ parts, position: positionOf(valueAt(record, 'coordinates')) }),
  };
}
