import type { Database } from '../../server/database/database';

/**
 * Adds vehicles of the first tenant: a number of them (`+100`), or until it has a number of them (`100`). Returns how many
 * it has.
 */
export async function addVehicles({ jobs }: Database, wanted: string): Promise<number> {
  return jobs.system(async (session) => {
    const run = (text: string, params: unknown[] = []) => session.rows({ text, params });
    const counting = 'SELECT count(*) FROM vehicles WHERE tenant_id = 1 AND deleted_at IS NULL';
    const before = Number((await run(counting))[0]?.[0]);
    await run(
      `INSERT INTO vehicles (tenant_id, id, license, vin, year, carrying_capacity, places, is_active, verify,
         vehicle_class_id, vehicle_make_id, brand_model)
       SELECT 1, 8000000000000000000 + n, 'EX ' || lpad(n::text, 8, '0'), 'WAUZZZ8K9BA' || lpad((n % 1000000)::text, 6, '0'),
         2000 + n % 20, 1000 + n % 20000, n % 30, n % 7 <> 0, 'NOT_VERIFIED', m.class_id, m.id, m.title
       FROM (SELECT count(*) AS number FROM vehicles WHERE tenant_id = 1 AND id > 8000000000000000000) added,
         generate_series(added.number + 1, added.number + $1::integer) n
       JOIN (SELECT id, class_id, title, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS number
         FROM vehicle_makes) m ON m.place = n % m.number`,
      [Math.max(Number(wanted) - (wanted.startsWith('+') ? 0 : before), 0)],
    );
    await run('ANALYZE vehicles');
    return Number((await run(counting))[0]?.[0]);
  });
}

/** Returns the milliseconds that PostgreSQL takes for a CSV file of all vehicles of the first tenant. */
export async function copyVehicles({ jobs }: Database): Promise<number> {
  const rows = `SELECT v.license, v.vin, v.is_active, c.title_en, v.brand_model, v.year, v.carrying_capacity, v.places,
      v.verify, v.created_at
    FROM vehicles v LEFT JOIN vehicle_classes c ON c.id = v.vehicle_class_id
    WHERE v.tenant_id = 1 AND v.deleted_at IS NULL ORDER BY v.license, v.id`;
  return jobs.system(async (session) => {
    const began = performance.now();
    await session.rows({ text: `COPY (${rows}) TO PROGRAM 'cat > /dev/null' WITH (FORMAT csv, HEADER)`, params: [] });
    return performance.now() - began;
  });
}
