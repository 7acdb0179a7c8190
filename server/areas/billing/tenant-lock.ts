import { eq } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { tenants } from '../tenancy';

/**
 * Locks a tenant's row until the transaction ends, so that changes of its payments and subscription run one after the
 * other. `FOR NO KEY UPDATE` lets other transactions insert rows that refer to the tenant.
 * @returns whether the tenant is deleted or the operator; undefined when it does not exist
 */
export async function lockTenant({ orm }: Pick<Session, 'orm'>, tenant: string) {
  const { deleted_at: deleted, is_operator: operator } = tenants;
  const [row] = await orm
    .select({ deleted, operator })
    .from(tenants)
    .where(eq(tenants.id, tenant))
    .for('no key update');
  return row;
}
