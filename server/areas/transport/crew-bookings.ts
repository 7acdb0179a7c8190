import type { CrewBooking } from '../../contract.generated';
import type { RequestContext } from '../../dialect/context';
import { requireCaller } from '../../dialect/methods';
import { canSeeRequest } from './row-policies';
import { firstRequestDaySql, isoMomentSql, requestDaysRangeSql } from './bookings-sql';

const conflictsQuery = `
  SELECT b.resource_type, b.resource_id, o.number, o.id, ${isoMomentSql('lower(b.during)')}, ${isoMomentSql('upper(b.during)')}
  FROM (
    SELECT range_merge(range_agg(t.span)) AS span
    FROM service_transportations s JOIN tenants n ON n.id = s.tenant_id
    CROSS JOIN LATERAL (
      SELECT ${requestDaysRangeSql} AS span WHERE ${firstRequestDaySql} IS NOT NULL
      UNION ALL SELECT tstzrange(r.planned_start, r.planned_end) FROM routes r
      WHERE r.tenant_id = s.tenant_id AND r.service_transportation_id = s.id AND r.planned_start IS NOT NULL) t
    WHERE s.tenant_id = $1 AND s.id = $2) own
  JOIN leg_bookings b ON b.tenant_id = $1 AND b.during && own.span
  JOIN service_transportations o ON o.tenant_id = b.tenant_id AND o.id = b.service_transportation_id
  WHERE o.id <> $2
  ORDER BY b.during, o.number, b.resource_type, b.resource_id
  LIMIT 2000`;

/**
 * Returns drivers and vehicles that other requests have booked on the days of the given request and the planned times of
 * its legs, at most 2000. Empty when the caller may not see the request.
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
