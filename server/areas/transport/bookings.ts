import type { Session } from '../../database/database';
import { invalidInputError, type Problem } from '../../dialect/errors';
import { bookInSavepoint, bookingColumns, lockBookings, updateBookingsTogether } from './book-together';
import { bookingsSql, isoMomentSql } from './bookings-sql';
import { canShareVehicles, findSharingObstacles, markShared } from './sharing';
import type { SharingObstacle } from './sharing-rules';

/** A driver or vehicle of a leg that another request has booked at the same time. */
export interface BookingConflict {
  type: 'DRIVER' | 'VEHICLE';
  id: string;
  /** Id of the leg that cannot have the driver or vehicle. */
  leg: string;
  /** The leg of another request that has the driver or vehicle. */
  otherLeg: string;
  /** Why the legs cannot share the vehicle, where the company lets requests share vehicles. */
  obstacle?: SharingObstacle | undefined;
  /** What has booked the driver or vehicle, as problems and notices show it. */
  booking: BookingFacts;
}

/** The request that has booked a driver or vehicle, and the times of the booking in ISO 8601. */
export type BookingFacts = Readonly<Record<'number' | 'from' | 'to', string>>;

/**
 * Replaces the bookings of a request by those that its status, days and legs require. Call this function in the
 * transaction that changes these.
 * @returns conflicts with other requests. When there are any, nothing is booked and the caller must refuse the change.
 */
export async function updateBookings(
  session: Session,
  tenant: string,
  request: string,
): Promise<readonly BookingConflict[]> {
  const runSql = (text: string) => session.rows({ text, params: [tenant, request] });
  await lockBookings(session, tenant);
  await runSql('DELETE FROM leg_bookings WHERE tenant_id = $1 AND service_transportation_id = $2');
  const overlaps = await findOverlaps(session, tenant, request);
  const conflicts = await withoutShared(session, tenant, overlaps);
  if (conflicts.length > 0) return conflicts;
  const isBooked = await bookInSavepoint(session, async () => {
    if (overlaps.length > 0) await markShared(session, tenant, [...new Set(overlaps.map(({ otherLeg }) => otherLeg))]);
    const sharedLegs = [...new Set(overlaps.map(({ leg }) => leg))];
    await session.rows({
      text: `INSERT INTO leg_bookings (${bookingColumns})
        SELECT w.*, w.route_id = ANY ($3::bigint[]) FROM (${bookingsSql('s.id = $2')}) w`,
      params: [tenant, request, `{${sharedLegs.join(',')}}`],
    });
  });
  // A transaction that did not take the lock booked first and has committed, so its bookings can be read now.
  return isBooked ? [] : findOverlaps(session, tenant, request);
}

/** Returns the overlaps without those of legs that can share their vehicle, as the company lets them. */
async function withoutShared(
  session: Session,
  tenant: string,
  overlaps: readonly BookingConflict[],
): Promise<readonly BookingConflict[]> {
  if (overlaps.length === 0 || !(await canShareVehicles(session, tenant))) return overlaps;
  const obstacles = await findSharingObstacles(session, tenant, overlaps);
  return overlaps.flatMap((overlap) => {
    const obstacle = obstacles.get(overlap.leg);
    return obstacle ? [{ ...overlap, obstacle }] : [];
  });
}

/** Returns the problems of a conflict: what has booked the driver or vehicle, and why the vehicle cannot be shared. */
export function conflictProblems(code: 'booked' | 'crew_booked', { booking, obstacle }: BookingConflict): Problem[] {
  return [{ code, payload: booking }, ...(obstacle ? [{ code: `sharing_${obstacle.toLowerCase()}` }] : [])];
}

/**
 * Updates the bookings of requests.
 * @throws ContractError on the field `path` when another request has booked a driver or vehicle.
 */
export async function requireBookings(
  session: Session,
  tenant: string,
  requests: readonly string[],
  path: string,
): Promise<void> {
  for (const request of await updateBookingsTogether(session, tenant, requests)) {
    const [conflict] = await updateBookings(session, tenant, request);
    if (conflict) throw invalidInputError({ [path]: conflictProblems('crew_booked', conflict) });
  }
}

/** Returns the drivers and vehicles of the request that other requests have booked at the times of its legs. */
async function findOverlaps(session: Session, tenant: string, request: string): Promise<BookingConflict[]> {
  const text = `
    SELECT b.resource_type, b.resource_id, w.route_id, b.route_id, o.number, ${isoMomentSql('lower(b.during)')}, ${isoMomentSql('upper(b.during)')}
    FROM (${bookingsSql('s.id = $2')}) w
    JOIN leg_bookings b ON b.tenant_id = w.tenant_id AND b.resource_type = w.resource_type AND b.resource_id = w.resource_id
      AND b.service_transportation_id <> w.service_transportation_id AND b.during && w.during
    JOIN service_transportations o ON o.tenant_id = b.tenant_id AND o.id = b.service_transportation_id
    ORDER BY b.during, o.number`;
  const rows = await session.rows({ text, params: [tenant, request] });
  return rows.map(([type, id, leg, otherLeg, number, from, to]) => ({
    type: type === 'DRIVER' ? 'DRIVER' : 'VEHICLE',
    id: String(id),
    leg: String(leg),
    otherLeg: String(otherLeg),
    booking: { number: String(number), from: String(from), to: String(to) },
  }));
}

/** Creates the bookings of all requests of a tenant. The tenant must not have bookings yet. */
export async function createAllBookings(session: Session, tenant: string): Promise<void> {
  await lockBookings(session, tenant);
  await session.rows({
    text: `INSERT INTO leg_bookings (${bookingColumns}) SELECT w.*, false FROM (${bookingsSql('true')}) w`,
    params: [tenant],
  });
}
