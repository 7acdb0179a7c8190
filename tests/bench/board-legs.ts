import type { Database } from '../../server/database/database';

/** Days of the board over which the legs are spread. */
const days = 14;

/**
 * Adds as many planned legs of the first tenant, spread evenly over its vehicles and drivers, and over two weeks from the
 * Monday of this one. Returns their number.
 */
export async function addBoardLegs({ jobs }: Database, legs: number): Promise<number> {
  const numbered = (table: string, condition: string) =>
    `(SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS number FROM ${table} x
      WHERE tenant_id = 1 AND deleted_at IS NULL AND ${condition})`;
  return jobs.system(async (session) => {
    const run = (text: string, params: unknown[] = []) => session.rows({ text, params });
    await run('SET LOCAL session_replication_role = replica');
    // Each vehicle has a leg every `number` of vehicles, so that a row's legs do not overlap.
    await run(
      `INSERT INTO routes (tenant_id, id, service_transportation_id, "order", vehicle_id, driver_id, truck_is_not_required,
         planned_start, planned_end, planned_by_hand)
       SELECT 1, 8200000000000000000 + n, s.id, 1, v.id, u.id, true, t.at, t.at + interval '9 hours', true
       FROM generate_series(0, $1::integer - 1) n
       JOIN ${numbered('vehicles', 'vehicle_class_id IS NOT NULL')} v ON v.place = n % v.number
       JOIN ${numbered('users', 'true')} u ON u.place = n % u.number
       JOIN ${numbered('service_transportations', "status <> 'CANCELED_REQUEST'")} s ON s.place = n % s.number
       CROSS JOIN LATERAL (SELECT date_trunc('week', now()) + (n / v.number) * interval '${days} days' * v.number / $1::integer
         + n % 20 * interval '15 minutes' AS at) t`,
      [legs],
    );
    await run(
      `INSERT INTO addresses (tenant_id, id, addressable_type, addressable_id, direction, country, city, coordinates)
       SELECT 1, r.id + d.n * 1000000000, 'ROUTE', r.id, d.direction, 'PL', (ARRAY['Kalisz', 'Gdynia', 'Toruń', 'Opole'])[1 + (r.id + d.n) % 4],
         jsonb_build_object('latitude', 49 + (r.id + d.n) % 50 / 10.0, 'longitude', 14 + (r.id % 1000 * 7 + d.n) % 100 / 10.0)
       FROM routes r CROSS JOIN (VALUES (1, 'FROM'), (2, 'TO')) d(n, direction) WHERE r.tenant_id = 1 AND r.id >= 8200000000000000000`,
    );
    for (const table of ['routes', 'addresses']) await run(`ANALYZE ${table}`);
    return legs;
  });
}
