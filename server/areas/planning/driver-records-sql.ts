import { isDrivenSql } from './position-sql';

/**
 * SQL for the legs of drivers in the weeks around a leg, with the coordinates of both ends. Parameters: the tenant, the ids
 * of the drivers, the first and the last moment, and the id of the leg.
 */
export const workSql = `
  SELECT r.driver_id, floor(extract(epoch FROM r.planned_start) * 1000), floor(extract(epoch FROM r.planned_end) * 1000),
    loading.latitude, loading.longitude, r.to_latitude, r.to_longitude
  FROM routes r
  LEFT JOIN LATERAL (SELECT a.coordinates ->> 'latitude' AS latitude, a.coordinates ->> 'longitude' AS longitude
    FROM addresses a WHERE a.tenant_id = r.tenant_id AND a.addressable_type = 'ROUTE' AND a.addressable_id = r.id
      AND a.direction = 'FROM' LIMIT 1) loading ON true
  WHERE r.tenant_id = $1::bigint AND r.driver_id = ANY ($2::bigint[]) AND r.planned_end > $3::timestamptz
    AND r.planned_start < $4::timestamptz AND r.id <> $5::bigint AND ${isDrivenSql('r.service_transportation_id')}`;

/**
 * SQL for the last opening balance of drivers' hours before a leg: driver, moment, hours of the day, week and week before,
 * end and hours of the last weekly rest. Parameters: the tenant, the ids of the drivers, and the start of the leg.
 */
export const balancesSql = `
  SELECT DISTINCT ON (b.driver_id) b.driver_id, floor(extract(epoch FROM b.as_of) * 1000), b.day_hours, b.week_hours, b.last_week_hours,
    floor(extract(epoch FROM b.rest_ended_at) * 1000), b.rest_hours
  FROM hours_balances b
  WHERE b.tenant_id = $1::bigint AND b.driver_id = ANY ($2::bigint[]) AND b.as_of <= $3::timestamptz
  ORDER BY b.driver_id, b.as_of DESC, b.id DESC`;
