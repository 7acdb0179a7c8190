import type { Session } from '../../database/database';
import { bookingStatuses } from './statuses';

/** A driver or vehicle of a request that another request has already booked for one of its days. */
export interface BookingConflict {
  type: 'DRIVER' | 'VEHICLE';
  id: string;
  /** Number of the request that has the driver or vehicle booked. */
  number: string;
}

/** First key of the advisory locks; the second is the tenant. A lock makes a tenant's bookings change one at a time. */
const lockNamespace = 7_209_115;

const bookingStatusesSql = bookingStatuses.map((status) => `'${status}'`).join(', ');
const windowColumns = 's.to_take_to_work_from, s.to_take_to_work_to, s.delivery_date_from, s.delivery_date_to';

/** SQL for the first day of the loading and delivery windows of request `s`; null when the request has no days. */
export const firstRequestDaySql = `least(${windowColumns})`;
/** SQL for the last day of the loading and delivery windows of request `s`; null when the request has no days. */
export const lastRequestDaySql = `greatest(${windowColumns})`;

/**
 * Returns SQL that selects the bookings that requests need: each driver and vehicle of their legs, from the first to
 * the last day of the loading and delivery windows. A request without days has no bookings.
 */
const bookingsSql = (condition: string) => `
  SELECT DISTINCT s.tenant_id, s.id AS service_transportation_id, h.resource_type, h.resource_id,
    daterange(${firstRequestDaySql}, ${lastRequestDaySql}, '[]') AS days
  FROM service_transportations s
  JOIN routes r ON r.tenant_id = s.tenant_id AND r.service_transportation_id = s.id
  CROSS JOIN LATERAL (VALUES ('DRIVER', r.driver_id), ('VEHICLE', r.vehicle_id), ('VEHICLE', r.truck_id)) h(resource_type, resource_id)
  WHERE s.tenant_id = $1 AND ${condition} AND s.deleted_at IS NULL AND s.status IN (${bookingStatusesSql})
    AND h.resource_id IS NOT NULL AND ${firstRequestDaySql} IS NOT NULL`;

const bookingColumns = 'tenant_id, service_transportation_id, resource_type, resource_id, days';

/**
 * Replaces the bookings of a request by those that its date windows, status and legs require. Call this function in the
 * transaction that changes these.
 * @returns conflicts with other requests. When there are any, nothing is booked and the caller must refuse the change.
 */
export async function updateBookings(session: Session, tenant: string, request: string): Promise<BookingConflict[]> {
  const runSql = (text: string) => session.rows({ text, params: [tenant, request] });
  await lockBookings(session, tenant);
  await runSql('DELETE FROM bookings WHERE tenant_id = $1 AND service_transportation_id = $2');
  const conflicts = await findConflicts(session, tenant, request);
  if (conflicts.length > 0) return conflicts;
  await session.rows({ text: 'SAVEPOINT booking', params: [] });
  try {
    await runSql(`INSERT INTO bookings (${bookingColumns}) ${bookingsSql('s.id = $2')}`);
    return [];
  } catch (error) {
    if (!isExclusionViolation(error)) throw error;
    // A transaction that did not take the lock booked first and has committed, so its bookings can be read now.
    await session.rows({ text: 'ROLLBACK TO SAVEPOINT booking', params: [] });
    return findConflicts(session, tenant, request);
  }
}

/** Returns the drivers and vehicles of the request that other requests have booked on its days. */
async function findConflicts(session: Session, tenant: string, request: string): Promise<BookingConflict[]> {
  const text = `
    SELECT b.resource_type, b.resource_id, o.number FROM (${bookingsSql('s.id = $2')}) w
    JOIN bookings b ON b.tenant_id = w.tenant_id AND b.resource_type = w.resource_type AND b.resource_id = w.resource_id
      AND b.days && w.days
    JOIN service_transportations o ON o.tenant_id = b.tenant_id AND o.id = b.service_transportation_id
    ORDER BY b.days, o.number`;
  const rows = await session.rows({ text, params: [tenant, request] });
  return rows.map(([type, id, number]) => ({
    type: type === 'DRIVER' ? 'DRIVER' : 'VEHICLE',
    id: String(id),
    number: String(number),
  }));
}

/** Returns whether the exclusion constraint refused a booking. */
function isExclusionViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23P01';
}

/** Creates the bookings of all requests of a tenant. The tenant must not have bookings yet. */
export async function createAllBookings(session: Session, tenant: string): Promise<void> {
  await lockBookings(session, tenant);
  await session.rows({ text: `INSERT INTO bookings (${bookingColumns}) ${bookingsSql('true')}`, params: [tenant] });
}

async function lockBookings(session: Session, tenant: string): Promise<void> {
  await session.rows({ text: 'SELECT pg_advisory_xact_lock($1, hashtext($2))', params: [lockNamespace, tenant] });
}
