import type { RowValues } from '../../dialect/entity';
import { CachedRead, type ReadContext } from '../../dialect/write/cached-read';

/** Coordinates in degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Returns the LIKE pattern for a city's search text, with wildcards escaped. */
const namePatternSql = (city: string) => `fold_pattern(regexp_replace(${city}, '([%_\\\\])', '\\\\\\1', 'g'))`;

/**
 * Returns SQL that selects the coordinates of an address, whose parts are given as SQL. It selects the coordinates of
 * the postal code, or else of the largest city with that name, preferably in that state. Selects no row when neither is
 * known.
 */
export const placeCoordinatesSql = (country: string, state: string, city: string, zip: string) => `(
  (SELECT p.latitude, p.longitude, 1 AS turn FROM postal_codes p JOIN countries n ON n.id = p.country_id
    WHERE n.code = ${country} AND p.postcode IN (${zip}, regexp_replace(${zip}, '^[A-Z]{1,2}-', '')) AND p.latitude IS NOT NULL
    ORDER BY p.names LIKE ${namePatternSql(city)} DESC NULLS LAST, p.id LIMIT 1)
  UNION ALL
  (SELECT c.latitude, c.longitude, 2 AS turn FROM cities c JOIN countries n ON n.id = c.country_id LEFT JOIN states s ON s.id = c.state_id
    WHERE n.code = ${country} AND c.names LIKE ${namePatternSql(city)}
    ORDER BY fold(s.title) = fold(${state}) DESC NULLS LAST, c.population DESC NULLS LAST, c.id LIMIT 1)
  ORDER BY turn LIMIT 1)`;

/** Fields whose change moves an address to other coordinates. */
const locatingFields = ['country', 'city', 'zip'];

/**
 * Returns the coordinates of an address: those given by the caller, or else of its postal code or city; null when
 * unknown. When country, city or postal code changes, the coordinates stored before are ignored.
 */
export async function findCoordinates(
  context: ReadContext,
  before: RowValues | null,
  after: RowValues,
): Promise<Coordinates | null> {
  const given = parseCoordinates(after.coordinates);
  const hasMoved = before !== null && locatingFields.some((field) => before[field] !== after[field]);
  // If the caller sends no coordinates, `after` contains the object of `before`. So a different object was sent by the
  // caller.
  if (given && (!hasMoved || after.coordinates !== before?.coordinates)) return given;
  const text = (field: string) => (typeof after[field] === 'string' ? after[field] : null);
  const parts = [text('country'), text('state'), text('city'), text('zip')];
  return cachedPlaces.get(context, parts.map((part) => part ?? '').join(unitSeparator));
}

const unitSeparator = '\u001f';

/** Coordinates by country, state, city and postal code, which are joined by the unit separator. Absent parts are empty. */
const cachedPlaces = new CachedRead(async (session, key): Promise<Coordinates | null> => {
  const part = (number: number) => `nullif($${number}::text, '')`;
  const text = `SELECT latitude, longitude FROM ${placeCoordinatesSql(part(1), part(2), part(3), part(4))} place`;
  const [found] = await session.rows({ text, params: key.split(unitSeparator).slice(0, 4) });
  return found ? { latitude: Number(found[0]), longitude: Number(found[1]) } : null;
});

function parseCoordinates(value: unknown): Coordinates | null {
  if (typeof value !== 'object' || value === null || !('latitude' in value) || !('longitude' in value)) return null;
  const { latitude, longitude } = value;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}
