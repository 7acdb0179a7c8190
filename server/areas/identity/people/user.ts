import type { Session } from '../../../database/database';
import { type Entity, type EntityField, type RowValues, createViewEntity } from '../../../dialect/entity';
import { entityMethods } from '../../entity-methods.generated';
import { createHistory } from '../../activity';
import { normalizeEmail, normalizePhone } from '../../../formats/contact';
import { fileField } from '../../media';
import type { PermissionCode } from '../permissions/catalogue';
import { hasPermissionSql } from '../permissions/has-permission';
import { maxPermissions, permissionEntity } from '../permissions/permission';
import { roleEntity } from '../permissions/role';
import { readPersonName } from './person-name';
import { userProfileProblems } from './rules';
import { profiles, userCodes, userHasRoles, users } from '../tables';
import { userQuota } from './user-quota';
import { userRules } from './user-writes';

const fullNameSql = (first?: string, last?: string) => `concat_ws(' ', ${first}, ${last})`;

/** A user's profile. Profiles are written only together with their user. */
export const profileEntity: Entity = {
  type: 'Profile',
  table: profiles,
  fields: { full_name: { kind: 'computed', needs: ['first_name', 'last_name'], sql: fullNameSql } },
  methods: entityMethods.Profile,
  rules: {
    derive: ({ after }) => ({
      phone: normalizePhone(after.phone),
      email: normalizeEmail(after.email),
    }),
    check: ({ after }) => userProfileProblems(after),
  },
};

/** Returns a user's name for the history, or the email address when there is no name. */
async function nameOf(row: RowValues, { session, tenant }: { session: Session; tenant: string }): Promise<string> {
  return (await readPersonName(session, { tenant, user: String(row.id) })) || String(row.email);
}

/** A pending mailed link. Only the user and callers with `users.read` see it. */
const userCode: Entity = {
  type: 'UserCode',
  table: userCodes,
  fields: {},
  methods: {},
  rowPolicy: { exemptPermission: 'users.read', condition: (column, caller) => `${column('user_id')} = ${caller}` },
};

/** Returns SQL that is true when a role of the user requires a second factor. */
export const requiresSecondFactorSql = (tenantId: string, id: string) =>
  'EXISTS (SELECT 1 FROM user_has_roles h JOIN roles r ON r.tenant_id = h.tenant_id AND r.id = h.role_id' +
  ` WHERE h.tenant_id = ${tenantId} AND h.user_id = ${id} AND r.requires_two_factor)`;

/** A field whose value is sent only by mail, so the API always returns null. */
const alwaysNull: EntityField = { kind: 'computed', needs: [], sql: () => 'NULL::text' };

/** A user of the tenant. */
export const userEntity: Entity = {
  type: 'User',
  table: users,
  fields: {
    avatar: fileField('owner_id', 'avatar'),
    profile: { kind: 'hasOne', entity: () => profileEntity, foreign: 'user_id' },
    roles: { kind: 'manyToMany', entity: () => roleEntity, through: userHasRoles, from: 'user_id', to: 'role_id' },
    role: { kind: 'path', path: 'role_names' },
    permissions: {
      kind: 'tied',
      entity: () => permissionEntity,
      on: (own, other) =>
        '(EXISTS (SELECT 1 FROM user_has_roles h JOIN role_permissions g ON g.tenant_id = h.tenant_id AND g.role_id = h.role_id' +
        ` WHERE h.tenant_id = ${own('tenant_id')} AND h.user_id = ${own('id')} AND g.permission_id = ${other('id')})` +
        ` OR EXISTS (SELECT 1 FROM permission_categories c WHERE c.id = ${other('category_id')} AND c.visible AND NOT c.toggle))`,
      most: maxPermissions,
    },
    brief: { kind: 'path', path: 'display_name' },
    userCode: { kind: 'hasOne', entity: () => userCode, foreign: 'user_id' },
    must_set_up_two_factor: {
      kind: 'computed',
      needs: ['tenant_id', 'id', 'uses_two_factor_auth'],
      sql: (tenantId, id, hasSecondFactor) => `(NOT ${hasSecondFactor} AND ${requiresSecondFactorSql(tenantId, id)})`,
      returns: 'boolean',
    },
    must_change_password: {
      kind: 'computed',
      needs: ['expiration_password_date'],
      sql: (expires) => `coalesce(${expires} <= now(), false)`,
      returns: 'boolean',
    },
    must_prove_email: {
      kind: 'computed',
      needs: ['tenant_id', 'id'],
      sql: (tenantId, id) =>
        `EXISTS (SELECT 1 FROM email_proofs p WHERE p.tenant_id = ${tenantId} AND p.user_id = ${id} AND p.purpose = 'REGISTRATION')`,
      returns: 'boolean',
    },
    pending_email: {
      kind: 'computed',
      needs: ['tenant_id', 'id'],
      sql: (tenantId, id) =>
        `(SELECT p.email FROM email_proofs p WHERE p.tenant_id = ${tenantId} AND p.user_id = ${id} AND p.purpose = 'CHANGE')`,
    },
    invite_url: alwaysNull,
    password_reset_token: alwaysNull,
  },
  // Written by hand, because the generated methods of the type User include methods that this area's own resolvers
  // handle.
  methods: {
    list: 'users',
    create: 'createUser',
    update: ['updateUser', 'updateUserState'],
    delete: 'deleteUser',
  },
  quota: userQuota,
  unique: { users_email: 'email' },
  history: createHistory({ subject: 'USER', title: nameOf }),
  rules: userRules,
};

/** Returns the user entity for relations of other records. Without `users.read`, callers see only themselves. */
export const restrictedUserEntity = (): Entity => ({
  ...userEntity,
  methods: {},
  rowPolicy: { exemptPermission: 'users.read', condition: (column, caller) => `${column('id')} = ${caller}` },
});

const userReaders = ['users.read'];

/** Permissions of which one lets a user read when the documents of drivers expire: to manage users, or to plan legs. */
const documentReaders = ['users.read', 'routes.write'];
const restrictedDocuments = {
  driving_licence_until: documentReaders,
  code_95_until: documentReaders,
  adr_until: documentReaders,
  documents_until: documentReaders,
};

/**
 * Returns the user entity as all colleagues see it: name and contact data. Statistics, rates, roles and
 * permissions need `users.read`.
 */
export const colleagueEntity = (): Entity => ({
  ...userEntity,
  methods: {},
  restrictedFields: {
    statistic: userReaders,
    rates: userReaders,
    roles: userReaders,
    permissions: userReaders,
    pending_email: userReaders,
    ...restrictedDocuments,
  },
});

const profileColumns = (...columns: string[]) =>
  Object.fromEntries(
    columns.map((column): [string, EntityField] => [column, { kind: 'path', path: `profile.${column}` }]),
  );

const viewFields: Entity['fields'] = {
  ...profileColumns('first_name', 'last_name', 'phone'),
  full_name: { kind: 'computed', needs: ['profile.first_name', 'profile.last_name'], sql: fullNameSql },
  role_id: { kind: 'any', relation: 'roles', paths: ['id'] },
};

/** The view of a user, with the profile's fields as columns. */
export const userView = createViewEntity(userEntity, { type: 'UserView', list: 'usersView', fields: viewFields });

/**
 * Returns a view of the active users who have a permission. Forms offer these users when work is assigned.
 */
function usersWith(list: string, code: PermissionCode): Entity {
  return Object.assign(createViewEntity(userEntity, { type: 'UserView', list, fields: viewFields }), {
    restrictedFields: { pending_email: userReaders, ...restrictedDocuments },
    only: (column: (name: string) => string) =>
      `${column('state')} = 'ACTIVE' AND ${hasPermissionSql(code, column('tenant_id'), column('id'))}`,
  });
}

/** Users who can be assigned to a request as its logistician. */
export const logisticiansView = usersWith('usersViewLogistical', 'requests.handle');

/** Users who can drive a leg. */
export const driversView = usersWith('usersViewDriver', 'routes.drive');
