import type { DriverHours } from '../../contract.generated';
import type { RequestContext } from '../../dialect/context';
import { callerOf } from '../../dialect/methods';
import { firstDaySql, lastDaySql, canSeeRequest } from '../transport';
import type { Estimate } from './estimates';
import { hoursOf, type Position } from './rules';

/** A leg with a driver. A position is undefined if its address has no coordinates. */
interface DrivenLeg {
  driver: string;
  from: Position | undefined;
  to: Position | undefined;
}

/** Maximum number of a request's legs that are read, because each leg may need a call of the routing service. */
const maxLegs = 200;

const end = (direction: 'FROM' | 'TO') => `(
    SELECT a.coordinates FROM addresses a WHERE a.tenant_id = r.tenant_id AND a.addressable_type = 'ROUTE'
      AND a.addressable_id = r.id AND a.direction = '${direction}' LIMIT 1)`;

const drivenLegs = `
  SELECT r.driver_id, ${end('FROM')}, ${end('TO')}, ${lastDaySql} - ${firstDaySql} + 1
  FROM routes r JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
  WHERE r.tenant_id = $1 AND s.id = $2 AND r.driver_id IS NOT NULL
  ORDER BY r."order", r.id LIMIT ${maxLegs}`;

/**
 * Returns the driving hours of a request's drivers, in the order of the first `maxLegs` legs; empty when the caller may
 * not see the request.
 */
export async function driverHours(estimate: Estimate, id: string, context: RequestContext): Promise<DriverHours[]> {
  const caller = callerOf(context);
  const rows = await context.database.read(caller.tenant, async (session) =>
    (await canSeeRequest(session, caller, id)) ? session.rows({ text: drivenLegs, params: [caller.tenant, id] }) : [],
  );
  const legs = rows.map(([driver, from, to]): DrivenLeg => ({
    driver: String(driver),
    from: positionOf(from),
    to: positionOf(to),
  }));
  const window = rows[0]?.[3];
  // The read has ended, so that no database connection is held during requests to the routing service.
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

/** Parses stored coordinates; undefined if there are none. */
function positionOf(stored: string | null | undefined): Position | undefined {
  const place: unknown = stored ? JSON.parse(stored) : undefined;
  if (typeof place !== 'object' || place === null || !('latitude' in place) || !('longitude' in place))
    return undefined;
  const { latitude, longitude } = place;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
