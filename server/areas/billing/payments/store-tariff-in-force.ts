import { and, eq, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { publishChange, systemUserId } from '../../../dialect/write/mutations';
import { invalidateAccess } from '../../identity';
import { tariffInForceSql } from '../../entitlements';
import { tenants } from '../../tenancy';

/**
 * Stores the tariff in force in the tenant's row, so that readers and subscribers of the row see it. Without a current
 * period the stored tariff stays. Also drops cached access rights, so that a change applies to the next call.
 */
export async function storeTariffInForce(session: Session, tenant: string): Promise<void> {
  await invalidateAccess(session, tenant);
  const changed = await session.orm
    .update(tenants)
    .set({ tariff_id: tariffInForceSql, modified_at: sql`now()` })
    .where(and(eq(tenants.id, tenant), sql`tenants.tariff_id IS DISTINCT FROM ${tariffInForceSql}`))
    .returning({ id: tenants.id });
  if (changed.length > 0)
    await publishChange({ session, tenant, user: systemUserId }, { table: tenants }, tenant, 'UPDATED');
}
