import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { unnestRows } from './bulk-rows';

/** A postal code with the name of its place. */
export interface PostalPlace {
  /** Country code, ISO 3166-1 alpha-2. */
  country: string;
  postcode: string;
  place: string;
  /** Name of the state, if known. A place without coordinates matches only cities of that state. */
  state?: string;
  latitude?: number;
  longitude?: number;
  state_code?: string;
  county_code?: string;
  community_code?: string;
}

const columns = {
  id: 'bigint',
  country: 'text',
  postcode: 'text',
  place: 'text',
  state: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  state_code: 'text',
  county_code: 'text',
  community_code: 'text',
};

/**
 * Largest difference, in degrees of latitude or longitude, between a place and a city of one name that count as the
 * same place.
 */
const maxDistanceDegrees = 0.4;

/**
 * Inserts and updates postal codes. A place with coordinates is matched to the nearest city of its name. A place
 * without coordinates is matched to the largest city of its name in its state, and gets the coordinates of that city.
 * @param onlyWithCity whether to leave out places that match no city
 * @returns the number of written rows.
 */
export async function upsertPostalPlaces(
  session: Session,
  places: readonly PostalPlace[],
  onlyWithCity = false,
): Promise<number> {
  const { sql, params } = unnestRows(
    columns,
    places.map((given) => [
      newId(),
      given.country,
      given.postcode,
      given.place,
      given.state ?? null,
      given.latitude ?? null,
      given.longitude ?? null,
      given.state_code ?? null,
      given.county_code ?? null,
      given.community_code ?? null,
    ]),
  );
  const written = await session.rows({
    text: `
      WITH found AS (
        SELECT given.*, n.id AS country_id, fold(given.place) AS key FROM ${sql} JOIN countries n ON n.code = given.country
      ), city AS (
        SELECT c.*, fold(c.title) AS key, s.title AS state FROM cities c LEFT JOIN states s ON s.id = c.state_id
        WHERE c.country_id IN (SELECT country_id FROM found)
      ), matched AS (
        SELECT DISTINCT ON (f.country_id, f.postcode, f.place)
          f.id, f.country_id, f.postcode, f.place, f.state_code, f.county_code, f.community_code, c.id AS city_id, c.state_id,
          coalesce(f.latitude, c.latitude) AS latitude, coalesce(f.longitude, c.longitude) AS longitude
        FROM found f LEFT JOIN city c ON c.country_id = f.country_id AND c.key = f.key AND CASE
          WHEN f.latitude IS NULL THEN coalesce(f.state = c.state, true)
          ELSE abs(f.latitude - c.latitude) < ${maxDistanceDegrees} AND abs(f.longitude - c.longitude) < ${maxDistanceDegrees} END
        ORDER BY f.country_id, f.postcode, f.place,
          abs(f.latitude - c.latitude) + abs(f.longitude - c.longitude), c.population DESC NULLS LAST
      )
      INSERT INTO postal_codes (id, country_id, state_id, city_id, postcode, place, latitude, longitude, state_code, county_code, community_code)
      SELECT id, country_id, state_id, city_id, postcode, place, latitude, longitude, state_code, county_code, community_code
      FROM matched${onlyWithCity ? ' WHERE city_id IS NOT NULL' : ''} ORDER BY id
      ON CONFLICT (country_id, postcode, place) DO UPDATE SET
        state_id = excluded.state_id, city_id = excluded.city_id, latitude = excluded.latitude, longitude = excluded.longitude,
        state_code = excluded.state_code, county_code = excluded.county_code, community_code = excluded.community_code
      RETURNING id`,
    params,
  });
  return written.length;
}
