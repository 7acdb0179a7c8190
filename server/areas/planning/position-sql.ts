import type { LegRole } from '../../contract.generated';
import { estimatedKilometresSql } from '../driving';
import { candidateParameters } from './candidate-search';

const { tenant, request, start } = candidateParameters;

/** Table and title of candidates `c`, in the order in which `rankCandidates` compares titles. */
const titles: Readonly<Record<LegRole, { table: string; title: string }>> = {
  DRIVER: { table: 'users', title: 'c.display_name COLLATE "C"' },
  VEHICLE: { table: 'vehicles', title: 'c.license COLLATE "C"' },
  TRUCK: { table: 'vehicles', title: 'c.license COLLATE "C"' },
};

type CrewColumn = 'driver_id' | 'vehicle_id' | 'truck_id';

/**
 * Returns SQL that is true for the id of a request whose legs are driven: it is neither canceled nor deleted. Without IS NOT
 * FALSE, PostgreSQL would read the request of each leg. With it, it reads all canceled ones at once from their own index
 * where they are few, and else looks each request up there.
 */
export const isDrivenSql = (
  id: string,
) => `(NOT EXISTS (SELECT FROM service_transportations s WHERE s.tenant_id = ${tenant}
        AND s.id = ${id} AND (s.deleted_at IS NOT NULL OR s.status = 'CANCELED_REQUEST'))) IS NOT FALSE`;

/** SQL for the last leg of a candidate that ends before this one starts and meets a condition. */
const lastLegBy = (column: CrewColumn, columns: string, condition: string) => `(
    SELECT r.planned_end, ${columns} FROM routes r
    WHERE r.tenant_id = ${tenant} AND r.${column} = c.id AND r.planned_end <= ${start}
      AND r.service_transportation_id IS DISTINCT FROM ${request} AND ${condition}
    ORDER BY r.planned_end DESC LIMIT 1)`;

/**
 * Returns SQL for the last leg of a candidate `c` before this one: when it ends, and columns of `routes r`.
 * @param condition of the leg; by default, that it is driven
 */
export function lastLegSql(
  role: LegRole,
  columns: string,
  condition = isDrivenSql('r.service_transportation_id'),
): string {
  if (role === 'DRIVER') return lastLegBy('driver_id', columns, condition);
  const [carries, draws] = (['vehicle_id', 'truck_id'] as const).map((column) => lastLegBy(column, columns, condition));
  return `(SELECT * FROM (${carries} UNION ALL ${draws}) either
    ORDER BY either.planned_end DESC LIMIT 1)`;
}

/** SQL of the time before a leg in which most candidates that drive at all have their last one. */
const recently = "interval '4 days'";

const positionColumns = 'r.to_latitude AS latitude, r.to_longitude AS longitude';
const recentCondition = `r.planned_end > ${start} - ${recently}`;

/**
 * Returns SQL that selects candidates with their last leg of recent days: id, latitude, longitude, and whether the leg is known
 * to be driven. The legs of each candidate are looked up.
 */
const recentOfEachSql = (role: LegRole) => `
      SELECT c.id, l.latitude, l.longitude, l.request IS NOT NULL AND ${isDrivenSql('l.request')} AS known
      FROM unnest($4::bigint[]) c(id) LEFT JOIN LATERAL ${lastLegSql(role, `${positionColumns}, r.service_transportation_id AS request`, recentCondition)} l ON true`;

/** Returns SQL that selects the same. All legs of recent days are read at once. */
function recentOfAllSql(role: LegRole): string {
  const crew = role === 'DRIVER' ? '(r.driver_id)' : '(r.vehicle_id), (r.truck_id)';
  return `
      SELECT c.id, l.latitude, l.longitude, l.id IS NOT NULL AS known FROM unnest($4::bigint[]) c(id) LEFT JOIN (
        SELECT DISTINCT ON (m.id) m.id, ${positionColumns} FROM routes r CROSS JOIN LATERAL (VALUES ${crew}) m(id)
        WHERE r.tenant_id = ${tenant} AND r.planned_end <= ${start} AND ${recentCondition}
          AND r.service_transportation_id IS DISTINCT FROM ${request} AND m.id = ANY ($4::bigint[])
          AND ${isDrivenSql('r.service_transportation_id')}
        ORDER BY m.id, r.planned_end DESC, r.service_transportation_id DESC) l ON l.id = c.id`;
}

/**
 * Returns SQL that selects the candidates whose last leg before this one ends nearest to its start, of those for which that
 * is known: id, latitude, longitude. Parameters from the fourth on: the ids of candidates, latitude and longitude of the
 * start of the leg, and the number of candidates.
 * @param areMany whether the candidates are so many that reading all legs of recent days is faster than asking for each
 */
export function nearestSql(role: LegRole, areMany: boolean): string {
  const { table, title } = titles[role];
  const ends = [
    { latitude: 'p.latitude', longitude: 'p.longitude' },
    { latitude: '$5::double precision', longitude: '$6::double precision' },
  ] as const;
  // The last leg is looked up again for the few who have none in recent days, or one that is not driven. Only the titles of
  // the nearest are read, one by one: many at the same place differ by their titles.
  return `
    WITH recent AS MATERIALIZED (${areMany ? recentOfAllSql(role) : recentOfEachSql(role)}),
    placed AS (
      SELECT id, latitude, longitude FROM recent WHERE known
      UNION ALL SELECT c.id, l.latitude, l.longitude FROM recent c CROSS JOIN LATERAL ${lastLegSql(role, positionColumns)} l WHERE NOT c.known)
    SELECT n.id, n.latitude, n.longitude
    FROM (SELECT p.*, ${estimatedKilometresSql(...ends)} AS kilometres FROM placed p WHERE p.latitude IS NOT NULL AND p.longitude IS NOT NULL
      ORDER BY kilometres FETCH FIRST ($7::integer) ROWS WITH TIES) n
    CROSS JOIN LATERAL (SELECT ${title} AS title FROM ${table} c WHERE c.tenant_id = ${tenant} AND c.id = n.id OFFSET 0) named
    ORDER BY n.kilometres, named.title LIMIT $7::integer`;
}

/** Returns SQL that selects the first candidates by title: their ids. Parameters: the tenant, ids, and a number. */
export function firstByTitleSql(role: LegRole): string {
  const { table, title } = titles[role];
  return `SELECT c.id FROM ${table} c WHERE c.tenant_id = ${tenant} AND c.id = ANY ($2::bigint[]) ORDER BY ${title} LIMIT $3`;
}
