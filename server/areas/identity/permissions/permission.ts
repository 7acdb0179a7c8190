import type { Entity } from '../../../dialect/entity';
import { permissionCategories, permissions } from '../tables';

/** What a permission is about. */
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
 * Permissions that are read of a role or a user. The catalogue has 51 and grows: a cut list would take from people what
 * they may do, and no role could be changed.
 */
export const maxPermissions = 500;

/** A right to call methods. Of a category that is not visible it is shown to nobody but who has it. */
export const permission: Entity = {
  type: 'Permission',
  table: permissions,
  fields: {
    title: { kind: 'localized', column: 'title' },
    category: { kind: 'belongsTo', entity: () => permissionCategory, column: 'category_id' },
  },
  methods: { list: 'permissions' },
  rowPolicy: {
    condition: (column, user) =>
      `(EXISTS (SELECT 1 FROM permission_categories c WHERE c.id = ${column('category_id')} AND c.visible)` +
      ` OR EXISTS (SELECT 1 FROM user_has_roles h JOIN role_permissions g ON g.tenant_id = h.tenant_id AND g.role_id = h.role_id` +
      ` WHERE h.user_id = ${user} AND g.permission_id = ${column('id')}))`,
  },
};
