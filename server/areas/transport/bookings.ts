import type { Session } from '../../database/database';
import { holding } from './statuses';

/** A driver or a vehicle that another request holds on some day of this one. */
export interface Conflict {
  type: 'DRIVER' | 'VEHICLE';
  id: string;
  /** Number of the other request. */
  number: string;
}

/** A number of our own for PostgreSQL's advisory locks: bookings of one tenant are made one after the other. */
const lockNumber = 7_209_115;

const statuses = holding.map((status) => `'${status}'`).join(', ');
const known = 's.to_take_to_work_from, s.to_take_to_work_to, s.delivery_date_from, s.delivery_date_to';

/** SQL of the first known day of a request's windows; null without one. */
export const firstDay = `least(${known})`;
/** The same of the last. */
export const lastDay = `greatest(${known})`;

/** What requests hold, from the first known day of their windows to the last; without any day they hold nothing. */
const held = (condition: string) => `
  SELECT DISTINCT s.tenant_id, s.id AS service_transportation_id, h.resource_type, h.resource_id,
    daterange(${firstDay}, ${lastDay}, '[]') AS days
  FROM service_transportations s
  JOIN routes r ON r.tenant_id = s.tenant_id AND r.service_transportation_id = s.id
  CROSS JOIN LATERAL (VALUES ('DRIVER', r.driver_id), ('VEHICLE', r.vehicle_id), ('VEHICLE', r.truck_id)) h(resource_type, resource_id)
  WHERE s.tenant_id = $1 AND ${condition} AND s.deleted_at IS NULL AND s.status IN (${statuses})
    AND h.resource_id IS NOT NULL AND ${firstDay} IS NOT NULL`;

const columns = 'tenant_id, service_transportation_id, resource_type, resource_id, days';

/**
 * Brings the bookings of a request in line with its windows, status and legs. Call it in the transaction that changes
 * one of them. @returns what is held by other requests; then nothing of this one is booked, and the caller refuses.
 */
export async function book(session: Session, tenant: string, request: string): Promise<Conflict[]> {
  const ask = (text: string) => session.rows({ text, params: [tenant, request] });
  await session.rows({ text: 'SELECT pg_advisory_xact_lock($1, hashtext($2))', params: [lockNumber, tenant] });
  await ask('DELETE FROM bookings WHERE tenant_id = $1 AND service_transportation_id = $2');
  const taken = await heldByOthers(session, tenant, request);
  if (taken.length > 0) return taken;
  await session.rows({ text: 'SAVEPOINT booking', params: [] });
  try {
    await ask(`INSERT INTO bookings (${columns}) ${held('s.id = $2')}`);
    return [];
  } catch (error) {
    if (!isExcluded(error)) throw error;
    // Whoever booked without the lock has been waited for: now it is seen who.
    await session.rows({ text: 'ROLLBACK TO SAVEPOINT booking', params: [] });
    return heldByOthers(session, tenant, request);
  }
}

/** What a request wants on its days and others hold. */
async function heldByOthers(session: Session, tenant: string, request: string): Promise<Conflict[]> {
  const text = `
    SELECT b.resource_type, b.resource_id, o.number FROM (${held('s.id = $2')}) w
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

/** Whether the database's own constraint kept a booking out. */
function isExcluded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23P01';
}

/** Books for all requests of a tenant that has no bookings yet. */
export async function bookAll(session: Session, tenant: string): Promise<void> {
  await session.rows({ text: `INSERT INTO bookings (${columns}) ${held('true')}`, params: [tenant] });
}
