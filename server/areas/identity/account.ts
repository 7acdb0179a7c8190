import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Language, User } from '../../contract.generated';
import type { Orm, Session } from '../../database/database';
import { companies, tenants } from '../tenancy/tables';
import { permissionCategories, permissions, profiles, rolePermissions, roles, userHasRoles, users } from './tables';

/** The caller's own account, with all that a console wants to know of it after sign-in. */
export async function loadAccount({ orm }: Session, tenant: string, user: string, language: Language): Promise<User> {
  const [row] = await orm
    .select({ user: users, profile: profiles, tenant: tenants })
    .from(users)
    .innerJoin(tenants, eq(tenants.id, users.tenant_id))
    .leftJoin(profiles, and(eq(profiles.tenant_id, users.tenant_id), eq(profiles.user_id, users.id)))
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user)));
  if (!row) throw new Error('The account was removed while it signed in.');
  const { id, email, status, state, modified_at } = row.user;
  return {
    id,
    email,
    status,
    state,
    modified_at,
    profile: row.profile && { ...row.profile, full_name: fullName(row.profile) ?? email },
    roles: await rolesOf(orm, tenant, user),
    permissions: await permissionsOf(orm, tenant, user, language),
    tenant: { id: row.tenant.id, lang: row.tenant.lang, company: await companiesOf(orm, tenant) },
  };
}

function fullName({ first_name, last_name }: { first_name: string | null; last_name: string | null }): string | undefined {
  return [first_name, last_name].filter(Boolean).join(' ') || undefined;
}

function rolesOf(orm: Orm, tenant: string, user: string) {
  return orm
    .select({ id: roles.id, name: roles.name })
    .from(userHasRoles)
    .innerJoin(roles, and(eq(roles.tenant_id, userHasRoles.tenant_id), eq(roles.id, userHasRoles.role_id)))
    .where(and(eq(userHasRoles.tenant_id, tenant), eq(userHasRoles.user_id, user)))
    .orderBy(asc(roles.name));
}

function permissionsOf(orm: Orm, tenant: string, user: string, language: Language) {
  const title = { en: permissions.title_en, pl: permissions.title_pl }[language];
  const held = orm
    .select({ id: rolePermissions.permission_id })
    .from(userHasRoles)
    .innerJoin(
      rolePermissions,
      and(eq(rolePermissions.tenant_id, userHasRoles.tenant_id), eq(rolePermissions.role_id, userHasRoles.role_id)),
    )
    .where(and(eq(userHasRoles.tenant_id, tenant), eq(userHasRoles.user_id, user)));
  const everybodys = and(eq(permissionCategories.visible, true), eq(permissionCategories.toggle, false));
  return orm
    .select({ id: permissions.id, code: permissions.code, title, methods: permissions.methods })
    .from(permissions)
    .leftJoin(permissionCategories, eq(permissionCategories.id, permissions.category_id))
    .where(or(inArray(permissions.id, held), everybodys))
    .orderBy(asc(permissions.code));
}

function companiesOf(orm: Orm, tenant: string) {
  return orm
    .select({ id: companies.id, name: companies.name, registration_number: companies.registration_number })
    .from(companies)
    .where(eq(companies.tenant_id, tenant))
    .orderBy(asc(companies.id));
}
