import { useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { textAt, valueAt } from '../../paths';
import { positionOf } from '../../formatPosition';
import type { FoundPlace } from './foundAddress';
import { type TypedAddress, parseTypedAddress } from './parseTypedAddress';

interface PlaceRecord {
  id: string;
  [field: string]: unknown;
}

const maxResults = 8;

/**
 * Searches the server's postal codes if the text contains one, otherwise its cities, the largest first. Returns the
 * matching places.
 */
export function useLocalPlaces(text: string): readonly FoundPlace[] {
  const typed = useMemo(() => parseTypedAddress(text), [text]);
  const isCodeSearch = typed.zip !== '';
  const codes = usePlaceRecords(
    'postalCode',
    ['postcode', 'place'],
    { postcode: typed.zip, place: typed.city },
    'postcode',
    isCodeSearch && typed.zip.length >= 2,
  );
  const cities = usePlaceRecords(
    'cities',
    ['title'],
    { title: typed.city },
    'population',
    !isCodeSearch && typed.city.length >= 2,
  );
  return useMemo(
    () => (isCodeSearch ? codes.map((one) => postalCodePlace(one, typed)) : cities.map((one) => cityPlace(one, typed))),
    [isCodeSearch, codes, cities, typed],
  );
}

const noRecords: readonly PlaceRecord[] = [];

/**
 * Fetches the cities or postal codes in which each searched column starts with the text searched for in that column.
 */
function usePlaceRecords(
  resource: 'cities' | 'postalCode',
  named: readonly string[],
  searched: Readonly<Record<string, string>>,
  order: 'population' | 'postcode',
  enabled: boolean,
): readonly PlaceRecord[] {
  const { query } = useList<PlaceRecord>({
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
  return enabled ? (query.data?.data ?? noRecords) : noRecords;
}

function cityPlace(record: PlaceRecord, typed: TypedAddress): FoundPlace {
  const title = textAt(record, 'title');
  return foundPlaceOf(
    record,
    title,
    [textAt(record, 'state.title'), textAt(record, 'country.title')],
    { city: title, zip: '' },
    typed,
  );
}

function postalCodePlace(record: PlaceRecord, typed: TypedAddress): FoundPlace {
  const [zip, city] = [textAt(record, 'postcode'), textAt(record, 'place')];
  return foundPlaceOf(record, `${zip} ${city}`, [textAt(record, 'country.title')], { city, zip }, typed);
}

function foundPlaceOf(
  record: PlaceRecord,
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
  const streetText = [street, house_number].filter(Boolean).join(' ');
  return {
    id: record.id,
    title: streetText === '' ? title : `${streetText}, ${title}`,
    detail: beside.filter(Boolean).join(', '),
    address: async () => ({ parts, position: positionOf(valueAt(record, 'coordinates')) }),
  };
}
