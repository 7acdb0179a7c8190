import { writeDictionaries } from '../../../server/areas';
import type { Database } from '../../../server/database/database';
import { fillDemo } from '../../../server/demo/fill';
import { demoPassword, demoTenants } from '../../../server/demo/tenants';
import { migrateDatabase } from '../../../server/database/migrate';
import { cheapPasswordSql } from './cheap-password';
import { runRecurringJobs } from './recurring-jobs';

/**
 * The source from which every test database is copied. The global setup of a Vitest project creates it once per run.
 * `dump` is the path of a file.
 */
export type DatabaseTemplate =
  | { engine: 'pglite'; dump: string }
  /** `url` is the URL of PostgreSQL's administrator; `name` is the database to copy. */
  | { engine: 'postgres'; url: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: DatabaseTemplate;
  }
}

/** The latest moment in the demo data of the template. It is fixed, so that the data is the same in every run. */
const latestMoment = new Date('2026-01-15T12:00:00Z');

/** Maximum number of records of each kind per tenant: enough for several pages, but few enough to copy quickly. */
const maxRecords = 150;
const tenants = demoTenants.map((tenant) => ({
  ...tenant,
  vehicles: Math.min(tenant.vehicles, maxRecords),
  customers: Math.min(tenant.customers, maxRecords),
  requests: Math.min(tenant.requests, maxRecords),
}));

/** Minimum population of the cities in the template. Fewer cities make copies quicker. */
export const citiesFromPopulation = 20_000;

/** Migrates an empty database and fills it with a part of the demo. */
export async function fillTemplate(database: Database): Promise<void> {
  await migrateDatabase(database, (session) => writeDictionaries(session, citiesFromPopulation));
  await fillDemo(database, latestMoment, tenants);
  // Extends the newest paid period of each demo company to 2099, so that no test's clock expires it.
  const last = 'SELECT DISTINCT ON (tenant_id) id FROM payments WHERE status = $1 ORDER BY tenant_id, end_date DESC';
  const text = `UPDATE payments SET end_date = $2 WHERE id IN (${last})`;
  await database.system((session) => session.rows({ text, params: ['SUCCEEDED', '2099-12-31'] }));
  const cheapen = await cheapPasswordSql(demoPassword);
  await database.system((session) => session.rows({ text: cheapen, params: [] }));
  await runRecurringJobs(database);
}

/** Returns the time since `start`, a value of `performance.now()`, as text in seconds or milliseconds. */
export function elapsedSince(start: number): string {
  const milliseconds = performance.now() - start;
  return milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
