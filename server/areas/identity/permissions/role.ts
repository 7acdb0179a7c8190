import type { Entity } from '../../../dialect/entity';
import { entityMethods } from '../../entity-methods.generated';
import { createHistory } from '../../activity';
import { maxPermissions, permissionEntity } from './permission';
import { roleRules } from './role-writes';
import { rolePermissions, roles, userHasRoles } from '../tables';
import { restrictedUserEntity } from '../people/user';

/** A role: a tenant's named set of permissions. */
export const roleEntity: Entity = {
  type: 'Role',
  table: roles,
  fields: {
    permissions: {
      kind: 'manyToMany',
      entity: () => permissionEntity,
      through: rolePermissions,
      from: 'role_id',
      to: 'permission_id',
      most: maxPermissions,
    },
    users: {
      kind: 'manyToMany',
      entity: () => restrictedUserEntity(),
      through: userHasRoles,
      from: 'role_id',
      to: 'user_id',
    },
    users_count: {
      kind: 'computed',
      needs: ['tenant_id', 'id'],
      sql: (tenant, id) =>
        '(SELECT count(*) FROM user_has_roles h JOIN users u ON u.tenant_id = h.tenant_id AND u.id = h.user_id' +
        ` WHERE h.tenant_id = ${tenant} AND h.role_id = ${id} AND u.deleted_at IS NULL)`,
      returns: 'integer',
    },
    permissions_count: {
      kind: 'computed',
      needs: ['tenant_id', 'id'],
      sql: (tenant, id) =>
        `(SELECT count(*) FROM role_permissions g WHERE g.tenant_id = ${tenant} AND g.role_id = ${id})`,
      returns: 'integer',
    },
  },
  methods: entityMethods.Role,
  unique: { roles_name: 'name' },
  history: createHistory({ subject: 'ROLE', title: 'name' }),
  rules: roleRules,
};

/** The link between a user and a role. Only mutations of users write it. */
export const userHasRoleEntity: Entity = {
  type: 'UserHasRole',
  table: userHasRoles,
  fields: {},
  methods: entityMethods.UserHasRole,
};
