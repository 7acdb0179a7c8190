import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { codecOf } from '../../../dialect/codec';
import type { JoinRowsChange } from '../../../dialect/entity';
import type { Problem } from '../../../dialect/errors';
import { type GrantablePermission, idsAfterChanges, missingPowerProblems } from '../people/rules';
import { permissionCategories, permissions, rolePermissions, userHasRoles } from '../tables';

/** The caller, who changes another user or a role. */
export interface ActingUser {
  session: Session;
  tenant: string;
  user: string;
  language: Language;
  /** Codes of the caller's permissions. */
  permissions: ReadonlySet<string>;
}

/** Ids related to a record by a many-to-many relation, before and after a change. */
export interface RelatedIds {
  before: readonly string[];
  after: readonly string[];
  added: readonly string[];
}

/** Returns the roles of a user before and after a change. A new user (`user` is null) has no roles before. */
export async function readRoleIdsBeforeAndAfter(
  { orm }: Session,
  tenant: string,
  user: string | null,
  pairs: readonly JoinRowsChange[],
): Promise<RelatedIds> {
  const condition = and(eq(userHasRoles.tenant_id, tenant), eq(userHasRoles.user_id, user ?? '0'));
  const rows = user === null ? [] : await orm.select({ id: userHasRoles.role_id }).from(userHasRoles).where(condition);
  return relatedIds(rows, pairs, 'roles');
}

/** Returns the permissions of a role before and after a change. A new role (`role` is null) has none before. */
export async function readPermissionIdsBeforeAndAfter(
  { orm }: Session,
  tenant: string,
  role: string | null,
  pairs: readonly JoinRowsChange[],
): Promise<RelatedIds> {
  const condition = and(eq(rolePermissions.tenant_id, tenant), eq(rolePermissions.role_id, role ?? '0'));
  const rows =
    role === null ? [] : await orm.select({ id: rolePermissions.permission_id }).from(rolePermissions).where(condition);
  return relatedIds(rows, pairs, 'permissions');
}

function relatedIds(rows: readonly { id: string }[], pairs: readonly JoinRowsChange[], relation: string): RelatedIds {
  const before = rows.map(({ id }) => id);
  // Invalid ids are left out, because they would fail as SQL parameters here. The dialect reports them later, as not
  // found.
  const changes = pairs
    .filter((change) => change.relation === relation)
    .map(({ add, remove }) => ({ add: add.filter(isId), remove }));
  const after = idsAfterChanges(before, changes);
  return { before, after, added: after.filter((id) => !before.includes(id)) };
}

function isId(text: string): boolean {
  return codecOf('bigint').write(text) !== undefined;
}

/** Returns permissions by their ids, without those of hidden categories. */
export function readVisiblePermissions(
  session: Session,
  ids: readonly string[],
  language: Language,
): Promise<GrantablePermission[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return readPermissions(
    session,
    language,
    and(inArray(permissions.id, [...ids]), ne(permissionCategories.visible, false)),
  );
}

/** Returns a problem when another user has a power that the caller lacks. Returns none for the caller's own account. */
export async function userPowerProblems(
  { session, tenant, user: callerId, language, permissions: held }: ActingUser,
  user: string,
): Promise<Problem[]> {
  if (user === callerId) return [];
  const { before } = await readRoleIdsBeforeAndAfter(session, tenant, user, []);
  return missingPowerProblems(await readPermissionsOfRoles(session, tenant, before, language), held);
}

/** Returns a problem when the role holds a power that the caller lacks. */
export async function rolePowerProblems(
  { session, tenant, language, permissions: held }: ActingUser,
  role: string,
): Promise<Problem[]> {
  return missingPowerProblems(await readPermissionsOfRoles(session, tenant, [role], language), held);
}

/** Returns the permissions that the roles hold. */
export async function readPermissionsOfRoles(
  session: Session,
  tenant: string,
  ids: readonly string[],
  language: Language,
): Promise<GrantablePermission[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const held = session.orm
    .select({ id: rolePermissions.permission_id })
    .from(rolePermissions)
    .where(and(eq(rolePermissions.tenant_id, tenant), inArray(rolePermissions.role_id, [...ids])));
  return readPermissions(session, language, inArray(permissions.id, held));
}

function readPermissions(
  { orm }: Session,
  language: Language,
  condition: SQL | undefined,
): Promise<GrantablePermission[]> {
  return orm
    .select({
      code: permissions.code,
      title: permissions[`title_${language}`],
      category: permissionCategories.code,
      toggle: sql<boolean>`coalesce(${permissionCategories.toggle}, true)`,
    })
    .from(permissions)
    .leftJoin(permissionCategories, eq(permissionCategories.id, permissions.category_id))
    .where(condition)
    .orderBy(asc(permissionCategories.order), asc(permissions.code));
}
