import { and, eq } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import type { Person } from '../../mail';
import { companies } from '../../tenancy';
import { profiles } from '../tables';

/** Returns a person's name; empty while there is none. */
export async function personNameOf({ orm }: Session, { tenant, user }: Person): Promise<string> {
  const [person] = await orm
    .select()
    .from(profiles)
    .where(and(eq(profiles.tenant_id, tenant), eq(profiles.user_id, user)));
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ');
}

/** Returns the name of a tenant's company; empty while there is none. */
export async function companyNameOf({ orm }: Session, tenant: string): Promise<string> {
  const [company] = await orm.select({ name: companies.name }).from(companies).where(eq(companies.tenant_id, tenant));
  return company?.name ?? '';
}
