import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import type { WriteContext, JoinRowsChange, DeleteContext, WriteRules } from '../../../dialect/entity';
import type { Problem, Problems } from '../../../dialect/errors';
import { invalidateAccess } from './access-cache';
import { readVisiblePermissions, readPermissionIdsBeforeAndAfter, rolePowerProblems } from './related-permissions';
import { grantProblems, createNamesPayload, roleNameProblem } from '../people/rules';
import { profiles, userHasRoles, users } from '../tables';

/** Rules for creating, changing and deleting roles. */
export const roleRules: WriteRules = {
  // A new name is written to the users of the role. A write of a user locks the user before the roles.
  lock: ({ session, tenant, id }) => lockUsersOfRole(session, tenant, id),
  check: async (change): Promise<Problems> => {
    const { before, after, writeReporter } = change;
    if (before && before.editable !== true) {
      writeReporter.warn({ role: after.id, refused: ['not_editable'] }, 'change of a role refused');
      return { id: [{ code: 'not_editable' }] };
    }
    const powerProblems = before ? await rolePowerProblems(change, String(before.id)) : [];
    if (powerProblems.length > 0) {
      writeReporter.warn({ role: after.id, refused: ['not_held'] }, 'change of a role refused');
      return { id: powerProblems };
    }
    const name = roleNameProblem(after.name, before?.name);
    return { ...(name ? { name: [name] } : {}), ...(await permissionProblems(change)) };
  },
  after: async ({ before, after, pairs, id, tenant, session, writeReporter }) => {
    await invalidateAccess(session, tenant);
    const changes = pairs.map(({ add, remove }: JoinRowsChange) => ({ add, remove }));
    writeReporter.infoAfterCommit(
      { role: id, name: after.name, permissions: changes },
      before ? 'role changed' : 'role added',
    );
  },
  checkDelete: async (removal): Promise<Problems> => {
    if (removal.before.editable !== true) return { id: [{ code: 'not_editable' }] };
    const powerProblems = await rolePowerProblems(removal, removal.id);
    if (powerProblems.length > 0) {
      removal.writeReporter.warn({ role: removal.id, refused: ['not_held'] }, 'removal of a role refused');
      return { id: powerProblems };
    }
    const problem = await roleInUseProblem(removal);
    return problem ? { id: [problem] } : {};
  },
  afterDelete: async ({ before, id, tenant, session, writeReporter }) => {
    await invalidateAccess(session, tenant);
    writeReporter.infoAfterCommit({ role: id, name: before.name }, 'role deleted');
  },
};

async function lockUsersOfRole({ orm }: Session, tenant: string, role: string): Promise<void> {
  const holders = orm
    .select({ id: userHasRoles.user_id })
    .from(userHasRoles)
    .where(and(eq(userHasRoles.tenant_id, tenant), eq(userHasRoles.role_id, role)));
  await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant_id, tenant), inArray(users.id, holders)))
    .orderBy(asc(users.id))
    .for('no key update');
}

async function permissionProblems({
  before,
  after,
  pairs,
  tenant,
  permissions,
  language,
  session,
  writeReporter,
}: WriteContext): Promise<Problems> {
  const { added } = await readPermissionIdsBeforeAndAfter(session, tenant, before ? String(before.id) : null, pairs);
  const problems = grantProblems(await readVisiblePermissions(session, added, language), permissions);
  if (problems.length === 0) return {};
  writeReporter.warn({ role: after.id, refused: problems.map(({ code }) => code) }, 'permissions of a role refused');
  return { permissions: problems };
}

/** Returns a problem when users hold the role. Deleting it would take its permissions from them. */
async function roleInUseProblem({
  id,
  tenant,
  session,
}: Pick<DeleteContext, 'id' | 'tenant' | 'session'>): Promise<Problem | undefined> {
  const holders = await session.orm
    .select({ first: profiles.first_name, last: profiles.last_name, email: users.email })
    .from(userHasRoles)
    .innerJoin(users, and(eq(users.tenant_id, userHasRoles.tenant_id), eq(users.id, userHasRoles.user_id)))
    .leftJoin(profiles, and(eq(profiles.tenant_id, users.tenant_id), eq(profiles.user_id, users.id)))
    .where(and(eq(userHasRoles.tenant_id, tenant), eq(userHasRoles.role_id, id), isNull(users.deleted_at)))
    .orderBy(asc(users.id));
  if (holders.length === 0) return undefined;
  return {
    code: 'in_use',
    payload: createNamesPayload(
      holders.map(({ first, last, email }) => [first, last].filter(Boolean).join(' ') || email),
    ),
  };
}
