import type { DeliveredMonth, Deliveries, FleetUse, Language, Revenue, StatusCount } from '../../contract.generated';
import type { Session } from '../../database/database';
import { SqlParameters } from '../../dialect/parameters';
import type { Viewer } from '../../dialect/scope';
import { firstRequestDaySql, lastRequestDaySql } from '../transport';
import type { DashboardPeriod } from './rules';
import { parseRequestStatus } from './statuses';
import { visibleRequestsSql } from './visible-requests';

/** Counts the requests created in the period, by status. */
export async function countRequestsByStatus(
  session: Session,
  viewer: Viewer,
  { midnights }: DashboardPeriod,
): Promise<StatusCount[]> {
  const parameters = new SqlParameters();
  const text = `
    SELECT s.status, count(*) FROM service_transportations s
    WHERE ${visibleRequestsSql(viewer, parameters)} AND ${duringPeriod('s.created_at', midnights, parameters)}
    GROUP BY s.status`;
  const rows = await session.rows({ text, params: parameters.values });
  return rows.map(([status, count]) => ({ status: parseRequestStatus(status), count: Number(count) }));
}

function duringPeriod(column: string, midnights: readonly string[], parameters: SqlParameters): string {
  return `${column} >= ${parameters.add(midnights[0])}::timestamptz AND ${column} < ${parameters.add(midnights.at(-1))}::timestamptz`;
}

/**
 * A row of the query in `readDeliveries`. Its `GROUPING SETS` return sums by month and currency, by month, by currency and
 * in total; `month` or `currency` is null when the row covers all of them.
 */
interface DeliverySum {
  month: string | null;
  currency: string | null;
  count: number;
  due: number;
  onTime: number;
  amount: string | null;
  priced: number;
}

/**
 * Reads the deliveries of the period. The database sums money exactly, and per currency. The day of a delivery is its
 * day in the reader's time zone: `width_bucket` finds the position of its timestamp among the midnights.
 */
export async function readDeliveries(
  session: Session,
  viewer: Viewer,
  { from, midnights, months: monthsOfPeriod }: DashboardPeriod,
): Promise<Deliveries> {
  const parameters = new SqlParameters();
  const list = (values: readonly string[]) => parameters.add(`{${values.join(',')}}`);
  const firsts = `${list(monthsOfPeriod.map(({ month }) => month))}::date[]`;
  const begins = `${list(monthsOfPeriod.map((part) => part.begins))}::timestamptz[]`;
  const ends = `${list(monthsOfPeriod.map((part) => part.ends))}::timestamptz[]`;
  const day = `${parameters.add(from)}::date + width_bucket(s.delivered, ${list(midnights.slice(0, -1))}::timestamptz[]) - 1`;
  const text = `
    SELECT m.month, d.currency, sum(d.count), sum(d.due), sum(d.on_time), sum(d.amount), sum(d.priced)
    FROM unnest(${firsts}, ${begins}, ${ends}) m(month, begins, ends)
    CROSS JOIN LATERAL (
      SELECT s.currency, count(*) AS count, count(s.delivery_date_to) AS due, count(*) FILTER (WHERE ${day} <= s.delivery_date_to) AS on_time,
        sum(s.price) AS amount, count(s.price) AS priced
      FROM service_transportations s
      WHERE ${visibleRequestsSql(viewer, parameters)} AND s.delivered >= m.begins AND s.delivered < m.ends
        AND s.status IN ('SERVICE_PROVIDED', 'CLOSE_REQUEST')
      GROUP BY s.currency) d
    GROUP BY GROUPING SETS ((m.month, d.currency), (m.month), (d.currency), ()) ORDER BY m.month, d.currency`;
  const rows = await session.rows({ text, params: parameters.values });
  const sums = rows.map(([month = null, currency = null, count, due, onTime, amount = null, priced]): DeliverySum => {
    return {
      month,
      currency,
      count: Number(count),
      due: Number(due),
      onTime: Number(onTime),
      amount,
      priced: Number(priced),
    };
  });
  const revenue = (month: string | null): Revenue[] => sums.filter((sum) => sum.month === month).flatMap(revenueOf);
  const [all] = sums.filter(({ month, currency }) => month === null && currency === null);
  const months = sums.flatMap((sum): DeliveredMonth[] =>
    sum.month !== null && sum.currency === null
      ? [{ month: sum.month, count: sum.count, due: sum.due, on_time: sum.onTime, revenue: revenue(sum.month) }]
      : [],
  );
  return { count: all?.count ?? 0, due: all?.due ?? 0, on_time: all?.onTime ?? 0, revenue: revenue(null), months };
}

/** Returns the revenue of a row, in units of its currency such as euros; empty without a currency or a price. */
function revenueOf({ currency, amount, priced }: DeliverySum): Revenue[] {
  return currency !== null && amount !== null ? [{ currency, amount: Number(amount), count: priced }] : [];
}

/**
 * Reads how many days the active vehicles are booked in the period, by vehicle class. Bookings are deleted when a
 * service is provided, so the days are computed from the legs and time windows of requests. A day counts once per
 * vehicle.
 */
export async function readFleetUse(
  session: Session,
  viewer: Viewer,
  { from, to, days }: DashboardPeriod,
  language: Language,
): Promise<FleetUse[]> {
  const parameters = new SqlParameters();
  const [first, last] = [`${parameters.add(from)}::date`, `${parameters.add(to)}::date`];
  const text = `
    WITH booked AS (
      SELECT v.id, daterange(greatest(${firstRequestDaySql}, ${first}), least(${lastRequestDaySql}, ${last}), '[]') AS days
      FROM service_transportations s
      JOIN routes r ON r.tenant_id = s.tenant_id AND r.service_transportation_id = s.id
      CROSS JOIN LATERAL (VALUES (r.vehicle_id), (r.truck_id)) v(id)
      WHERE ${visibleRequestsSql(viewer, parameters)} AND s.status <> 'CANCELED_REQUEST' AND v.id IS NOT NULL
        AND ${firstRequestDaySql} <= ${last} AND ${lastRequestDaySql} >= ${first}
    ), used AS (
      SELECT b.id, (SELECT sum(upper(d) - lower(d)) FROM unnest(range_agg(b.days)) d) AS days FROM booked b GROUP BY b.id
    )
    SELECT c.id, c.title_${language}, count(*), coalesce(sum(u.days), 0)
    FROM vehicles v
    LEFT JOIN used u ON u.id = v.id
    LEFT JOIN vehicle_classes c ON c.id = v.vehicle_class_id
    WHERE v.tenant_id = ${parameters.add(viewer.tenant)} AND v.deleted_at IS NULL AND v.is_active
    GROUP BY c.id ORDER BY 4 DESC, 3 DESC, 2`;
  const rows = await session.rows({ text, params: parameters.values });
  return rows.map(([vehicle_class_id = null, title = null, vehicles, booked]) => {
    return {
      vehicle_class_id,
      title,
      vehicles: Number(vehicles),
      available_days: Number(vehicles) * days,
      booked_days: Number(booked),
    };
  });
}
