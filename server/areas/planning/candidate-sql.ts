import type { Language, LegRole } from '../../contract.generated';
import { hasPermissionSql } from '../identity';
import { isoMomentSql } from '../transport';

/** Parameters of the statements below: the tenant, the request, and the start of the leg. */
const [tenant, request, start] = ['$1::bigint', '$2::bigint', '$3::timestamptz'];

/** SQL condition of the bookings of other requests during the leg, whose end is a parameter. */
const overlapsSql = (end: string) => `b.tenant_id = ${tenant} AND b.during && tstzrange(${start}, ${end}::timestamptz)
    AND b.service_transportation_id <> ${request}`;

/**
 * Returns SQL that selects all drivers, or all vehicles that can have a role on a leg: id, title, whether another request
 * has booked it, whether it is active, and what else the rules of legs read. Parameters four and five: the planned
 * end of the leg, and the pattern of a search, which may be null.
 */
export function candidatesSql(role: LegRole, withInactive: boolean): string {
  const booked = (type: 'DRIVER' | 'VEHICLE', id: string) =>
    `${id} IN (SELECT b.resource_id FROM leg_bookings b WHERE b.resource_type = '${type}' AND ${overlapsSql('$4')})`;
  if (role === 'DRIVER')
    return `
      SELECT u.id, u.display_name, ${booked('DRIVER', 'u.id')}, u.state = 'ACTIVE', u.driving_licence_until, u.code_95_until,
        u.adr_until
      FROM users u
      WHERE u.tenant_id = ${tenant} AND u.deleted_at IS NULL AND ${hasPermissionSql('routes.drive', 'u.tenant_id', 'u.id')}
        AND u.state IN ('ACTIVE'${withInactive ? ", 'IN_ACTIVE', 'INVITED'" : ''})
        AND ($5::text IS NULL OR u.display_name ILIKE $5)`;
  const ability = role === 'VEHICLE' ? 'can_carry_cargo' : 'can_have_trailer';
  return `
    SELECT v.id, v.license, ${booked('VEHICLE', 'v.id')}, v.is_active, v.verify = 'VERIFIED', v.carrying_capacity, v.places,
      k.can_carry_cargo, k.can_have_trailer, k.coupling, k.max_places, v.inspection_until, v.insurance_until
    FROM vehicles v
    JOIN vehicle_classes k ON k.id = v.vehicle_class_id AND k.${ability}
    WHERE v.tenant_id = ${tenant} AND v.deleted_at IS NULL${withInactive ? '' : ' AND v.is_active'}
      AND ($5::text IS NULL OR translate(v.license, ' -', '') ILIKE $5)`;
}

/** SQL for the absences of a role during the leg: id of the driver or vehicle, start, end. Parameters: tenant, start, end. */
export const absencesSql = (role: LegRole): string => {
  const column = role === 'DRIVER' ? 'driver_id' : 'vehicle_id';
  return `SELECT b.${column}, ${isoMomentSql('b.starts_at')}, ${isoMomentSql('b.ends_at')} FROM absences b
    WHERE b.tenant_id = $1 AND b.${column} IS NOT NULL AND b.ends_at > $2::timestamptz AND b.starts_at < $3::timestamptz`;
};

type CrewColumn = 'driver_id' | 'vehicle_id' | 'truck_id';

/** SQL for the last leg of a candidate that ends before this one starts. */
const lastLegBy = (column: CrewColumn) => `(
    SELECT r.id, r.planned_end FROM routes r
    JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
    WHERE r.tenant_id = ${tenant} AND r.${column} = c.id AND r.planned_end <= ${start}
      AND r.service_transportation_id IS DISTINCT FROM ${request} AND s.deleted_at IS NULL AND s.status <> 'CANCELED_REQUEST'
    ORDER BY r.planned_end DESC LIMIT 1)`;

/** SQL that joins the last legs of candidates `c` before this one, and the addresses where they end. A leg ends at one address. */
function positionSql(role: LegRole): string {
  const lastLeg =
    role === 'DRIVER'
      ? lastLegBy('driver_id')
      : `(SELECT either.id, either.planned_end FROM (${lastLegBy('vehicle_id')} UNION ALL ${lastLegBy('truck_id')}) either
          ORDER BY either.planned_end DESC LIMIT 1)`;
  return `
    LEFT JOIN LATERAL ${lastLeg} last ON true
    LEFT JOIN LATERAL (SELECT a.city, a.coordinates FROM addresses a WHERE a.tenant_id = ${tenant}
      AND a.addressable_type = 'ROUTE' AND a.addressable_id = last.id AND a.direction = 'TO' LIMIT 1) place ON true`;
}

const coordinateColumns = "place.coordinates ->> 'latitude', place.coordinates ->> 'longitude'";

/** Returns SQL that selects where candidates are before the leg: id, latitude, longitude. Parameter four: their ids. */
export function positionsSql(role: LegRole): string {
  return `SELECT c.id, ${coordinateColumns} FROM unnest($4::bigint[]) c(id) ${positionSql(role)} WHERE place.coordinates IS NOT NULL`;
}

/**
 * Returns SQL that selects what is shown of candidates: id, bookings by other requests as a JSON list, when and in which
 * city their last leg ends, its coordinates and, of vehicles, class, and make and model. Parameters four and five: the
 * planned end of the leg, and the ids.
 */
export function detailsSql(role: LegRole, language: Language): string {
  const type = role === 'DRIVER' ? 'DRIVER' : 'VEHICLE';
  const bookings = `
    SELECT jsonb_agg(jsonb_build_object('number', o.number, 'request', o.id::text,
      'from', ${isoMomentSql('lower(b.during)')}, 'to', ${isoMomentSql('upper(b.during)')}) ORDER BY b.during)::text
    FROM leg_bookings b JOIN service_transportations o ON o.tenant_id = b.tenant_id AND o.id = b.service_transportation_id
    WHERE b.resource_type = '${type}' AND b.resource_id = c.id AND ${overlapsSql('$4')}`;
  const vehicle = role === 'DRIVER' ? '' : `, k.title_${language}, v.brand_model`;
  const vehicles = `LEFT JOIN vehicles v ON v.tenant_id = ${tenant} AND v.id = c.id LEFT JOIN vehicle_classes k ON k.id = v.vehicle_class_id`;
  return `SELECT c.id, (${bookings}), ${isoMomentSql('last.planned_end')}, place.city, ${coordinateColumns}${vehicle}
    FROM unnest($5::bigint[]) c(id) ${positionSql(role)} ${role === 'DRIVER' ? '' : vehicles}`;
}

const endSql = (direction: 'FROM' | 'TO') => `
  LEFT JOIN LATERAL (SELECT a.coordinates ->> 'latitude' AS latitude, a.coordinates ->> 'longitude' AS longitude
    FROM addresses a WHERE a.tenant_id = r.tenant_id AND a.addressable_type = 'ROUTE' AND a.addressable_id = r.id
      AND a.direction = '${direction}' LIMIT 1) ${direction.toLowerCase()}_end ON true`;

/**
 * SQL for the legs of drivers in the weeks around a leg, with both ends. Parameters: the tenant, the ids of the drivers,
 * the first and the last moment, and the id of the leg.
 */
export const workSql = `
  SELECT r.driver_id, floor(extract(epoch FROM r.planned_start) * 1000), floor(extract(epoch FROM r.planned_end) * 1000),
    from_end.latitude, from_end.longitude, to_end.latitude, to_end.longitude
  FROM routes r
  JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
  ${endSql('FROM')}
  ${endSql('TO')}
  WHERE r.tenant_id = $1::bigint AND r.driver_id = ANY ($2::bigint[]) AND r.planned_end > $3::timestamptz
    AND r.planned_start < $4::timestamptz AND r.id <> $5::bigint AND s.deleted_at IS NULL AND s.status <> 'CANCELED_REQUEST'`;

/**
 * SQL for the last opening balance of drivers' hours before a leg: driver, moment, hours of the day, week and week before,
 * end and hours of the last weekly rest. Parameters: the tenant, the ids of the drivers, and the start of the leg.
 */
export const balancesSql = `
  SELECT DISTINCT ON (b.driver_id) b.driver_id, floor(extract(epoch FROM b.as_of) * 1000), b.day_hours, b.week_hours, b.last_week_hours,
    floor(extract(epoch FROM b.rest_ended_at) * 1000), b.rest_hours
  FROM hours_balances b
  WHERE b.tenant_id = $1::bigint AND b.driver_id = ANY ($2::bigint[]) AND b.as_of <= $3::timestamptz
  ORDER BY b.driver_id, b.as_of DESC, b.id DESC`;
