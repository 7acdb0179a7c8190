import type { Session } from '../../../database/database';
import type { PermissionCode } from './catalogue';

const permissionOfRoleSql = `JOIN role_permissions g ON g.tenant_id = h.tenant_id AND g.role_id = h.role_id
  JOIN permissions p ON p.id = g.permission_id`;

/**
 * Returns SQL that is true when a role of the user has the permission. Use it instead of a role's name: tenants define
 * their own roles.
 */
export function hasPermissionSql(code: PermissionCode, tenant: string, user: string): string {
  return (
    `EXISTS (SELECT 1 FROM user_has_roles h ${permissionOfRoleSql}` +
    ` WHERE h.tenant_id = ${tenant} AND h.user_id = ${user} AND p.code = '${code}')`
  );
}

/** Returns SQL of the ids of the users of a tenant that have the permission, for conditions on thousands of users. */
export function usersWithPermissionSql(code: PermissionCode, tenant: string): string {
  return `SELECT h.user_id FROM user_has_roles h ${permissionOfRoleSql} WHERE h.tenant_id = ${tenant} AND p.code = '${code}'`;
}

/** Returns whether an active user of the tenant has the permission. */
export async function hasPermission(
  session: Session,
  tenant: string,
  user: string,
  code: PermissionCode,
): Promise<boolean> {
  return hasUser(session, tenant, user, `u.state = 'ACTIVE' AND ${hasPermissionSql(code, 'u.tenant_id', 'u.id')}`);
}

/** Returns whether a role of a user has the permission, also while the user's account is not active. */
export async function hasRolePermission(
  session: Session,
  tenant: string,
  user: string,
  code: PermissionCode,
): Promise<boolean> {
  return hasUser(session, tenant, user, hasPermissionSql(code, 'u.tenant_id', 'u.id'));
}

/** Returns whether a user exists, is not deleted and meets a condition. */
async function hasUser(session: Session, tenant: string, user: string, condition: string): Promise<boolean> {
  const text = `SELECT 1 FROM users u WHERE u.tenant_id = $1 AND u.id = $2 AND u.deleted_at IS NULL AND ${condition}`;
  return (await session.rows({ text, params: [tenant, user] })).length > 0;
}
