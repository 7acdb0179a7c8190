import type { DriverHours } from '../../contract.generated';
import type { RequestContext } from '../../dialect/context';
import { callerOf } from '../../dialect/methods';
import { firstDay, lastDay, canSeeRequest } from '../transport';
import type { Estimate } from './estimates';
import { hoursOf, type Position } from './rules';

/** A leg that somebody drives; an end is absent while it has no place on the map. */
interface DrivenLeg {
  driver: string;
  from: Position | undefined;
  to: Position | undefined;
}

/** Legs that are read of one request: each may be a question to a service. */
const mostLegs = 200;

const end = (direction: 'FROM' | 'TO') => `(
    SELECT a.coordinates FROM addresses a WHERE a.tenant_id = r.tenant_id AND a.addressable_type = 'ROUTE'
      AND a.addressable_id = r.id AND a.direction = '${direction}' LIMIT 1)`;

const drivenLegs = `
  SELECT r.driver_id, ${end('FROM')}, ${end('TO')}, ${lastDay} - ${firstDay} + 1
  FROM routes r JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
  WHERE r.tenant_id = $1 AND s.id = $2 AND r.driver_id IS NOT NULL
  ORDER BY r."order", r.id LIMIT ${mostLegs}`;

/** What each driver of a request drives, in the order of its first 200 driven legs; nobody for a request that the caller does not see. */
export async function driverHours(estimate: Estimate, id: string, context: RequestContext): Promise<DriverHours[]> {
  const caller = callerOf(context);
  const rows = await context.database.read(caller.tenant, async (session) =>
    (await canSeeRequest(session, caller, id)) ? session.rows({ text: drivenLegs, params: [caller.tenant, id] }) : [],
  );
  const legs = rows.map(([driver, from, to]): DrivenLeg => ({
    driver: String(driver),
    from: placeOf(from),
    to: placeOf(to),
  }));
  const window = rows[0]?.[3];
  // Read before, so that no connection is held while a service is waited for.
  const minutes = await Promise.all(
    legs.map(async ({ from, to }) =>
      from && to ? (await estimate(from, to, context.log)).driving_minutes : undefined,
    ),
  );
  return [...new Set(legs.map(({ driver }) => driver))].map((driver) => {
    const driven = minutes.filter((_minutes, index) => legs[index]?.driver === driver);
    const known = driven.filter((leg) => leg !== undefined);
    const driving_minutes = known.reduce((sum, leg) => sum + leg, 0);
    return {
      driver_id: driver,
      driving_minutes,
      ...hoursOf(driving_minutes),
      days_available: window === null || window === undefined ? null : Number(window),
      legs_without_place: driven.length - known.length,
    };
  });
}

/** A stored place; absent where there is none. */
function placeOf(stored: string | null | undefined): Position | undefined {
  const place: unknown = stored ? JSON.parse(stored) : undefined;
  if (typeof place !== 'object' || place === null || !('latitude' in place) || !('longitude' in place))
    return undefined;
  const { latitude, longitude } = place;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
