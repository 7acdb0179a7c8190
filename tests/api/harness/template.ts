import { hash } from '@node-rs/argon2';
import { writeDictionaries } from '../../../server/areas';
import type { Database } from '../../../server/database/database';
import { fillDemo } from '../../../server/demo/fill';
import { demoPassword, demoTenants } from '../../../server/demo/tenants';
import { migrate } from '../../../server/database/migrate';

/** The source of every test database. The global setup of the test project creates it once per run. */
export type Template =
  | { engine: 'pglite'; dump: string }
  /** `url` is the administrator's address; `name` is the database to copy. */
  | { engine: 'postgres'; url: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

/** The latest moment of the demo data; it is the same in every run. */
const latestMoment = new Date('2026-01-15T12:00:00Z');

/** Maximum number of records of each kind per tenant: enough for several pages, few enough to copy quickly. */
const maxRecords = 150;
const tenants = demoTenants.map((tenant) => ({
  ...tenant,
  vehicles: Math.min(tenant.vehicles, maxRecords),
  customers: Math.min(tenant.customers, maxRecords),
  requests: Math.min(tenant.requests, maxRecords),
}));

/** Minimum population of the template's cities. Fewer cities make copies quick. */
export const citiesFromPopulation = 20_000;

/**
 * Cheap password hashing, because tests sign in a thousand times. Each hash stores its cost, so the server can verify
 * it.
 */
const cheapHashing = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Migrates a new database and fills it with a part of the demo. */
export async function fillTemplate(database: Database): Promise<void> {
  await migrate(database, (session) => writeDictionaries(session, citiesFromPopulation));
  await fillDemo(database, latestMoment, tenants);
  // The subscriptions of the demo companies never expire, whatever the clock of a test says.
  const last = 'SELECT DISTINCT ON (tenant_id) id FROM payments WHERE status = $1 ORDER BY tenant_id, end_date DESC';
  const text = `UPDATE payments SET end_date = $2 WHERE id IN (${last})`;
  await database.system((session) => session.rows({ text, params: ['SUCCEEDED', '2099-12-31'] }));
  await database.system(async (session) => {
    const params = [await hash(demoPassword, cheapHashing)];
    return session.rows({ text: 'UPDATE users SET password_hash = $1 WHERE password_hash IS NOT NULL', params });
  });
}

/** Returns the time since `start` as text, in seconds or milliseconds. */
export function elapsedSince(start: number): string {
  const milliseconds = performance.now() - start;
  return milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
