import { and, eq } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { profiles } from '../tables';

/** Returns a user's first and last name; empty while there is none. */
export async function readPersonName(
  { orm }: Session,
  { tenant, user }: { tenant: string; user: string },
): Promise<string> {
  const own = and(eq(profiles.tenant_id, tenant), eq(profiles.user_id, user));
  const [person] = await orm.select().from(profiles).where(own);
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ');
}
