import type { DriverHours } from '../../contract.generated';
import type { RequestContext } from '../../dialect/context';
import { requireCaller } from '../../dialect/methods';
import { firstRequestDaySql, lastRequestDaySql, canSeeRequest } from '../transport';
import type { DistanceEstimator } from './estimates';
import { breaksAndDaysFor, type GeoPosition } from '../driving';

/** A leg with a driver. A position is undefined if its address has no coordinates. */
interface DrivenLeg {
  driver: string;
  from: GeoPosition | undefined;
  to: GeoPosition | undefined;
}

/** Maximum number of a request's legs that are read, because each leg may need a call of the routing service. */
const maxLegs = 200;

const legEndSql = (direction: 'FROM' | 'TO') => `(
    SELECT a.coordinates FROM addresses a WHERE a.tenant_id = r.tenant_id AND a.addressable_type = 'ROUTE'
      AND a.addressable_id = r.id AND a.direction = '${direction}' LIMIT 1)`;

const drivenLegsSql = `
  SELECT r.driver_id, ${legEndSql('FROM')}, ${legEndSql('TO')}, ${lastRequestDaySql} - ${firstRequestDaySql} + 1
  FROM routes r JOIN service_transportations s ON s.tenant_id = r.tenant_id AND s.id = r.service_transportation_id
  WHERE r.tenant_id = $1 AND s.id = $2 AND r.driver_id IS NOT NULL
  ORDER BY r."order", r.id LIMIT ${maxLegs}`;

/**
 * Returns the driving hours of a request's drivers, in the order of the first `maxLegs` legs; empty when the caller may
 * not see the request.
 */
export async function estimateDriverHours(
  estimate: DistanceEstimator,
  id: string,
  context: RequestContext,
): Promise<DriverHours[]> {
  const caller = requireCaller(context);
  const rows = await context.database.read(caller.tenant, async (session) =>
    (await canSeeRequest(session, caller, id))
      ? session.rows({ text: drivenLegsSql, params: [caller.tenant, id] })
      : [],
  );
  const legs = rows.map(([driver, from, to]): DrivenLeg => ({
    driver: String(driver),
    from: positionOf(from),
    to: positionOf(to),
  }));
  const daysAvailable = rows[0]?.[3];
  // Distances are estimated after the database read, so that no connection is held during HTTP requests.
  const minutes = await Promise.all(
    legs.map(async ({ from, to }) =>
      from && to ? (await estimate(from, to, context.log)).driving_minutes : undefined,
    ),
  );
  return [...new Set(legs.map(({ driver }) => driver))].map((driver) => {
    const minutesOfDriver = minutes.filter((_minutes, index) => legs[index]?.driver === driver);
    const measured = minutesOfDriver.filter((leg) => leg !== undefined);
    const driving_minutes = measured.reduce((sum, leg) => sum + leg, 0);
    return {
      driver_id: driver,
      driving_minutes,
      ...breaksAndDaysFor(driving_minutes),
      days_available: daysAvailable === null || daysAvailable === undefined ? null : Number(daysAvailable),
      legs_without_place: minutesOfDriver.length - measured.length,
    };
  });
}

/** Parses stored coordinates; undefined if there are none. */
function positionOf(stored: string | null | undefined): GeoPosition | undefined {
  const coordinates: unknown = stored ? JSON.parse(stored) : undefined;
  if (
    typeof coordinates !== 'object' ||
    coordinates === null ||
    !('latitude' in coordinates) ||
    !('longitude' in coordinates)
  )
    return undefined;
  const { latitude, longitude } = coordinates;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
