import type { Session } from '../../database/database';
import { bookingsSql } from './bookings-sql';

/** First key of the advisory locks; the second is the tenant. A lock makes a tenant's bookings change one at a time. */
const lockNamespace = 7_209_115;

export const bookingColumns =
  'tenant_id, service_transportation_id, route_id, resource_type, resource_id, during, shared';

const wantedSql = bookingsSql('s.id = ANY ($2::bigint[])');

/**
 * SQL of the requests that book something, each with whether a booking of another request, one of these or not, overlaps
 * with it.
 */
const overlapsSql = `WITH wanted AS MATERIALIZED (${wantedSql})
  SELECT w.service_transportation_id, bool_or(EXISTS (
    SELECT 1 FROM leg_bookings b WHERE b.tenant_id = w.tenant_id AND b.resource_type = w.resource_type
      AND b.resource_id = w.resource_id AND b.during && w.during AND b.service_transportation_id <> ALL ($2::bigint[])
  ) OR EXISTS (
    SELECT 1 FROM wanted o WHERE o.resource_type = w.resource_type AND o.resource_id = w.resource_id
      AND o.service_transportation_id <> w.service_transportation_id AND o.during && w.during))
  FROM wanted w GROUP BY 1`;

/** SQL that deletes the bookings of requests, but for those that they keep unchanged. */
const deleteSql = `DELETE FROM leg_bookings b WHERE b.tenant_id = $1 AND b.service_transportation_id = ANY ($2::bigint[])
  AND (b.shared OR NOT EXISTS (SELECT 1 FROM (${wantedSql}) w WHERE w.route_id = b.route_id
    AND w.resource_type = b.resource_type AND w.resource_id = b.resource_id AND w.during = b.during))`;

const insertSql = `INSERT INTO leg_bookings (${bookingColumns}) SELECT w.*, false FROM (${wantedSql}) w
  ON CONFLICT (tenant_id, service_transportation_id, route_id, resource_type, resource_id) DO NOTHING`;

/**
 * Replaces the bookings of requests by those that their status, days and legs require, with a few statements for all. Call
 * this function in the transaction that changes these.
 * @returns the requests, in the given order, whose bookings overlap with another request's and are left as they are. Book
 * them one after the other (`updateBookings`), so that the first of two gets what both need.
 */
export async function updateBookingsTogether(
  session: Session,
  tenant: string,
  requests: readonly string[],
): Promise<readonly string[]> {
  if (requests.length === 0) return [];
  await lockBookings(session, tenant);
  const params = (ids: readonly string[]) => [tenant, `{${ids.join(',')}}`];
  const wanting = await session.rows({ text: overlapsSql, params: params(requests) });
  const overlapping = new Set(wanting.filter(([, overlaps]) => overlaps === 't').map(([id]) => id));
  const others = requests.filter((id) => !overlapping.has(id));
  const run = (text: string) => session.rows({ text, params: params(others) });
  if (overlapping.size === wanting.length) {
    await run('DELETE FROM leg_bookings WHERE tenant_id = $1 AND service_transportation_id = ANY ($2::bigint[])');
    return requests.filter((id) => overlapping.has(id));
  }
  const areBooked = await bookInSavepoint(session, async () => {
    await run(deleteSql);
    await run(insertSql);
  });
  return areBooked ? requests.filter((id) => overlapping.has(id)) : requests;
}

/**
 * Does work in a savepoint. Returns false, with nothing changed, if a transaction that did not take the lock has booked
 * something of it first.
 */
export async function bookInSavepoint(session: Session, work: () => Promise<void>): Promise<boolean> {
  const run = (text: string) => session.rows({ text, params: [] });
  await run('SAVEPOINT booking');
  const isBooked = await work().then(
    () => true,
    async (error: unknown) => {
      if (!isExclusionViolation(error)) throw error;
      await run('ROLLBACK TO SAVEPOINT booking');
      return false;
    },
  );
  // Without the release, the savepoints of a bulk action's requests would nest.
  await run('RELEASE SAVEPOINT booking');
  return isBooked;
}

/** Returns whether the exclusion constraint refused a booking. */
function isExclusionViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23P01';
}

/** Makes other transactions that change bookings of the tenant wait until this one ends. */
export async function lockBookings(session: Session, tenant: string): Promise<void> {
  await session.rows({ text: 'SELECT pg_advisory_xact_lock($1, hashtext($2))', params: [lockNamespace, tenant] });
}
