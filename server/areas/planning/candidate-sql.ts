import type { Language, LegRole } from '../../contract.generated';
import { usersWithPermissionSql } from '../identity';
import { driverDocuments, isoMomentSql, vehicleDocuments } from '../transport';
import { candidateParameters } from './candidate-search';
import { lastLegSql } from './position-sql';

const { tenant, request, start } = candidateParameters;

/** SQL condition of the bookings of other requests during the leg, whose end is a parameter. */
const overlapsSql = (end: string) => `b.tenant_id = ${tenant} AND b.during && tstzrange(${start}, ${end}::timestamptz)
    AND b.service_transportation_id <> ${request}`;

const bookedSql = (type: 'DRIVER' | 'VEHICLE') =>
  `c.id IN (SELECT b.resource_id FROM leg_bookings b WHERE b.resource_type = '${type}' AND ${overlapsSql('$4')})`;

const selected = (columns: Readonly<Record<string, string>>) =>
  Object.entries(columns)
    .map(([name, sql]) => `${sql} AS ${name}`)
    .join(', ');

/** SQL of what a driver `c` is judged by, besides the documents. */
const driverColumns = { booked: bookedSql('DRIVER'), active: "c.state = 'ACTIVE'" };

/** SQL of what a vehicle `c` of class `k` is judged by, besides the documents. */
const vehicleColumns = {
  booked: bookedSql('VEHICLE'),
  active: 'c.is_active',
  verified: "c.verify = 'VERIFIED'",
  payload: 'c.carrying_capacity',
  places: 'c.places',
};
const classColumns = ['can_carry_cargo', 'can_have_trailer', 'coupling', 'max_places'];
const classes = 'JOIN vehicle_classes k ON k.id =';

/**
 * Returns SQL that selects candidates by their ids: id, title, whether another request has booked it, whether it is active,
 * and what else the rules of legs read. Parameters four and five: the planned end of the leg, and the ids.
 */
export function candidatesSql(role: LegRole): string {
  const condition = `c.tenant_id = ${tenant} AND c.id = ANY ($5::bigint[])`;
  const documents = (columns: readonly string[]) => columns.map((column) => `c.${column}`).join(', ');
  return role === 'DRIVER'
    ? `SELECT c.id, c.display_name, ${selected(driverColumns)}, ${documents(driverDocuments)} FROM users c WHERE ${condition}`
    : `SELECT c.id, c.license, ${selected(vehicleColumns)}, ${classColumns.map((column) => `k.${column}`).join(', ')},
        ${documents(vehicleDocuments)}
      FROM vehicles c ${classes} c.vehicle_class_id WHERE ${condition}`;
}

/** Parameters of `groupsSql` that follow those of all statements. */
const groupParameters = { end: '$4', pattern: '$5::text', alone: '$6::bigint[]', day: '$7::date' } as const;
const payloadParameters = { weight: '$8::double precision', carriesAlone: '$9::boolean' } as const;

/**
 * Returns SQL that selects all drivers, or all vehicles that can have a role on a leg, in groups that its rules judge
 * alike: their number; their ids, apart from those that are judged alone; the ids of those; and the columns of `candidatesSql` that follow
 * the id, with values that stand for the group. Parameters: the planned end of the leg, the pattern of a search, which may be
 * null, the ids of those that are judged alone, and the limits of `GroupingLimits`; of drivers without those of the payload.
 */
export function groupsSql(role: LegRole, withInactive: boolean): string {
  const { pattern, alone, day } = groupParameters;
  const { weight, carriesAlone } = payloadParameters;
  const documents = role === 'DRIVER' ? driverDocuments : vehicleDocuments;
  // Keys that are boolean, and ids instead of texts, group thousands in two thirds of the time.
  const expired = Object.fromEntries(documents.map((column) => [column, `c.${column} < ${day}`]));
  const payload = `CASE WHEN c.carrying_capacity >= ${weight} THEN ${weight}
      WHEN c.carrying_capacity < ${weight} AND ${carriesAlone} THEN 0 ELSE c.carrying_capacity END`;
  const keys =
    role === 'DRIVER'
      ? { ...driverColumns, ...expired }
      : { ...vehicleColumns, payload, ...expired, vehicle_class_id: 'c.vehicle_class_id' };
  const names = Object.keys(keys).join(', ');
  const groups = `
    SELECT count(*) AS size, string_agg(id::text, ',') FILTER (WHERE id <> ALL (${alone})) AS ids,
      string_agg(id::text, ',') FILTER (WHERE id = ANY (${alone})) AS alone, ${names}
    FROM (SELECT c.id, ${selected(keys)} FROM ${membersSql(role, withInactive, pattern)}) c GROUP BY ${names}`;
  const columns = Object.keys(role === 'DRIVER' ? driverColumns : vehicleColumns).map((column) => `g.${column}`);
  const ofClass = role === 'DRIVER' ? [] : classColumns.map((column) => `k.${column}`);
  const days = documents.map(
    (column) => `CASE WHEN g.${column} THEN '0001-01-01' WHEN NOT g.${column} THEN '9999-12-31' END`,
  );
  return `SELECT g.size, g.ids, g.alone, '', ${[...columns, ...ofClass, ...days].join(', ')}
    FROM (${groups}) g ${role === 'DRIVER' ? '' : `${classes} g.vehicle_class_id`}`;
}

/** Returns SQL of the table, with its condition, of drivers or of vehicles that can have a role. */
function membersSql(role: LegRole, withInactive: boolean, pattern: string): string {
  // Without IS TRUE, PostgreSQL would look up each of thousands of users in an index.
  if (role === 'DRIVER')
    return `users c
      WHERE c.tenant_id = ${tenant} AND c.deleted_at IS NULL AND (c.id IN (${usersWithPermissionSql('routes.drive', tenant)})) IS TRUE
        AND c.state IN ('ACTIVE'${withInactive ? ", 'IN_ACTIVE', 'INVITED'" : ''})
        AND (${pattern} IS NULL OR c.display_name ILIKE ${pattern})`;
  const ability = role === 'VEHICLE' ? 'can_carry_cargo' : 'can_have_trailer';
  return `vehicles c ${classes} c.vehicle_class_id
    WHERE c.tenant_id = ${tenant} AND c.deleted_at IS NULL${withInactive ? '' : ' AND c.is_active'} AND k.${ability}
      AND (${pattern} IS NULL OR translate(c.license, ' -', '') ILIKE ${pattern})`;
}

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
