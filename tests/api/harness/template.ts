import { hash } from '@node-rs/argon2';
import { writeDictionaries } from '../../../server/areas';
import type { Database } from '../../../server/database/database';
import { fillDemo } from '../../../server/demo/fill';
import { demoPassword, demoTenants } from '../../../server/demo/tenants';
import { migrate } from '../../../server/database/migrate';

/** What every test file's database is a copy of: made once for a run, by the project's global setup. */
export type Template =
  | { engine: 'pglite'; dump: string }
  /** `url` is of the server's administration; `name` of the database that is copied. */
  | { engine: 'postgres'; url: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

/** The latest moment that the demo data knows; the same in every run. */
const until = new Date('2026-01-15T12:00:00Z');

/** Records of each kind that a tenant has in tests: some pages of them, and quick to copy. */
const most = 150;
const tenants = demoTenants.map((tenant) => ({
  ...tenant,
  vehicles: Math.min(tenant.vehicles, most),
  customers: Math.min(tenant.customers, most),
  requests: Math.min(tenant.requests, most),
}));

/** Only larger cities, for the same reason. */
export const citiesFromPopulation = 20_000;

/** A hash names its own costs: to sign in a thousand times need not take what a password in use has to. */
const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Migrates a new database and fills it with a little of the demo. */
export async function fillTemplate(database: Database): Promise<void> {
  await migrate(database, (session) => writeDictionaries(session, citiesFromPopulation));
  await fillDemo(database, until, tenants);
  // Its companies work, whenever a test runs and whatever its clock says.
  const last = 'SELECT DISTINCT ON (tenant_id) id FROM payments WHERE status = $1 ORDER BY tenant_id, end_date DESC';
  const text = `UPDATE payments SET end_date = $2 WHERE id IN (${last})`;
  await database.system((session) => session.rows({ text, params: ['SUCCEEDED', '2099-12-31'] }));
  await database.system(async (session) => {
    const params = [await hash(demoPassword, cheapest)];
    return session.rows({ text: 'UPDATE users SET password_hash = $1 WHERE password_hash IS NOT NULL', params });
  });
}

/** Seconds or milliseconds since `start`, to be read. */
export function since(start: number): string {
  const milliseconds = performance.now() - start;
  return milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
