import type { Session } from '../../database/database';
import { bookingsSql } from './bookings-sql';
import { type LegLoad, sharingObstacleOf, type SharingObstacle } from './sharing-rules';

/** A leg, and a leg of another request that holds its driver or vehicle at the same time. */
export interface LegOverlap {
  leg: string;
  otherLeg: string;
}

/** Returns why legs cannot share their vehicles with legs of other requests, by the id of the leg. */
export async function findSharingObstacles(
  session: Session,
  tenant: string,
  overlaps: readonly LegOverlap[],
): Promise<ReadonlyMap<string, SharingObstacle>> {
  const loads = await readLoads(session, tenant, [
    ...new Set(overlaps.flatMap(({ leg, otherLeg }) => [leg, otherLeg])),
  ]);
  const obstacles = new Map<string, SharingObstacle>();
  for (const leg of new Set(overlaps.map(({ leg: id }) => id))) {
    const load = loads.get(leg);
    const others = [...new Set(overlaps.flatMap((overlap) => (overlap.leg === leg ? [overlap.otherLeg] : [])))];
    const obstacle =
      load &&
      sharingObstacleOf(
        load,
        others.flatMap((other) => loads.get(other) ?? []),
      );
    if (obstacle) obstacles.set(leg, obstacle);
  }
  return obstacles;
}

/** Returns whether the tenant lets requests share a vehicle. */
export async function canShareVehicles(session: Session, tenant: string): Promise<boolean> {
  const [row] = await session.rows({ text: 'SELECT leg_sharing FROM tenants WHERE id = $1', params: [tenant] });
  return row?.[0] === 'FITTING';
}

/** Marks the bookings of legs as shared, so that the exclusion constraint lets other shared bookings overlap with them. */
export async function markShared(session: Session, tenant: string, legs: readonly string[]): Promise<void> {
  const text = `UPDATE leg_bookings SET shared = true WHERE tenant_id = $1 AND route_id = ANY ($2::bigint[]) AND NOT shared
    AND service_transportation_id IN (SELECT r.service_transportation_id FROM routes r WHERE r.tenant_id = $1 AND r.id = ANY ($2::bigint[]))`;
  await session.rows({ text, params: [tenant, `{${legs.join(',')}}`] });
}

async function readLoads(
  session: Session,
  tenant: string,
  legs: readonly string[],
): Promise<ReadonlyMap<string, LegLoad>> {
  const milliseconds = (moment: string) => `floor(extract(epoch FROM ${moment}) * 1000)`;
  const text = `
    SELECT DISTINCT r.id, ${milliseconds('lower(w.during)')}, ${milliseconds('upper(w.during)')}, r.driver_id, r.vehicle_id,
      r.truck_id, (SELECT coalesce(sum(c.weight), 0) FROM transportation_cargos c
        WHERE c.tenant_id = r.tenant_id AND c.service_transportation_id = r.service_transportation_id),
      r.vehicle_places, v.carrying_capacity, v.places
    FROM (${bookingsSql('r.id = ANY ($2::bigint[])')}) w
    JOIN routes r ON r.tenant_id = w.tenant_id AND r.id = w.route_id
    LEFT JOIN vehicles v ON v.tenant_id = r.tenant_id AND v.id = r.vehicle_id`;
  const rows = await session.rows({ text, params: [tenant, `{${legs.join(',')}}`] });
  const numberOrNull = (value: string | null | undefined) =>
    value === null || value === undefined ? null : Number(value);
  return new Map(
    rows.map(([id, start, end, driver = null, vehicle = null, truck = null, weight, places, payload, capacity]) => [
      String(id),
      {
        id: String(id),
        start: Number(start),
        end: Number(end),
        driver,
        vehicle,
        truck,
        weight: Number(weight),
        places: numberOrNull(places),
        payload: numberOrNull(payload),
        capacity: numberOrNull(capacity),
      },
    ]),
  );
}
