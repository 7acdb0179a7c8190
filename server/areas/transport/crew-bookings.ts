import type { CrewBooking } from '../../contract.generated';
import type { RequestContext } from '../../dialect/context';
import { requireCaller } from '../../dialect/methods';
import { canSeeRequest } from './row-policies';
import { firstRequestDaySql, lastRequestDaySql } from './bookings';

const conflictsQuery = `
  SELECT b.resource_type, b.resource_id, o.number, o.id, lower(b.days), upper(b.days) - 1
  FROM service_transportations s
  JOIN bookings b ON b.tenant_id = s.tenant_id AND b.days && daterange(${firstRequestDaySql}, ${lastRequestDaySql}, '[]')
  JOIN service_transportations o ON o.tenant_id = b.tenant_id AND o.id = b.service_transportation_id
  WHERE s.tenant_id = $1 AND s.id = $2 AND o.id <> s.id AND ${firstRequestDaySql} IS NOT NULL
  ORDER BY b.days, o.number, b.resource_type, b.resource_id
  LIMIT 2000`;

/**
 * Returns drivers and vehicles that other requests have booked on the days of the given request, at most 2000. Empty
 * when the caller may not see the request.
 */
export async function readCrewBookings(id: string, context: RequestContext): Promise<CrewBooking[]> {
  const caller = requireCaller(context);
  return context.database.read(caller.tenant, async (session) => {
    if (!(await canSeeRequest(session, caller, id))) return [];
    const rows = await session.rows({ text: conflictsQuery, params: [caller.tenant, id] });
    return rows.map(([type, resource, number, request, from, to]) => ({
      type: type === 'DRIVER' ? 'DRIVER' : 'VEHICLE',
      id: String(resource),
      number: String(number),
      service_transportation_id: String(request),
      from: String(from),
      to: String(to),
    }));
  });
}
