import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Caller } from '../../../dialect/context';
import { tariffFeaturesColumn, subscriptionStateOfRow, subscriptionColumns } from '../../entitlements';
import { tenants } from '../../tenancy';
import { emailProofs, permissionCategories, permissions, rolePermissions, roles, userHasRoles, users } from '../tables';
import { methodsOfEveryUser } from './permissions';
import { restrictMethods, type AccessRestrictions } from './restricted-methods';

/**
 * SQL: the FROM clause of the permissions that the roles of the user hold. Permissions of the category
 * `operator` count only in the operator's own tenant.
 */
const fromRolePermissions = sql`
  FROM ${userHasRoles}
  JOIN ${rolePermissions} ON ${rolePermissions.tenant_id} = ${userHasRoles.tenant_id} AND ${rolePermissions.role_id} = ${userHasRoles.role_id}
  JOIN ${permissions} ON ${permissions.id} = ${rolePermissions.permission_id}
    AND (${tenants.is_operator} OR ${permissions.category_id} IS DISTINCT FROM (SELECT id FROM ${permissionCategories} WHERE code = 'operator'))`;
const whereUser = sql`WHERE ${userHasRoles.tenant_id} = ${users.tenant_id} AND ${userHasRoles.user_id} = ${users.id}`;

/** SQL: whether a role of the user requires a second factor. */
const requiresSecondFactorSql = sql`EXISTS (
  SELECT 1 FROM ${userHasRoles} JOIN ${roles} ON ${roles.tenant_id} = ${userHasRoles.tenant_id} AND ${roles.id} = ${userHasRoles.role_id}
  ${whereUser} AND ${roles.requires_two_factor})`;

/** SQL: whether the user registered and has not proved the email address. */
const mustProveEmailSql = sql<boolean>`EXISTS (
  SELECT 1 FROM ${emailProofs} WHERE ${emailProofs.tenant_id} = ${users.tenant_id}
    AND ${emailProofs.user_id} = ${users.id} AND ${emailProofs.purpose} = 'REGISTRATION')`;

/** SQL: codes of the permissions of the user, separated by spaces. */
const permissionCodesSql = sql<string>`coalesce((SELECT string_agg(DISTINCT ${permissions.code}, ' ') ${fromRolePermissions} ${whereUser}), '')`;

/** SQL: names of all methods that the permissions of the user allow, separated by spaces. */
const methodNamesSql = sql<string>`coalesce((
  SELECT string_agg(DISTINCT method, ' ') ${fromRolePermissions}, unnest(${permissions.methods}) AS method ${whereUser}
), '')`;

/** SQL: the condition that joins the tenant of a user. */
export const isTenantOfUser = and(eq(tenants.id, users.tenant_id), isNull(tenants.deleted_at));

/** SQL: the condition of an active user. */
export const isActiveUser = (tenant: string, user: string) =>
  and(eq(users.tenant_id, tenant), eq(users.id, user), eq(users.state, 'ACTIVE'), isNull(users.deleted_at));

/** Columns of a caller that do not depend on the session. */
export const callerColumns = {
  status: users.status,
  lacksSecondFactor: sql<boolean>`NOT ${users.uses_two_factor_auth} AND ${requiresSecondFactorSql}`,
  passwordExpired: sql<boolean>`coalesce(${users.expiration_password_date} <= now(), false)`,
  mustProveEmail: mustProveEmailSql,
  permissions: permissionCodesSql,
  methods: methodNamesSql,
  ...subscriptionColumns,
  features: tariffFeaturesColumn,
};

type CallerRow = Parameters<typeof subscriptionStateOfRow>[0] & {
  status: string | null;
  lacksSecondFactor: boolean;
  passwordExpired: boolean;
  mustProveEmail: boolean;
  permissions: string;
  methods: string;
  operator: boolean;
  features: string;
};

/** Returns the caller that a row of `callerColumns` describes. */
export function callerOfRow(who: Pick<Caller, 'tenant' | 'user' | 'session' | 'device'>, row: CallerRow): Caller {
  const restrictions: AccessRestrictions = {
    onboarded: row.status === 'ONBOARDING_COMPLETED',
    lacksSecondFactor: row.lacksSecondFactor,
    passwordExpired: row.passwordExpired,
    mustProveEmail: row.mustProveEmail,
  };
  const isRestricted = row.lacksSecondFactor || row.passwordExpired || row.mustProveEmail;
  return {
    ...who,
    // A user who must first secure the account or prove the address has no permissions, not even for own fields.
    permissions: new Set(isRestricted ? [] : row.permissions.split(' ')),
    methods: restrictMethods(new Set([...row.methods.split(' '), ...methodsOfEveryUser]), restrictions),
    passwordExpired: row.passwordExpired,
    subscription: subscriptionStateOfRow(row),
    operator: row.operator,
    features: new Set(row.features.split(' ')),
  };
}
