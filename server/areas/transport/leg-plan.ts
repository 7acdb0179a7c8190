import type { Session } from '../../database/database';
import { quoteTextLiteral } from '../../dialect/parameters';
import {
  legRuleSettings,
  type PlannedLeg,
  type PlannedRequest,
  plannedCrewSchema,
  plannedRequestSchema,
} from './planned-leg';
import { driverDocuments, vehicleDocuments } from './leg-document-rules';
import { confirmedStatuses } from './statuses';

const placeSql = (tenant: string, type: 'ROUTE' | 'SERVICE_TRANSPORTATION', id: string, direction: 'FROM' | 'TO') => `(
  SELECT jsonb_build_object('country', a.country, 'city', a.city, 'coordinates', a.coordinates,
    'street', concat_ws(' ', a.zip, a.street, a.house_number))
  FROM addresses a WHERE a.tenant_id = ${tenant} AND a.addressable_type = '${type}' AND a.addressable_id = ${id}
    AND a.direction = '${direction}' ORDER BY a.id LIMIT 1)`;

/** SQL for the absences of a driver or vehicle that can matter for legs that are still planned. */
const absencesSql = (column: 'driver_id' | 'vehicle_id', tenant: string, id: string) => `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('start', b.starts_at, 'end', b.ends_at) ORDER BY b.starts_at, b.id), '[]')
  FROM absences b WHERE b.tenant_id = ${tenant} AND b.${column} = ${id} AND b.ends_at > waybill_now() - interval '60 days')`;

/** SQL for the columns of a driver's or vehicle's documents, as the rules of legs read them. */
const documentsSql = (alias: string, columns: readonly string[]) =>
  columns.map((column) => `'${column}', ${alias}.${column}`).join(', ');

const unitSql = (tenant: string, id: string) => `(
  SELECT jsonb_build_object('id', v.id::text, 'license', v.license, 'payload', v.carrying_capacity, 'places', v.places,
    'absences', ${absencesSql('vehicle_id', 'v.tenant_id', 'v.id')}, 'verified', v.verify = 'VERIFIED', 'active', v.is_active AND v.deleted_at IS NULL,
    ${documentsSql('v', vehicleDocuments)},
    'class', CASE WHEN k.id IS NOT NULL THEN jsonb_build_object('carries', k.can_carry_cargo,
      'draws', k.can_have_trailer, 'coupling', k.coupling, 'max_places', k.max_places) END)
  FROM vehicles v LEFT JOIN vehicle_classes k ON k.id = v.vehicle_class_id
  WHERE v.tenant_id = ${tenant} AND v.id = ${id})`;

const driverSql = (tenant: string, id: string) => `(
  SELECT jsonb_build_object('id', u.id::text, 'active', u.state = 'ACTIVE' AND u.deleted_at IS NULL,
    ${documentsSql('u', driverDocuments)}, 'absences', ${absencesSql('driver_id', 'u.tenant_id', 'u.id')})
  FROM users u WHERE u.tenant_id = ${tenant} AND u.id = ${id})`;

const taskStartedSql = (tenant: string, leg: string) => `(
  SELECT bool_or(t.status <> 'PLANNING') FROM route_tasks t WHERE t.tenant_id = ${tenant} AND t.route_id = ${leg})`;

const legsSql = (tenant: string, request: string) => `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', l.id::text,
    'from', ${placeSql('l.tenant_id', 'ROUTE', 'l.id', 'FROM')}, 'to', ${placeSql('l.tenant_id', 'ROUTE', 'l.id', 'TO')},
    'vehicle', ${unitSql('l.tenant_id', 'l.vehicle_id')}, 'vehicle_places', l.vehicle_places,
    'truck', ${unitSql('l.tenant_id', 'l.truck_id')}, 'truck_places', l.truck_places,
    'truck_is_not_required', l.truck_is_not_required, 'driver', ${driverSql('l.tenant_id', 'l.driver_id')},
    'covered', coalesce(to_jsonb(l.exception_covers), '[]'),
    'planned_start', l.planned_start, 'planned_end', l.planned_end, 'planned_by_hand', l.planned_by_hand,
    'task_started', ${taskStartedSql('l.tenant_id', 'l.id')}) ORDER BY l."order", l.id), '[]')
  FROM routes l WHERE l.tenant_id = ${tenant} AND l.service_transportation_id = ${request})`;

const rulesSql = (tenant: string) => `(
  SELECT jsonb_build_object(${legRuleSettings.map((name) => `${quoteTextLiteral(name)}, n.${name}`).join(', ')})
  FROM tenants n WHERE n.id = ${tenant})`;

const clockSql = (tenant: string) => `(
  SELECT jsonb_build_object('now', waybill_now(), 'time_zone', n.time_zone) FROM tenants n WHERE n.id = ${tenant})`;

const confirmedStatusesSql = confirmedStatuses.map(quoteTextLiteral).join(', ');

/**
 * Returns SQL for a JSON object with the data of a request and its legs that the leg rules need. `parsePlannedRequest`
 * parses it.
 */
export const plannedRequestSql = (tenant: string, request: string) => `jsonb_build_object(
  'confirmed', coalesce((SELECT c.status IN (${confirmedStatusesSql}) FROM service_transportations c
    WHERE c.tenant_id = ${tenant} AND c.id = ${request}), false),
  'weight', (SELECT coalesce(sum(w.weight), 0) FROM transportation_cargos w
    WHERE w.tenant_id = ${tenant} AND w.service_transportation_id = ${request}),
  'dangerous', EXISTS (SELECT 1 FROM service_transportations g JOIN services e ON e.id = g.service_id
    WHERE g.tenant_id = ${tenant} AND g.id = ${request} AND e.code = 'ADR'),
  'from', ${placeSql(tenant, 'SERVICE_TRANSPORTATION', request, 'FROM')},
  'to', ${placeSql(tenant, 'SERVICE_TRANSPORTATION', request, 'TO')},
  'windows', (SELECT jsonb_build_object('load_from', d.to_take_to_work_from, 'load_to', d.to_take_to_work_to,
      'deliver_from', d.delivery_date_from, 'deliver_to', d.delivery_date_to)
    FROM service_transportations d WHERE d.tenant_id = ${tenant} AND d.id = ${request}), 'clock', ${clockSql(tenant)},
  'rules', ${rulesSql(tenant)}, 'legs', ${legsSql(tenant, request)})`;

/** Returns the request that the JSON of `plannedRequestSql` describes. */
export function parsePlannedRequest(json: unknown): PlannedRequest {
  return plannedRequestSchema.parse(json);
}

/** Reads a request with its legs. The caller checks that the request exists. */
export async function readPlannedRequest(session: Session, tenant: string, request: string): Promise<PlannedRequest> {
  const [row] = await session.rows({
    text: `SELECT ${plannedRequestSql('$1::bigint', '$2::bigint')}::text`,
    params: [tenant, request],
    canCachePlan: true,
  });
  return parsePlannedRequest(JSON.parse(row?.[0] ?? 'null'));
}

/** Reads the vehicle, truck and driver of a leg that is not stored. Unknown ids are read as null. */
export async function readCrew(
  session: Session,
  tenant: string,
  ids: Readonly<Record<'vehicle' | 'truck' | 'driver', string | null>>,
): Promise<Pick<PlannedLeg, 'vehicle' | 'truck' | 'driver'>> {
  const [own, vehicle, truck, driver] = ['$1::bigint', '$2::bigint', '$3::bigint', '$4::bigint'] as const;
  const crew = `'vehicle', ${unitSql(own, vehicle)}, 'truck', ${unitSql(own, truck)}, 'driver', ${driverSql(own, driver)}`;
  const [row] = await session.rows({
    text: `SELECT jsonb_build_object(${crew})::text`,
    params: [tenant, ids.vehicle, ids.truck, ids.driver],
    canCachePlan: true,
  });
  return plannedCrewSchema.parse(JSON.parse(row?.[0] ?? 'null'));
}
