import type { Entity } from '../../../dialect/entity';
import { permissionCategories, permissions } from '../tables';
import { entityMethods } from '../../entity-methods.generated';

/** A group of permissions. */
const permissionCategory: Entity = {
  type: 'PermissionCategory',
  table: permissionCategories,
  fields: {
    name: { kind: 'localized', column: 'name' },
    description: { kind: 'localized', column: 'description' },
  },
  methods: {},
};

/**
 * Maximum number of permissions read for a role or user. A form that saves a truncated list would remove the missing
 * permissions, so the limit is far above the number of permissions that exist.
 */
export const maxPermissions = 500;

/** A permission. Permissions of a hidden category are visible only to users who have them. */
export const permissionEntity: Entity = {
  type: 'Permission',
  table: permissions,
  fields: {
    title: { kind: 'localized', column: 'title' },
    category: { kind: 'belongsTo', entity: () => permissionCategory, column: 'category_id' },
  },
  methods: entityMethods.Permission,
  rowPolicy: {
    condition: (column, user) =>
      `(EXISTS (SELECT 1 FROM permission_categories c WHERE c.id = ${column('category_id')} AND c.visible)` +
      ` OR EXISTS (SELECT 1 FROM user_has_roles h JOIN role_permissions g ON g.tenant_id = h.tenant_id AND g.role_id = h.role_id` +
      ` WHERE h.user_id = ${user} AND g.permission_id = ${column('id')}))`,
  },
};
