import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { writeDictionaries } from '../../server/areas';
import { customers } from '../../server/areas/customers/tables';
import { vehicles } from '../../server/areas/fleet/tables';
import { serviceTransportations } from '../../server/areas/transport/tables';
import type { Database } from '../../server/database/database';
import { fillDemo } from '../../server/demo/fill';
import { demoTenants } from '../../server/demo/tenants';
import { migrateDatabase } from '../../server/database/migrate';
import { tableShapeOf } from '../../server/dialect/table';

/** Number of rows of each kind that the demo generates. All further rows are copies of these. */
const drawn = 500;

/** SQL expressions of the columns in which a copy differs from its original. `n` is the number of the copy. */
const columnSql: Readonly<Record<string, string>> = {
  id: 'n * 1000000 + row_number() OVER ()',
  number: "number || '-' || n",
  license: "license || ' ' || n",
  vin: "vin || '-' || n",
  customer_name: "customer_name || ' ' || n",
  price: 'price + n % 1000',
  carrying_capacity: 'carrying_capacity + n % 1000',
  created_at: "created_at - n * interval '1 minute'",
  modified_at: "modified_at - n * interval '1 minute'",
};

/** Migrates and fills an empty database. The first tenant gets `rows` vehicles, customers and requests each. */
export async function fillBenchDatabase(database: Database, rows: number): Promise<void> {
  const [first, ...others] = demoTenants.map((tenant) => ({ ...tenant, vehicles: 0, customers: 0, requests: 0 }));
  if (!first) throw new Error('The demo has no tenant.');
  await migrateDatabase(database, (session) => writeDictionaries(session, 20_000));
  await fillDemo(database, new Date(), [{ ...first, vehicles: drawn, customers: drawn, requests: drawn }, ...others]);
  for (const table of [vehicles, customers, serviceTransportations])
    await copyRows(database, table, Math.round(rows / drawn) - 1);
  await database.jobs.system((session) => session.rows({ text: 'ANALYZE', params: [] }));
}

async function copyRows(database: Database, table: PgTable, copies: number): Promise<void> {
  const { name } = tableShapeOf({ table });
  const columns = Object.values(getTableColumns(table))
    .filter((column) => !column.generated)
    .map((column) => column.name);
  const values = columns.map((column) => columnSql[column] ?? column).join(', ');
  const first = `SELECT * FROM ${name} WHERE tenant_id = 1`;
  const text = `INSERT INTO ${name} (${columns.join(', ')}) SELECT ${values} FROM (${first}) drawn, generate_series(1, $1) n`;
  await database.jobs.system((session) => session.rows({ text, params: [copies] }));
}
