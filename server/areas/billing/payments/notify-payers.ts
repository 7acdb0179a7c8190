import { and, eq, isNull } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { permissions, rolePermissions, userHasRoles, users } from '../../identity';
import { enqueueMail } from '../../mail';
import type { BillingNotification } from '../mails/billing-mail';

/**
 * Sends a mail about the subscription to all active users with the permission `billing.pay`, once the transaction is
 * committed.
 */
export async function notifyPayers(session: Session, tenant: string, news: BillingNotification): Promise<void> {
  const payers = await session.orm
    .selectDistinct({ user: users.id })
    .from(users)
    .innerJoin(userHasRoles, and(eq(userHasRoles.tenant_id, users.tenant_id), eq(userHasRoles.user_id, users.id)))
    .innerJoin(
      rolePermissions,
      and(eq(rolePermissions.tenant_id, users.tenant_id), eq(rolePermissions.role_id, userHasRoles.role_id)),
    )
    .innerJoin(permissions, and(eq(permissions.id, rolePermissions.permission_id), eq(permissions.code, 'billing.pay')))
    .where(and(eq(users.tenant_id, tenant), eq(users.state, 'ACTIVE'), isNull(users.deleted_at)))
    .orderBy(users.id);
  for (const { user } of payers) await enqueueMail(session, { ...news, tenant, user });
}
