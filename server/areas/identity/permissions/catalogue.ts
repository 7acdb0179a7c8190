import type { PermissionCategoryCode } from './categories';
import { permissionMethods } from './methods.generated';

/** Code of a permission, as `@requiresPermission` names it in the contract. */
export type PermissionCode = keyof typeof permissionMethods;

/** Name of a root field of the contract. */
export type MethodName = (typeof permissionMethods)[PermissionCode][number];

/** A permission. Its title is in `locales/<language>/server/permissions.json`. */
interface Permission {
  code: PermissionCode;
  category: PermissionCategoryCode;
}

/**
 * The permissions by category. Every user has the permissions of `session`, `account` and `reference`; roles hold those
 * of the other categories.
 */
const permissionList: readonly Permission[] = [
  { code: 'session.begin', category: 'session' },
  { code: 'session.register', category: 'session' },
  { code: 'session.links', category: 'session' },
  { code: 'session.shared', category: 'session' },
  { code: 'account.own', category: 'account' },
  { code: 'account.security', category: 'account' },
  { code: 'account.devices', category: 'account' },
  { code: 'account.console', category: 'account' },
  { code: 'account.permissions', category: 'account' },
  { code: 'account.subscription', category: 'account' },
  { code: 'account.picture', category: 'account' },
  { code: 'account.views', category: 'account' },
  { code: 'account.jobs', category: 'account' },
  { code: 'account.inbox', category: 'account' },
  { code: 'reference.read', category: 'reference' },

  { code: 'dashboard.read', category: 'requests' },
  { code: 'requests.read', category: 'requests' },
  { code: 'requests.assigned', category: 'requests' },
  { code: 'requests.write', category: 'requests' },
  { code: 'requests.assign', category: 'requests' },
  { code: 'requests.delete', category: 'requests' },
  { code: 'routes.write', category: 'requests' },
  { code: 'tasks.write', category: 'requests' },
  { code: 'templates.write', category: 'requests' },
  { code: 'requests.handle', category: 'requests' },
  { code: 'requests.share', category: 'requests' },
  { code: 'requests.papers', category: 'requests' },
  { code: 'routes.drive', category: 'requests' },

  { code: 'customers.read', category: 'customers' },
  { code: 'customers.write', category: 'customers' },
  { code: 'customers.delete', category: 'customers' },
  { code: 'customers.privacy', category: 'customers' },

  { code: 'vehicles.read', category: 'fleet' },
  { code: 'vehicles.write', category: 'fleet' },
  { code: 'vehicles.delete', category: 'fleet' },

  { code: 'vehicles.verify', category: 'fleet' },

  { code: 'users.read', category: 'people' },
  { code: 'users.write', category: 'people' },
  { code: 'users.state', category: 'people' },
  { code: 'users.security', category: 'people' },
  { code: 'users.privacy', category: 'people' },
  { code: 'roles.read', category: 'people' },
  { code: 'roles.write', category: 'people' },

  { code: 'company.read', category: 'company' },
  { code: 'company.write', category: 'company' },
  { code: 'company.verify', category: 'company' },
  { code: 'company.delete', category: 'company' },

  { code: 'views.share', category: 'company' },
  { code: 'lists.export', category: 'company' },
  { code: 'jobs.manage', category: 'company' },

  { code: 'billing.read', category: 'billing' },
  { code: 'billing.pay', category: 'billing' },
  { code: 'sales.read', category: 'billing' },
  { code: 'sales.write', category: 'billing' },

  { code: 'media.read', category: 'media' },
  { code: 'media.write', category: 'media' },

  { code: 'activity.read', category: 'activity' },

  { code: 'operator.review', category: 'operator' },
  { code: 'operator.sell', category: 'operator' },
  { code: 'operator.status', category: 'operator' },
];

/** All permissions, each with the methods that it allows. */
export const permissionCatalogue = permissionList.map((permission) => ({
  ...permission,
  methods: methodsOf(permission.code),
}));

function methodsOf(code: PermissionCode): readonly MethodName[] {
  return permissionMethods[code];
}
