import type { Language, PlanningBoardRows } from '../../contract.generated';
import { hasPermissionSql } from '../identity';
import { bookingStatuses, firstRequestDaySql, lastRequestDaySql } from '../transport';

/** Columns of `routes` by which a row of the board has legs. */
type CrewColumn = 'driver_id' | 'vehicle_id' | 'truck_id';

const crewColumns: Readonly<Record<PlanningBoardRows, readonly CrewColumn[]>> = {
  DRIVERS: ['driver_id'],
  VEHICLES: ['vehicle_id', 'truck_id'],
};

/**
 * Returns SQL that selects all possible rows by title: id, title, whether it is active and, of vehicles, id and title of
 * the class, and whether the class carries and draws. Parameters: the tenant, and the number of rows.
 */
export function boardRowsSql(rows: PlanningBoardRows, language: Language): string {
  return rows === 'DRIVERS'
    ? `SELECT u.id, u.display_name, u.state = 'ACTIVE', NULL, NULL, 'f', 'f'
      FROM users u
      WHERE u.tenant_id = $1::bigint AND u.deleted_at IS NULL AND ${hasPermissionSql('routes.drive', 'u.tenant_id', 'u.id')}
      ORDER BY u.state = 'ACTIVE' DESC, sort_key(u.display_name), u.id LIMIT $2`
    : `SELECT v.id, v.license, v.is_active, k.id, k.title_${language}, k.can_carry_cargo, k.can_have_trailer
      FROM vehicles v
      JOIN vehicle_classes k ON k.id = v.vehicle_class_id AND (k.can_carry_cargo OR k.can_have_trailer)
      WHERE v.tenant_id = $1::bigint AND v.deleted_at IS NULL
      ORDER BY v.is_active DESC, sort_key(v.license), v.id LIMIT $2`;
}

/** Columns of a leg `r` of request `s`, in the order in which `legOf` of `read-board.ts` reads them. */
const legColumns = `r.id, r.modified_at, r."order", s.id, s.number, s.status, s.customer_name, r.driver_id, u.display_name,
  r.vehicle_id, v.license, r.truck_id, t.license, r.truck_is_not_required, r.planned_start, r.planned_end, r.planned_by_hand,
  r.expected_end, l.city, d.city`;

/** Coordinates of both ends of a leg, which follow its columns. */
const endColumns = `l.coordinates ->> 'latitude', l.coordinates ->> 'longitude', d.coordinates ->> 'latitude', d.coordinates ->> 'longitude'`;

const endSql = (direction: 'FROM' | 'TO', alias: string) => `
  LEFT JOIN LATERAL (SELECT a.city, a.coordinates FROM addresses a WHERE a.tenant_id = r.tenant_id
    AND a.addressable_type = 'ROUTE' AND a.addressable_id = r.id AND a.direction = '${direction}' LIMIT 1) ${alias} ON true`;

const detailsSql = `
  LEFT JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.driver_id
  LEFT JOIN vehicles v ON v.tenant_id = r.tenant_id AND v.id = r.vehicle_id
  LEFT JOIN vehicles t ON t.tenant_id = r.tenant_id AND t.id = r.truck_id
  ${endSql('FROM', 'l')}
  ${endSql('TO', 'd')}`;

/**
 * Returns SQL that selects the legs of rows in a time, by start: the leg, its coordinates, and whether the caller may see
 * it. Parameters: the tenant, the start and end of the time, the ids of the rows, the number of legs, and those of
 * `visible`.
 *
 * @param visible SQL condition of the legs that the caller may see
 */
export function boardLegsSql(rows: PlanningBoardRows, visible: string): string {
  // Each part reads an index of the crew and the end, which leaves out all legs that have ended before.
  const parts = crewColumns[rows].map(
    (column) => `SELECT r.* FROM routes r
      WHERE r.tenant_id = $1::bigint AND r.${column} = ANY ($4::bigint[]) AND r.planned_end > $2::timestamptz
        AND r.planned_start < $3::timestamptz`,
  );
  return `SELECT ${legColumns}, ${endColumns}, ${visible}
    FROM (${parts.join(' UNION ')}) r
    JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
      AND s.deleted_at IS NULL AND s.status <> 'CANCELED_REQUEST'
    ${detailsSql}
    ORDER BY r.planned_start, r.id LIMIT $5`;
}

/**
 * Returns SQL that selects the legs that still need somebody, something or times, by their time. Parameters: the tenant,
 * the start and end of the time, the number of legs, and those of `visible`.
 */
export function unplannedLegsSql(visible: string): string {
  const statuses = bookingStatuses.map((status) => `'${status}'`).join(', ');
  return `SELECT ${legColumns}
    FROM service_transportations s
    JOIN tenants n ON n.id = s.tenant_id
    JOIN routes r ON r.tenant_id = s.tenant_id AND r.service_transportation_id = s.id
    ${detailsSql}
    WHERE s.tenant_id = $1::bigint AND s.deleted_at IS NULL AND s.status IN (${statuses}) AND ${visible}
      AND (r.driver_id IS NULL OR r.vehicle_id IS NULL OR (r.truck_id IS NULL AND NOT r.truck_is_not_required) OR r.planned_start IS NULL)
      AND CASE
        WHEN r.planned_start IS NOT NULL THEN r.planned_start < $3::timestamptz AND r.planned_end > $2::timestamptz
        WHEN ${firstRequestDaySql} IS NULL THEN true
        ELSE ${firstRequestDaySql}::timestamp AT TIME ZONE n.time_zone < $3::timestamptz
          AND (${lastRequestDaySql} + 1)::timestamp AT TIME ZONE n.time_zone > $2::timestamptz END
    ORDER BY coalesce(r.planned_start, ${firstRequestDaySql}::timestamp AT TIME ZONE n.time_zone), s.number, r."order" LIMIT $4`;
}

/** SQL for the absences of rows in a time: id, row, kind, start, end, note. Parameters: tenant, start, end, ids of the rows. */
export function boardAbsencesSql(rows: PlanningBoardRows): string {
  const column = rows === 'DRIVERS' ? 'driver_id' : 'vehicle_id';
  return `SELECT b.id, b.${column}, b.kind, b.starts_at, b.ends_at, b.note FROM absences b
    WHERE b.tenant_id = $1::bigint AND b.${column} = ANY ($4::bigint[]) AND b.ends_at > $2::timestamptz
      AND b.starts_at < $3::timestamptz
    ORDER BY b.starts_at, b.id`;
}
