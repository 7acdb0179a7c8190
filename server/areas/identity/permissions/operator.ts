import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { publishChange, systemUserId } from '../../../dialect/write/mutations';
import { insertActivities } from '../../activity';
import { hasPaidOrPendingPayment } from '../../entitlements';
import { companies, tenants } from '../../tenancy';
import { rolePermissions, permissions } from '../tables';
import { invalidateAccess } from './access-cache';
import { permissionCatalogue } from './catalogue';
import { grantToStandardRoles } from './roles';

/** The result of `makeOperator`. `taken` has the tenant that is the operator, and the name of its company. */
export type OperatorChange =
  | { kind: 'done' }
  | { kind: 'unknown' }
  | { kind: 'taken'; id: string; name: string | null }
  | { kind: 'paying' };

/** Key of the advisory lock: one change of the operator waits for another. */
const lockNumber = 7_209_131;

const operatorCodes = permissionCatalogue.filter(({ category }) => category === 'operator').map(({ code }) => code);

/**
 * Makes a tenant the operator, and grants the operator's permissions to its administrators. Changes nothing, and returns,
 * in this order: `unknown` when there is no such tenant, `taken` when another one is the operator and `replace` is not set,
 * `paying` when the tenant has a paid period or a pending payment, because the operator does not pay. A deleted tenant is
 * no operator. Needs a system transaction.
 */
export async function makeOperator(
  session: Session,
  tenant: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<OperatorChange> {
  const { orm } = session;
  await orm.execute(sql`SELECT pg_advisory_xact_lock(${lockNumber})`);
  // Payments lock the row too, so none begins before the change.
  const [candidate] = await orm
    .select({ isOperator: tenants.is_operator })
    .from(tenants)
    .where(and(eq(tenants.id, tenant), isNull(tenants.deleted_at)))
    .for('no key update');
  if (!candidate) return { kind: 'unknown' };
  const [present] = await orm
    .select({ id: tenants.id, name: companies.name })
    .from(tenants)
    .leftJoin(companies, eq(companies.tenant_id, tenants.id))
    .where(and(tenants.is_operator, ne(tenants.id, tenant), isNull(tenants.deleted_at)))
    .limit(1);
  if (present && !replace) return { kind: 'taken', ...present };
  if (!candidate.isOperator && (await hasPaidOrPendingPayment(session, tenant))) return { kind: 'paying' };
  await removeOtherOperators(session, tenant);
  if (!candidate.isOperator) {
    await orm.update(tenants).set({ is_operator: true }).where(eq(tenants.id, tenant));
    await recordChange(session, tenant, true);
  }
  await grantToStandardRoles(session, operatorCodes, tenant);
  await invalidateAccess(session, tenant);
  return { kind: 'done' };
}

/** Takes the role and its permissions from all other tenants, also from deleted ones. */
async function removeOtherOperators(session: Session, tenant: string): Promise<void> {
  const { orm } = session;
  const former = await orm
    .update(tenants)
    .set({ is_operator: false })
    .where(and(tenants.is_operator, ne(tenants.id, tenant)))
    .returning({ id: tenants.id });
  const ids = orm.select({ id: permissions.id }).from(permissions).where(inArray(permissions.code, operatorCodes));
  for (const { id } of former) {
    await orm
      .delete(rolePermissions)
      .where(and(eq(rolePermissions.tenant_id, id), inArray(rolePermissions.permission_id, ids)));
    await recordChange(session, id, false);
    await invalidateAccess(session, id);
  }
}

/** Records the change in the history of the tenant's company, once it has one, and publishes it. */
async function recordChange(session: Session, tenant: string, isOperator: boolean): Promise<void> {
  const { id, name } = companies;
  const [company] = await session.orm.select({ id, name }).from(companies).where(eq(companies.tenant_id, tenant));
  if (company) {
    const on = { type: 'COMPANY', id: company.id, title: company.name } as const;
    const step = { action: 'CHANGED_STATUS', on, fields: ['is_operator'], from: !isOperator, to: isOperator } as const;
    await insertActivities([step], { session, tenant, user: null });
  }
  await publishChange({ session, tenant, user: systemUserId }, { table: tenants }, tenant, 'UPDATED');
}
