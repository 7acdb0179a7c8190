import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { permissionCatalogue, type PermissionCode } from './catalogue';
import { isGrantableCategory } from './categories';
import { tenants } from '../../tenancy';
import { permissionCategories, permissions, rolePermissions, roles } from '../tables';

interface StandardRole {
  /** Whether the tenant may change the role. */
  editable: boolean;
  permissions: readonly PermissionCode[];
}

const adminPermissions = permissionCatalogue
  .filter(({ category }) => isGrantableCategory(category) || category === 'operator')
  .map(({ code }) => code);
const readPermissions = adminPermissions.filter((code) => code.endsWith('.read'));

/** The roles that every new tenant gets. */
export const standardRoles = {
  admin: { editable: false, permissions: adminPermissions },
  // Plans transports and manages customers, but may not delete vehicles.
  logistician: {
    editable: true,
    permissions: [
      'dashboard.read',
      'requests.read',
      'requests.write',
      'requests.assign',
      'requests.handle',
      'requests.share',
      'requests.papers',
      'routes.write',
      'tasks.write',
      'templates.write',
      'vehicles.read',
      'vehicles.write',
      'vehicles.verify',
      'customers.read',
      'customers.write',
      'customers.delete',
      'users.read',
      'company.read',
      'views.share',
      'lists.export',
      'media.read',
      'media.write',
      'activity.read',
    ],
  },
  driver: { editable: true, permissions: ['requests.assigned', 'requests.papers', 'routes.drive', 'media.write'] },
  support: { editable: true, permissions: readPermissions },
} as const satisfies Record<string, StandardRole>;

/** Name of a standard role. */
export type StandardRoleName = keyof typeof standardRoles;

/** Creates the standard roles of a new tenant. Returns their ids by name. */
export async function createStandardRoles({ orm }: Session, tenant: string): Promise<Record<StandardRoleName, string>> {
  const ids = { admin: newId(), logistician: newId(), driver: newId(), support: newId() };
  const names = roleNames();
  await orm
    .insert(roles)
    .values(names.map((name) => ({ tenant_id: tenant, id: ids[name], name, editable: standardRoles[name].editable })));
  for (const name of names) await grant({ orm }, name, standardRoles[name].permissions, tenant);
  return ids;
}

/**
 * Grants permissions to those standard roles that have them in a new tenant: those added by a new build in all tenants, or
 * in one those that it did not have before.
 */
export async function grantToStandardRoles(session: Session, codes: readonly string[], tenant?: string): Promise<void> {
  for (const name of roleNames()) {
    const newCodes = standardRoles[name].permissions.filter((code) => codes.includes(code));
    if (newCodes.length > 0) await grant(session, name, newCodes, tenant);
  }
}

function roleNames(): StandardRoleName[] {
  return ['admin', 'logistician', 'driver', 'support'];
}

/**
 * Grants permissions to the standard role of this name, in one tenant or in all. The operator's permissions are granted
 * only in the operator's own tenant.
 */
async function grant(
  { orm }: Pick<Session, 'orm'>,
  name: StandardRoleName,
  codes: readonly PermissionCode[],
  tenant?: string,
) {
  const pairs = orm
    .select({
      tenant_id: roles.tenant_id,
      role_id: sql`${roles.id}`.as('role_id'),
      permission_id: sql`${permissions.id}`.as('permission_id'),
    })
    .from(roles)
    .innerJoin(permissions, inArray(permissions.code, [...codes]))
    .innerJoin(tenants, eq(tenants.id, roles.tenant_id))
    .innerJoin(permissionCategories, eq(permissionCategories.id, permissions.category_id))
    .where(
      and(
        eq(roles.name, name),
        or(tenants.is_operator, ne(permissionCategories.code, 'operator')),
        tenant === undefined ? undefined : eq(roles.tenant_id, tenant),
      ),
    );
  await orm.insert(rolePermissions).select(pairs).onConflictDoNothing();
}
