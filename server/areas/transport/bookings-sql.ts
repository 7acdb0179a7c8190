import { bookingStatuses } from './statuses';

const bookingStatusesSql = bookingStatuses.map((status) => `'${status}'`).join(', ');
const windowColumns = 's.to_take_to_work_from, s.to_take_to_work_to, s.delivery_date_from, s.delivery_date_to';

/** SQL for the first day of the loading and delivery windows of request `s`; null when the request has no days. */
export const firstRequestDaySql = `least(${windowColumns})`;
/** SQL for the last day of the loading and delivery windows of request `s`; null when the request has no days. */
export const lastRequestDaySql = `greatest(${windowColumns})`;

/**
 * Returns SQL for the days of request `s` as a range of moments, in the time zone of tenant `n`: from the first midnight
 * of its windows to the last.
 */
export const requestDaysRangeSql = `tstzrange(${firstRequestDaySql}::timestamp AT TIME ZONE n.time_zone,
  (${lastRequestDaySql} + 1)::timestamp AT TIME ZONE n.time_zone)`;

/**
 * Returns SQL that selects the bookings that legs need: each driver and vehicle, for the leg's planned times. A leg
 * without planned times, because its places are not known yet, books the days of its request, if it has days.
 */
export const bookingsSql = (condition: string) => `
  SELECT DISTINCT s.tenant_id, s.id AS service_transportation_id, r.id AS route_id, h.resource_type, h.resource_id,
    CASE WHEN r.planned_start IS NOT NULL THEN tstzrange(r.planned_start, r.planned_end) ELSE ${requestDaysRangeSql} END AS during
  FROM service_transportations s
  JOIN tenants n ON n.id = s.tenant_id
  JOIN routes r ON r.tenant_id = s.tenant_id AND r.service_transportation_id = s.id
  CROSS JOIN LATERAL (VALUES ('DRIVER', r.driver_id), ('VEHICLE', r.vehicle_id), ('VEHICLE', r.truck_id)) h(resource_type, resource_id)
  WHERE s.tenant_id = $1 AND ${condition} AND s.deleted_at IS NULL AND s.status IN (${bookingStatusesSql})
    AND h.resource_id IS NOT NULL AND (r.planned_start IS NOT NULL OR ${firstRequestDaySql} IS NOT NULL)`;

/** Returns SQL for a moment in ISO 8601, in UTC. */
export const isoMomentSql = (moment: string) => `to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
