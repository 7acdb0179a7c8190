import type {
  PlanningBoardBlock,
  PlanningBoardInput,
  PlanningBoardLeg,
  PlanningBoardRow,
  Language,
} from '../../contract.generated';
import { toIsoTimestamp } from '../../database/columns';
import type { Session, TextRow } from '../../database/database';
import { rowPolicyOf, type Viewer } from '../../dialect/scope';
import { absences } from '../absences';
import type { GeoPosition } from '../driving';
import { serviceTransportations, visibleLegsPolicy } from '../transport';
import { boardAbsencesSql, boardLegsSql, boardRowsSql, unplannedLegsSql } from './board-sql';

/** What of a board is read, and for whom. */
export interface BoardQuery {
  session: Session;
  caller: Viewer;
  input: PlanningBoardInput;
}

/** A leg of the board without optional fields. */
type BoardLeg = Required<Omit<PlanningBoardLeg, '__typename'>>;

/** A planned leg, with both of its ends and whether the caller may see it. */
export interface ReadLeg {
  leg: BoardLeg & { planned_start: string; planned_end: string };
  from: GeoPosition | undefined;
  to: GeoPosition | undefined;
  isVisible: boolean;
}

/** Reads the drivers or vehicles that could be rows. */
export async function readBoardRows(
  { session, caller, input }: BoardQuery,
  language: Language,
  limit: number,
): Promise<PlanningBoardRow[]> {
  const rows = await session.rows({ text: boardRowsSql(input.rows, language), params: [caller.tenant, limit] });
  return rows.map(([id, title, active, vehicle_class_id = null, vehicle_class = null, carries, draws]) => ({
    id: String(id),
    title: title ?? '',
    active: active === 't',
    vehicle_class_id,
    vehicle_class,
    can_carry: carries === 't',
    can_draw: draws === 't',
  }));
}

/** Reads the planned legs of rows, by start. */
export async function readBoardLegs(query: BoardQuery, rows: readonly string[], limit: number): Promise<ReadLeg[]> {
  const visible = visibleSql(query.caller, '$6::bigint');
  const params = [...timeParams(query), `{${rows.join(',')}}`, limit, ...visible.params];
  const found = await query.session.rows({ text: boardLegsSql(query.input.rows, visible.sql), params });
  return found.map((row) => {
    const leg = legOf(row);
    const [fromLatitude, fromLongitude, toLatitude, toLongitude, isVisible] = row.slice(legColumnCount);
    return {
      leg: { ...leg, planned_start: leg.planned_start ?? '', planned_end: leg.planned_end ?? '' },
      from: positionOf(fromLatitude, fromLongitude),
      to: positionOf(toLatitude, toLongitude),
      isVisible: isVisible === 't',
    };
  });
}

/** Reads the legs that still need somebody, something or times, by their time. */
export async function readUnplannedLegs(query: BoardQuery, limit: number): Promise<BoardLeg[]> {
  const visible = visibleSql(query.caller, '$5::bigint');
  const params = [...timeParams(query), limit, ...visible.params];
  return (await query.session.rows({ text: unplannedLegsSql(visible.sql), params })).map(legOf);
}

/** Reads the absences of rows, by start. */
export async function readBoardAbsences(query: BoardQuery, rows: readonly string[]): Promise<PlanningBoardBlock[]> {
  const params = [...timeParams(query), `{${rows.join(',')}}`];
  const found = await query.session.rows({ text: boardAbsencesSql(query.input.rows), params });
  return found.map(([id, row, kind, starts_at, ends_at, note = null]) => ({
    id: String(id),
    row_id: String(row),
    kind: absences.kind.enumValues.find((one) => one === kind) ?? null,
    starts_at: toIsoTimestamp(starts_at ?? ''),
    ends_at: toIsoTimestamp(ends_at ?? ''),
    note,
  }));
}

function timeParams({ caller, input }: BoardQuery): string[] {
  return [caller.tenant, input.from, input.to];
}

/** Returns the SQL condition of the legs that the caller may see, with the caller as a parameter where it is needed. */
function visibleSql(caller: Viewer, parameter: string): { sql: string; params: string[] } {
  const policy = rowPolicyOf({ rowPolicy: visibleLegsPolicy }, caller);
  return policy
    ? { sql: policy.condition((column) => `r.${column}`, parameter), params: [caller.user] }
    : { sql: 'true', params: [] };
}

const legColumnCount = 20;

function legOf(row: TextRow): BoardLeg {
  const [id, modified_at, order, request, number, status, customer_name = null] = row;
  const [driver_id = null, driver = null, vehicle_id = null, vehicle = null, truck_id = null, truck = null] =
    row.slice(7);
  const [without_truck, start, end, by_hand, expected_end] = row.slice(13);
  const [from_city = null, to_city = null] = row.slice(18);
  return {
    id: String(id),
    modified_at: toIsoTimestamp(modified_at ?? ''),
    order: Number(order),
    service_transportation_id: String(request),
    number: number ?? '',
    status: serviceTransportations.status.enumValues.find((one) => one === status) ?? 'DRAFT',
    customer_name,
    driver_id,
    driver,
    vehicle_id,
    vehicle,
    truck_id,
    truck,
    truck_is_not_required: without_truck === 't',
    planned_start: start ? toIsoTimestamp(start) : null,
    planned_end: end ? toIsoTimestamp(end) : null,
    planned_by_hand: by_hand === 't',
    expected_end: expected_end ? toIsoTimestamp(expected_end) : null,
    from_city,
    to_city,
  };
}

function positionOf(
  latitude: string | null | undefined,
  longitude: string | null | undefined,
): GeoPosition | undefined {
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}
