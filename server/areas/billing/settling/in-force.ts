import { and, eq, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { publishChange, systemUser } from '../../../dialect/write/mutations';
import { invalidateAccess } from '../../identity';
import { tariffInForce } from '../../entitlements';
import { tenants } from '../../tenancy';

/**
 * Writes the tariff in force into a tenant's row, for whoever reads that alone and for whoever watches it: what was
 * paid ahead begins when its day comes. Without a period that runs the tariff stays. Felt with the next call.
 */
export async function putInForce(session: Session, tenant: string): Promise<void> {
  await invalidateAccess(session, tenant);
  const changed = await session.orm
    .update(tenants)
    .set({ tariff_id: tariffInForce, modified_at: sql`now()` })
    .where(and(eq(tenants.id, tenant), sql`tenants.tariff_id IS DISTINCT FROM ${tariffInForce}`))
    .returning({ id: tenants.id });
  if (changed.length > 0)
    await publishChange({ session, tenant, user: systemUser }, { table: tenants }, tenant, 'UPDATED');
}
