import type {
  DashboardNeed,
  DashboardNeeds,
  DashboardRequest,
  TodaysStop,
  TodaysStops,
} from '../../contract.generated';
import type { Session, TextRow } from '../../database/database';
import { quoteTextLiteral, SqlParameters } from '../../dialect/parameters';
import type { Viewer } from '../../dialect/scope';
import { addressLineSql } from '../geography';
import { bookingStatuses } from '../transport';
import { parseRequestStatus } from './statuses';
import { visibleRequestsSql } from './visible-requests';

/** Maximum number of requests listed for each need. */
const maxRequestsPerNeed = 5;
/** Maximum number of stops on the map. */
const maxStops = 300;

const isOpenSql = `s.status IN (${bookingStatuses.map(quoteTextLiteral).join(', ')})`;

const columns =
  's.id, s.number, s.status, s.customer_name, s.delivery_from_city, s.delivery_to_city, s.to_take_to_work_from, s.delivery_date_to';

/**
 * Reads the requests that need attention: late or expected to be, without a logistician, or waiting for the caller to accept or decline.
 */
export async function readDashboardNeeds(session: Session, viewer: Viewer, today: string): Promise<DashboardNeeds> {
  const need = async (condition: (parameters: SqlParameters) => string, order: string): Promise<DashboardNeed> => {
    const parameters = new SqlParameters();
    const where = `${visibleRequestsSql(viewer, parameters)} AND ${condition(parameters)}`;
    // `MATERIALIZED` keeps the planner from scanning the whole table in sort order to find five rows.
    const text = `
      WITH s AS MATERIALIZED (SELECT ${columns} FROM service_transportations s WHERE ${where})
      SELECT (SELECT count(*) FROM s), ${columns} FROM s ORDER BY ${order}, s.id LIMIT ${maxRequestsPerNeed}`;
    const rows = await session.rows({ text, params: parameters.values });
    return { count: Number(rows[0]?.[0] ?? 0), requests: rows.map(([, ...row]) => requestOf(row)) };
  };
  return {
    late: await need(
      (parameters) => `${isOpenSql} AND s.delivery_date_to < ${parameters.add(today)}::date`,
      's.delivery_date_to',
    ),
    expected_late: await need(() => `${isOpenSql} AND s.expected_late`, 's.delivery_date_to'),
    unassigned: await need(() => "s.status = 'NEW' AND s.logistician_id IS NULL", 's.to_take_to_work_from NULLS LAST'),
    awaiting: await need(
      (parameters) =>
        `${isOpenSql} AND s.id IN (SELECT l.service_transportation_id FROM request_logisticians l` +
        ` WHERE l.tenant_id = ${parameters.add(viewer.tenant)} AND l.user_id = ${parameters.add(viewer.user)} AND l.accepted IS NULL)`,
      's.to_take_to_work_from NULLS LAST',
    ),
  };
}

function requestOf([id, number, status, customer, from, to, loaded, delivered]: TextRow): DashboardRequest {
  return {
    id: String(id),
    number: String(number),
    status: parseRequestStatus(status),
    customer_name: customer,
    delivery_from_city: from,
    delivery_to_city: to,
    to_take_to_work_from: loaded,
    delivery_date_to: delivered,
  };
}

/** Returns the SQL condition that a time window contains a day. A window without start or end is one day long. */
const isWithinSql = (day: string, from: string, to: string) =>
  `${day} BETWEEN coalesce(s.${from}, s.${to}) AND coalesce(s.${to}, s.${from})`;

/**
 * Reads today's stops of confirmed requests and requests in progress, at most `maxStops`. Stops without coordinates
 * are counted, but not listed.
 */
export async function readTodaysStops(session: Session, viewer: Viewer, today: string): Promise<TodaysStops> {
  const parameters = new SqlParameters();
  const day = `${parameters.add(today)}::date`;
  const text = `
    SELECT count(*) OVER (), count(*) FILTER (WHERE a.coordinates IS NULL) OVER (), a.id, s.id, s.number, s.status, s.customer_name,
      a.direction, ${addressLineSql('a.street', 'a.house_number', 'a.apartment', 'a.zip', 'a.city', 'a.country')},
      a.coordinates ->> 'latitude', a.coordinates ->> 'longitude'
    FROM service_transportations s
    JOIN addresses a ON a.tenant_id = s.tenant_id AND a.addressable_type = 'SERVICE_TRANSPORTATION' AND a.addressable_id = s.id
    WHERE ${visibleRequestsSql(viewer, parameters)} AND s.status IN ('IN_PROGRESS', 'SERVICE_CONFIRMED') AND (
      a.direction = 'FROM' AND ${isWithinSql(day, 'to_take_to_work_from', 'to_take_to_work_to')}
      OR a.direction = 'TO' AND ${isWithinSql(day, 'delivery_date_from', 'delivery_date_to')})
    ORDER BY a.coordinates IS NULL, s.number, a.direction LIMIT ${maxStops}`;
  const rows = await session.rows({ text, params: parameters.values });
  const [count, unplaced] = rows[0] ?? [];
  return {
    count: Number(count ?? 0),
    unplaced: Number(unplaced ?? 0),
    stops: rows.flatMap(([, , ...row]) => stopOf(row)),
  };
}

function stopOf([
  id,
  request,
  number,
  status,
  customer,
  direction,
  line,
  latitude = null,
  longitude = null,
]: TextRow): TodaysStop[] {
  if (latitude === null || longitude === null) return [];
  return [
    {
      id: String(id),
      request_id: String(request),
      number: String(number),
      status: parseRequestStatus(status),
      customer_name: customer,
      direction: direction === 'FROM' ? 'FROM' : 'TO',
      brief: line ?? '',
      coordinates: { latitude: Number(latitude), longitude: Number(longitude) },
    },
  ];
}
