import * as z from 'zod';
import type { Session } from '../../database/database';
import { quoteTextLiteral } from '../../dialect/parameters';
import { drivingMinutesOf, stopMinutes } from './leg-times';
import { bookingStatuses } from './statuses';

const moment = z.string().transform((text) => new Date(text));
const coordinates = z.object({ latitude: z.number(), longitude: z.number() }).nullable();

const leg = z
  .object({
    id: z.string(),
    start: moment.nullable(),
    end: moment.nullable(),
    from: coordinates,
    to: coordinates,
    reported: z.boolean(),
    started_at: moment.nullable(),
    ended_at: moment.nullable(),
    crew_free_at: moment.nullable(),
    expected_start: moment.nullable(),
    expected_end: moment.nullable(),
  })
  .transform(({ id, start, end, from, to, ...row }) => {
    const place = (position: z.infer<typeof coordinates>) => ({
      country: null,
      city: null,
      street: null,
      coordinates: position,
    });
    const driving = drivingMinutesOf({ from: place(from), to: place(to) });
    return {
      id,
      planned: start && end ? { start, end } : null,
      neededMinutes: driving === undefined ? undefined : driving + 2 * stopMinutes,
      isReported: row.reported,
      startedAt: row.started_at,
      endedAt: row.ended_at,
      crewFreeAt: row.crew_free_at,
      stored: row.expected_start && row.expected_end ? { start: row.expected_start, end: row.expected_end } : null,
    };
  });

/**
 * A request with its legs in driving order, as far as its expected times depend on it. `due`: when the last day of
 * delivery, `due_day`, ends. `stored` is what was expected before.
 */
const runningRequest = z.object({
  id: z.string(),
  number: z.string(),
  running: z.boolean(),
  now: moment,
  due: moment.nullable(),
  due_day: z.string().nullable(),
  stored: z.object({ delivery: moment.nullable(), late: z.boolean() }),
  legs: z.array(leg),
});

/** A request of whose legs times are expected. */
export type RunningRequest = z.infer<typeof runningRequest>;

const runningSql = `s.deleted_at IS NULL AND s.status IN (${bookingStatuses.map(quoteTextLiteral).join(', ')})`;

/** Returns SQL that is null for a request which has been delivered or has ended: nothing is expected of its legs. */
const ifRunning = (sql: string) => `CASE WHEN ${runningSql} THEN ${sql} END`;

const positionSql = (direction: 'FROM' | 'TO') => `(SELECT a.coordinates FROM addresses a
  WHERE a.tenant_id = l.tenant_id AND a.addressable_type = 'ROUTE' AND a.addressable_id = l.id AND a.direction = '${direction}'
  ORDER BY a.id LIMIT 1)`;

/** SQL for the moment at which a driver or vehicle has ended its legs of other requests that are planned before a leg. */
const freeSql = (column: 'driver_id' | 'vehicle_id' | 'truck_id') => `(SELECT max(o.expected_end) FROM routes o
  JOIN service_transportations s ON s.tenant_id = o.tenant_id AND s.id = o.service_transportation_id AND ${runningSql}
  WHERE o.tenant_id = l.tenant_id AND o.${column} = l.${column} AND o.service_transportation_id <> l.service_transportation_id
    AND o.planned_end <= l.planned_start AND o.planned_end > l.planned_start - interval '7 days' AND o.ended_at IS NULL)`;

const legsSql = `(SELECT coalesce(jsonb_agg(jsonb_build_object('id', l.id::text, 'start', l.planned_start, 'end', l.planned_end,
    'from', ${ifRunning(positionSql('FROM'))}, 'to', ${ifRunning(positionSql('TO'))},
    'reported', EXISTS (SELECT 1 FROM route_tasks t WHERE t.tenant_id = l.tenant_id AND t.route_id = l.id),
    'started_at', l.started_at, 'ended_at', l.ended_at,
    'crew_free_at', ${ifRunning(`greatest(${freeSql('driver_id')}, ${freeSql('vehicle_id')}, ${freeSql('truck_id')})`)},
    'expected_start', l.expected_start, 'expected_end', l.expected_end) ORDER BY l."order", l.id), '[]')
  FROM routes l WHERE l.tenant_id = s.tenant_id AND l.service_transportation_id = s.id)`;

/** Reads requests of a tenant with what their expected times depend on; without ids, all whose legs are to be driven. */
export async function readRunningRequests(
  session: Session,
  tenant: string,
  ids?: readonly string[],
): Promise<RunningRequest[]> {
  const chosen = ids
    ? 's.id = ANY ($2::bigint[])'
    : `${runningSql} AND EXISTS (SELECT 1 FROM routes r WHERE r.tenant_id = s.tenant_id
        AND r.service_transportation_id = s.id AND r.planned_start < waybill_now() + interval '7 days')`;
  const rows = await session.rows({
    text: `SELECT jsonb_build_object('id', s.id::text, 'number', s.number, 'running', ${runningSql}, 'now', waybill_now(),
        'due', (s.delivery_date_to + 1)::timestamp AT TIME ZONE n.time_zone, 'due_day', s.delivery_date_to,
        'stored', jsonb_build_object('delivery', s.expected_delivery, 'late', s.expected_late),
        'legs', ${legsSql})::text
      FROM service_transportations s JOIN tenants n ON n.id = s.tenant_id WHERE s.tenant_id = $1 AND ${chosen} ORDER BY s.id`,
    params: [tenant, ...(ids ? [`{${ids.join(',')}}`] : [])],
  });
  return rows.map(([json]) => runningRequest.parse(JSON.parse(json ?? 'null')));
}
