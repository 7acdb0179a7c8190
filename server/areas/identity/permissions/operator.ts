import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { tenants } from '../../tenancy';
import { invalidateAccess } from './access-cache';
import { permissionCatalogue } from './catalogue';
import { grantToStandardRoles } from './roles';

/** What became of a tenant that shall run the installation. */
export type OperatorChange = 'done' | 'unknown' | 'taken';

/**
 * Makes a tenant the operator, and grants the operator's permissions to its administrators. `unknown` when there is no such
 * tenant, `taken` when another one is the operator. Needs a system transaction.
 */
export async function makeOperator(session: Session, tenant: string): Promise<OperatorChange> {
  const { orm } = session;
  const [other] = await orm
    .select({ id: tenants.id })
    .from(tenants)
    .where(and(tenants.is_operator, ne(tenants.id, tenant)))
    .limit(1);
  if (other) return 'taken';
  const changed = await orm
    .update(tenants)
    .set({ is_operator: true })
    .where(and(eq(tenants.id, tenant), isNull(tenants.deleted_at)))
    .returning({ id: tenants.id });
  if (changed.length === 0) return 'unknown';
  const codes = permissionCatalogue.filter(({ category }) => category === 'operator').map(({ code }) => code);
  await grantToStandardRoles(session, codes, tenant);
  await invalidateAccess(session, tenant);
  return 'done';
}
