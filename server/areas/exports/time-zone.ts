import type { DatabaseWork } from '../../database/database';
import { defaultTimeZone } from '../tenancy';

/** Reads the time zone of a company. */
export async function readTimeZone(database: DatabaseWork, tenant: string): Promise<string> {
  const text = 'SELECT time_zone FROM tenants WHERE id = $1';
  const [row] = await database.read(tenant, (session) => session.rows({ text, params: [tenant] }));
  return row?.[0] ?? defaultTimeZone;
}
