import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { roles, userHasRoles, users } from '../tables';

/**
 * Returns whether the user is the tenant's last active administrator. Locks the admin role until the transaction ends,
 * so that the last two administrators cannot be removed at the same time.
 */
export async function isLastAdmin({ orm }: Session, tenant: string, user: string): Promise<boolean> {
  const isAdminRole = and(eq(roles.tenant_id, tenant), eq(roles.editable, false));
  const [admin] = await orm.select({ id: roles.id }).from(roles).where(isAdminRole).for('no key update');
  if (!admin) return false;
  const ownCount = await countAdmins(orm, tenant, admin.id, eq(users.id, user));
  return ownCount > 0 && (await countAdmins(orm, tenant, admin.id, ne(users.id, user))) === 0;
}

/** Returns the id of the admin role, the only one that is not editable. */
export async function findAdminRoleId({ orm }: Session, tenant: string): Promise<string | undefined> {
  const [admin] = await orm
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.tenant_id, tenant), eq(roles.editable, false)));
  return admin?.id;
}

async function countAdmins(
  orm: Session['orm'],
  tenant: string,
  role: string,
  userCondition: ReturnType<typeof eq>,
): Promise<number> {
  const [row] = await orm
    .select({ admins: count() })
    .from(userHasRoles)
    .innerJoin(users, and(eq(users.tenant_id, userHasRoles.tenant_id), eq(users.id, userHasRoles.user_id)))
    .where(
      and(
        eq(userHasRoles.tenant_id, tenant),
        eq(userHasRoles.role_id, role),
        eq(users.state, 'ACTIVE'),
        isNull(users.deleted_at),
        userCondition,
      ),
    );
  return row?.admins ?? 0;
}
