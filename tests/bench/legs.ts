import type { Database } from '../../server/database/database';

/** Weeks before now over which the legs of a measurement are spread. */
const weeks = 5;

/**
 * Adds as many legs of the first tenant, spread over its vehicles, drivers and requests and over the last weeks; every
 * third vehicle is booked now. A kept database has them already. Returns the number of vehicles that carry cargo.
 */
export async function addLegs({ jobs, withoutTransaction }: Database, legs: number): Promise<number> {
  const numbered = (table: string, condition = 'deleted_at IS NULL') =>
    `(SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM ${table} WHERE tenant_id = 1 AND ${condition})`;
  const carrying = await jobs.system(async (session) => {
    const run = (text: string, params: unknown[] = []) => session.rows({ text, params });
    await run('SET LOCAL session_replication_role = replica');
    // The counts are subqueries of their own, so that PostgreSQL can join by a hash.
    const place = (table: string) => `n % (SELECT count(*) FROM ${numbered(table)} counted)`;
    await run(
      // They were driven as planned: else the job of expected times would change all of them during the measurement.
      `INSERT INTO routes (tenant_id, id, service_transportation_id, "order", vehicle_id, driver_id, planned_start, planned_end,
         started_at, ended_at, expected_start, expected_end)
       SELECT 1, 8000000000000000000 + n, s.id, 1, v.id, u.id, t.at, t.ends, t.at, t.ends, t.at, t.ends
       FROM generate_series(1, $1::integer) n
       CROSS JOIN LATERAL (SELECT now() - n * interval '${weeks} weeks' / $1::integer AS ends) e
       CROSS JOIN LATERAL (SELECT e.ends - interval '9 hours' AS at, e.ends) t
       JOIN ${numbered('service_transportations')} s ON s.place = ${place('service_transportations')}
       JOIN ${numbered('vehicles')} v ON v.place = ${place('vehicles')}
       JOIN ${numbered('users')} u ON u.place = ${place('users')}
       ON CONFLICT DO NOTHING`,
      [legs],
    );
    await run(
      `INSERT INTO addresses (tenant_id, id, addressable_type, addressable_id, direction, country, city, coordinates)
       SELECT 1, r.id + d.n * 1000000000, 'ROUTE', r.id, d.direction, 'PL', 'Kalisz',
         jsonb_build_object('latitude', 49 + (r.id + d.n) % 50 / 10.0, 'longitude', 14 + (r.id % 1000 * 7 + d.n) % 100 / 10.0)
       FROM routes r CROSS JOIN (VALUES (1, 'FROM'), (2, 'TO')) d(n, direction) WHERE r.tenant_id = 1 AND r.id > 8000000000000000000
       ON CONFLICT DO NOTHING`,
    );
    await run(
      `UPDATE routes r SET to_latitude = (a.coordinates ->> 'latitude')::double precision,
         to_longitude = (a.coordinates ->> 'longitude')::double precision
       FROM addresses a WHERE a.tenant_id = r.tenant_id AND a.addressable_type = 'ROUTE' AND a.addressable_id = r.id
         AND a.direction = 'TO' AND r.tenant_id = 1 AND r.to_latitude IS NULL`,
    );
    await run(
      `INSERT INTO leg_bookings (tenant_id, service_transportation_id, route_id, resource_type, resource_id, during)
       SELECT 1, s.id, 8100000000000000000 + v.place, 'VEHICLE', v.id, tstzrange(now(), now() + interval '12 hours')
       FROM ${numbered('vehicles')} v JOIN ${numbered('service_transportations')} s
         ON s.place = v.place % (SELECT count(*) FROM ${numbered('service_transportations')} counted) WHERE v.place % 3 = 0
       ON CONFLICT DO NOTHING`,
    );
    for (const table of ['routes', 'addresses', 'leg_bookings']) await run(`ANALYZE ${table}`);
    const count = `SELECT count(*) FROM vehicles v JOIN vehicle_classes k ON k.id = v.vehicle_class_id AND k.can_carry_cargo
      WHERE v.tenant_id = 1 AND v.deleted_at IS NULL AND v.is_active`;
    return Number((await run(count))[0]?.[0]);
  });
  // Autovacuum would do so after some minutes. Until then, PostgreSQL cannot read an index without the table.
  await withoutTransaction?.((session) => session.rows({ text: 'VACUUM routes', params: [] }));
  return carrying;
}
