import { eq } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { companies } from '../../tenancy';

/** Returns the name of a tenant's company; empty while there is none. */
export async function readCompanyName({ orm }: Session, tenant: string): Promise<string> {
  const [company] = await orm.select({ name: companies.name }).from(companies).where(eq(companies.tenant_id, tenant));
  return company?.name ?? '';
}
