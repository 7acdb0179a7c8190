import type { Language, LegRole } from '../../contract.generated';
import { hasPermissionSql } from '../identity';
import { driverDocuments, isoMomentSql, vehicleDocuments } from '../transport';
import { candidateParameters } from './candidate-search';
import { lastLegSql } from './position-sql';

const { tenant, request, start } = candidateParameters;

/** SQL condition of the bookings of other requests during the leg, whose end is a parameter. */
const overlapsSql = (end: string) => `b.tenant_id = ${tenant} AND b.during && tstzrange(${start}, ${end}::timestamptz)
    AND b.service_transportation_id <> ${request}`;

/** SQL of what a candidate is judged by, where it is not a column as it is stored. */
interface JudgedSql {
  title: (column: string) => string;
  document: (column: string) => string;
  payload: (column: string) => string;
  condition: string;
}

/** Returns SQL that selects drivers `c`, or vehicles of a role: id, title, and what else the rules of legs read. */
function membersSql(role: LegRole, { title, document, payload, condition }: JudgedSql): string {
  const booked = (type: 'DRIVER' | 'VEHICLE') =>
    `c.id IN (SELECT b.resource_id FROM leg_bookings b WHERE b.resource_type = '${type}' AND ${overlapsSql('$4')}) AS booked`;
  const documents = (columns: readonly string[]) =>
    columns.map((one) => `${document(`c.${one}`)} AS ${one}`).join(', ');
  if (role === 'DRIVER')
    return `
      SELECT c.id, ${title('c.display_name')} AS title, ${booked('DRIVER')}, c.state = 'ACTIVE' AS active, ${documents(driverDocuments)}
      FROM users c
      WHERE c.tenant_id = ${tenant} AND ${condition}`;
  return `
    SELECT c.id, ${title('c.license')} AS title, ${booked('VEHICLE')}, c.is_active AS active, c.verify = 'VERIFIED' AS verified,
      ${payload('c.carrying_capacity')} AS payload, c.places, k.can_carry_cargo, k.can_have_trailer, k.coupling, k.max_places,
      ${documents(vehicleDocuments)}
    FROM vehicles c
    JOIN vehicle_classes k ON k.id = c.vehicle_class_id
    WHERE c.tenant_id = ${tenant} AND ${condition}`;
}

/**
 * Returns SQL that selects candidates by their ids: id, title, whether another request has booked it, whether it is active,
 * and what else the rules of legs read. Parameters four and five: the planned end of the leg, and the ids.
 */
export function candidatesSql(role: LegRole): string {
  const stored = (column: string) => column;
  return membersSql(role, { title: stored, document: stored, payload: stored, condition: 'c.id = ANY ($5::bigint[])' });
}

/** Parameters of `groupsSql` that follow those of all statements. */
const groupParameters = { end: '$4', pattern: '$5::text', alone: '$6::bigint[]', day: '$7::date' } as const;
const payloadParameters = { weight: '$8::double precision', carriesAlone: '$9::boolean' } as const;

/**
 * Returns SQL that selects all drivers, or all vehicles that can have a role on a leg, in groups that its rules judge
 * alike: their ids, and the columns of `candidatesSql` with values that stand for the group. Parameters: the planned end of the
 * leg, the pattern of a search, which may be null, the ids of those that are judged alone, and the limits of `GroupingLimits`;
 * of drivers without those of the payload.
 */
export function groupsSql(role: LegRole, withInactive: boolean): string {
  const { pattern, alone, day } = groupParameters;
  const { weight, carriesAlone } = payloadParameters;
  const ability = role === 'VEHICLE' ? 'can_carry_cargo' : 'can_have_trailer';
  const members = membersSql(role, {
    title: () => "''",
    document: (column) =>
      `CASE WHEN ${column} < ${day} THEN '0001-01-01' WHEN ${column} IS NOT NULL THEN '9999-12-31' END`,
    payload: (column) =>
      `CASE WHEN ${column} >= ${weight} THEN ${weight} WHEN ${column} < ${weight} AND ${carriesAlone} THEN 0 ELSE ${column} END`,
    condition:
      role === 'DRIVER'
        ? // Without IS TRUE, PostgreSQL would look up each of thousands of users in an index.
          `c.deleted_at IS NULL AND (${hasPermissionSql('routes.drive', 'c.tenant_id', 'c.id')}) IS TRUE
          AND c.state IN ('ACTIVE'${withInactive ? ", 'IN_ACTIVE', 'INVITED'" : ''})
          AND (${pattern} IS NULL OR c.display_name ILIKE ${pattern})`
        : `c.deleted_at IS NULL${withInactive ? '' : ' AND c.is_active'} AND k.${ability}
          AND (${pattern} IS NULL OR translate(c.license, ' -', '') ILIKE ${pattern})`,
  });
  const judged = role === 'DRIVER' ? ['active', ...driverDocuments] : vehicleColumns;
  const columns = ['title', 'booked', ...judged].map((column) => `m.${column}`).join(', ');
  return `SELECT string_agg(m.id::text, ','), ${columns} FROM (${members}) m
    GROUP BY ${columns}, CASE WHEN m.id = ANY (${alone}) THEN m.id END`;
}

/** Columns of vehicles that the rules of legs read, in the order of `membersSql`. */
const vehicleColumns = [
  'active',
  'verified',
  'payload',
  'places',
  'can_carry_cargo',
  'can_have_trailer',
  'coupling',
  'max_places',
  ...vehicleDocuments,
] as const;

/** SQL for the absences of a role during the leg: id of the driver or vehicle, start, end. Parameters: tenant, start, end. */
export const absencesSql = (role: LegRole): string => {
  const column = role === 'DRIVER' ? 'driver_id' : 'vehicle_id';
  return `SELECT b.${column}, ${isoMomentSql('b.starts_at')}, ${isoMomentSql('b.ends_at')} FROM absences b
    WHERE b.tenant_id = $1 AND b.${column} IS NOT NULL AND b.ends_at > $2::timestamptz AND b.starts_at < $3::timestamptz`;
};

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
  return `SELECT c.id, (${bookings}), ${isoMomentSql('last.planned_end')}, place.city, last.to_latitude, last.to_longitude${vehicle}
    FROM unnest($5::bigint[]) c(id)
    LEFT JOIN LATERAL ${lastLegSql(role, 'r.id, r.to_latitude, r.to_longitude')} last ON true
    LEFT JOIN LATERAL (SELECT a.city FROM addresses a WHERE a.tenant_id = ${tenant}
      AND a.addressable_type = 'ROUTE' AND a.addressable_id = last.id AND a.direction = 'TO' LIMIT 1) place ON true
    ${role === 'DRIVER' ? '' : vehicles}`;
}
