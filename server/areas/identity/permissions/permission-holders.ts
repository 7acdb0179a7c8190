import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { permissions, profiles, rolePermissions, userHasRoles, users } from '../tables';
import type { PermissionCode } from './catalogue';

/** A user who has a permission. */
interface PermissionHolder {
  user: string;
  /** First and last name; empty while the user has entered none. */
  name: string;
}

/** Returns the active users of a tenant who have a permission, the oldest account first. */
export function readPermissionHolders(
  { orm }: Pick<Session, 'orm'>,
  tenant: string,
  code: PermissionCode,
): Promise<PermissionHolder[]> {
  const { first_name: first, last_name: last } = profiles;
  return orm
    .selectDistinct({ user: users.id, name: sql<string>`concat_ws(' ', ${first}, ${last})` })
    .from(users)
    .innerJoin(userHasRoles, and(eq(userHasRoles.tenant_id, users.tenant_id), eq(userHasRoles.user_id, users.id)))
    .innerJoin(
      rolePermissions,
      and(eq(rolePermissions.tenant_id, users.tenant_id), eq(rolePermissions.role_id, userHasRoles.role_id)),
    )
    .innerJoin(permissions, and(eq(permissions.id, rolePermissions.permission_id), eq(permissions.code, code)))
    .leftJoin(profiles, and(eq(profiles.tenant_id, users.tenant_id), eq(profiles.user_id, users.id)))
    .where(and(eq(users.tenant_id, tenant), eq(users.state, 'ACTIVE'), isNull(users.deleted_at)))
    .orderBy(asc(users.id));
}
