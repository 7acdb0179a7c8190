import type { Language, LegRole } from '../../contract.generated';
import { hasPermissionSql } from '../identity';
import { isoMomentSql } from '../transport';

/** The leg to find candidates for, as far as their SQL depends on it. */
interface CandidateQuery {
  language: Language;
  /** Whether drivers without an active account, and vehicles that are not in use, are offered, too. */
  withInactive: boolean;
}

/** Parameters: the tenant, the request, the leg's planned start and end, and the pattern of a search; all but the first may be null. */
const [tenant, request, start, end, pattern] = [
  '$1::bigint',
  '$2::bigint',
  '$3::timestamptz',
  '$4::timestamptz',
  '$5::text',
];

/** SQL for the bookings of drivers or vehicles by other requests during the leg, as a JSON list for each of them. */
const bookedSql = (type: 'DRIVER' | 'VEHICLE') => `
  SELECT b.resource_id, jsonb_agg(jsonb_build_object('number', o.number, 'request', o.id::text,
    'from', ${isoMomentSql('lower(b.during)')}, 'to', ${isoMomentSql('upper(b.during)')}) ORDER BY b.during)::text AS bookings
  FROM leg_bookings b
  JOIN service_transportations o ON o.tenant_id = b.tenant_id AND o.id = b.service_transportation_id
  WHERE b.tenant_id = ${tenant} AND b.resource_type = '${type}' AND b.during && tstzrange(${start}, ${end})
    AND b.service_transportation_id <> ${request}
  GROUP BY b.resource_id`;

/** SQL that joins the last leg that ends before this one starts, found by a column of legs. */
const lastLegSql = (name: string, column: 'driver_id' | 'vehicle_id' | 'truck_id', id: string, condition = 'true') => `
  LEFT JOIN LATERAL (
    SELECT r.id, r.planned_end FROM routes r
    JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
    WHERE ${condition} AND r.tenant_id = ${tenant} AND r.${column} = ${id} AND r.planned_end <= coalesce(${start}, 'infinity')
      AND r.service_transportation_id IS DISTINCT FROM ${request} AND s.deleted_at IS NULL AND s.status <> 'CANCELED_REQUEST'
    ORDER BY r.planned_end DESC LIMIT 1) ${name} ON true`;

/** SQL that joins the place where a leg ends. */
const placeSql = (leg: string) => `
  LEFT JOIN LATERAL (
    SELECT a.city, (a.coordinates ->> 'latitude')::float8 AS latitude, (a.coordinates ->> 'longitude')::float8 AS longitude
    FROM addresses a WHERE a.tenant_id = ${tenant} AND a.addressable_type = 'ROUTE' AND a.addressable_id = ${leg}
      AND a.direction = 'TO' ORDER BY a.id LIMIT 1) place ON true`;

/** Returns SQL that selects all drivers, or all vehicles that can have a role on a leg, in the columns that `readCandidate` reads. */
export function candidatesSql(role: LegRole, { language, withInactive }: CandidateQuery): string {
  if (role === 'DRIVER')
    return `
      SELECT u.id, u.display_name, b.bookings, ${isoMomentSql('driven.planned_end')}, place.city, place.latitude, place.longitude,
        u.state = 'ACTIVE'
      FROM users u
      LEFT JOIN (${bookedSql('DRIVER')}) b ON b.resource_id = u.id
      ${lastLegSql('driven', 'driver_id', 'u.id')}
      ${placeSql('driven.id')}
      WHERE u.tenant_id = ${tenant} AND u.deleted_at IS NULL AND ${hasPermissionSql('routes.drive', 'u.tenant_id', 'u.id')}
        AND u.state IN ('ACTIVE'${withInactive ? ", 'IN_ACTIVE', 'INVITED'" : ''})
        AND (${pattern} IS NULL OR u.display_name ILIKE ${pattern})`;
  const ability = role === 'VEHICLE' ? 'can_carry_cargo' : 'can_have_trailer';
  const last =
    "CASE WHEN drew.planned_end > coalesce(carried.planned_end, '-infinity') THEN drew.id ELSE carried.id END";
  return `
    SELECT v.id, v.license, b.bookings, ${isoMomentSql('greatest(carried.planned_end, drew.planned_end)')},
      place.city, place.latitude, place.longitude, v.is_active, v.verify = 'VERIFIED', v.carrying_capacity, v.places,
      k.can_carry_cargo, k.can_have_trailer, k.coupling, k.max_places, k.title_${language}, v.brand_model
    FROM vehicles v
    JOIN vehicle_classes k ON k.id = v.vehicle_class_id AND k.${ability}
    LEFT JOIN (${bookedSql('VEHICLE')}) b ON b.resource_id = v.id
    ${lastLegSql('carried', 'vehicle_id', 'v.id', 'k.can_carry_cargo')}
    ${lastLegSql('drew', 'truck_id', 'v.id', 'k.can_have_trailer')}
    ${placeSql(last)}
    WHERE v.tenant_id = ${tenant} AND v.deleted_at IS NULL${withInactive ? '' : ' AND v.is_active'}
      AND (${pattern} IS NULL OR translate(v.license, ' -', '') ILIKE ${pattern})`;
}

/** SQL for the legs of drivers in the weeks around a leg, with both ends. Parameters: tenant, driver ids, first and last moment, and the leg. */
export const workSql = `
  SELECT r.driver_id, floor(extract(epoch FROM r.planned_start) * 1000), floor(extract(epoch FROM r.planned_end) * 1000),
    f.latitude, f.longitude, t.latitude, t.longitude
  FROM routes r
  JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
  LEFT JOIN LATERAL (${endSql('FROM')}) f ON true
  LEFT JOIN LATERAL (${endSql('TO')}) t ON true
  WHERE r.tenant_id = $1::bigint AND r.driver_id = ANY ($2::bigint[]) AND r.planned_end > $3::timestamptz
    AND r.planned_start < $4::timestamptz AND r.id <> $5::bigint AND s.deleted_at IS NULL AND s.status <> 'CANCELED_REQUEST'`;

function endSql(direction: 'FROM' | 'TO'): string {
  return `SELECT (a.coordinates ->> 'latitude')::float8 AS latitude, (a.coordinates ->> 'longitude')::float8 AS longitude
    FROM addresses a WHERE a.tenant_id = r.tenant_id AND a.addressable_type = 'ROUTE' AND a.addressable_id = r.id
      AND a.direction = '${direction}' ORDER BY a.id LIMIT 1`;
}
