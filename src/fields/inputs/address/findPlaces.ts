import type { CrudFilter, GetListParams } from '@refinedev/core';
import { positionOf } from '../../formatPosition';
import { textAt, valueAt } from '../../paths';
import type { FoundPlace } from './foundAddress';
import { parseTypedAddress, type TypedAddress } from './parseTypedAddress';
import { cityOfPostalCode } from './postalCodes';

/** A city or postal code of the server. */
export interface PlaceRecord {
  id: string;
  [field: string]: unknown;
}

/** Reads a list of the server's cities or postal codes. */
type ReadList = (params: GetListParams) => Promise<{ data: PlaceRecord[] }>;

const maxResults = 8;
/** Shortest beginning of a city or a postal code that is searched. */
const minLetters = 2;

/**
 * Searches the server's postal codes and cities for an address. Its readings are tried one after another, until one of
 * them has results.
 */
export async function findPlaces(text: string, readList: ReadList): Promise<readonly FoundPlace[]> {
  for (const typed of parseTypedAddress(text)) {
    const places = await placesOf(typed, readList);
    if (places.length > 0) return places;
  }
  return [];
}

/** A postal code that the server does not have is kept: its city is found by name, or by the zone of the code. */
async function placesOf(typed: TypedAddress, readList: ReadList): Promise<readonly FoundPlace[]> {
  const { zip, city } = typed;
  if (zip.length >= minLetters) {
    const codes = await readPlaces('postalCode', { postcode: zip, place: city }, readList);
    if (codes.length > 0) return codes.map((record) => postalCodePlace(record, typed));
    const zone = cityOfPostalCode(zip);
    if (zone) {
      const inZone = await readPlaces('cities', { title: city || zone.city }, readList, zone.country);
      if (inZone.length > 0) return inZone.slice(0, city ? maxResults : 1).map((record) => cityPlace(record, typed));
    }
  }
  if (city.length < minLetters) return [];
  return (await readPlaces('cities', { title: city }, readList)).map((record) => cityPlace(record, typed));
}

/** Fetches the cities, the largest first, or the postal codes in which each of the columns starts with its text. */
async function readPlaces(
  resource: 'cities' | 'postalCode',
  searched: Readonly<Record<string, string>>,
  readList: ReadList,
  country?: string,
): Promise<readonly PlaceRecord[]> {
  const beginnings = Object.entries(searched)
    .filter(([, value]) => value !== '')
    .map(([field, value]): CrudFilter => ({ field, operator: 'startswith', value }));
  const { data } = await readList({
    resource,
    pagination: { currentPage: 1, pageSize: maxResults },
    sorters: [resource === 'cities' ? { field: 'population', order: 'desc' } : { field: 'postcode', order: 'asc' }],
    filters: [...beginnings, ...(country ? [{ field: 'country.code', operator: 'eq' as const, value: country }] : [])],
    meta: {
      fields: ['id', ...Object.keys(searched), 'state.title', 'country.code', 'country.title', 'coordinates'],
      total: false,
    },
  });
  return data;
}

function cityPlace(record: PlaceRecord, typed: TypedAddress): FoundPlace {
  const title = textAt(record, 'title');
  return foundPlaceOf(
    record,
    [typed.zip, title].filter(Boolean).join(' '),
    [textAt(record, 'state.title'), textAt(record, 'country.title')],
    { city: title, zip: typed.zip },
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
