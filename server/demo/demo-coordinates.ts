import { placeCoordinatesSql } from '../areas/geography';
import type { Session } from '../database/database';

/**
 * Sets the coordinates of the demo's addresses: those of the city, moved by an offset derived from street and house
 * number, so that markers on a map do not overlap. The places are materialized, because PostgreSQL has no statistics yet
 * and would look up each address instead of each place.
 */
export async function setDemoCoordinates(session: Session): Promise<void> {
  const offsetSql = (salt: string) =>
    `(abs(hashtext(concat(a.street, a.house_number, '${salt}'))) % 1000) * 0.00006 - 0.03`;
  await session.rows({
    text: `WITH named AS (SELECT DISTINCT country, state, city FROM addresses WHERE coordinates IS NULL),
      places AS MATERIALIZED (SELECT named.*, place.latitude, place.longitude FROM named
        CROSS JOIN LATERAL ${placeCoordinatesSql('named.country', 'named.state', 'named.city', 'NULL::text')} place)
      UPDATE addresses a SET coordinates = jsonb_build_object(
        'latitude', round((places.latitude + ${offsetSql('n')})::numeric, 5), 'longitude', round((places.longitude + ${offsetSql('e')})::numeric, 5))
      FROM places
      WHERE a.coordinates IS NULL AND a.country = places.country AND a.city = places.city AND a.state IS NOT DISTINCT FROM places.state`,
    params: [],
  });
}
