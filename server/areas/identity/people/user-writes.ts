import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { UserState } from '../../../contract.generated';
import type { WriteContext, JoinRowsChange, DeleteContext, RowValues, WriteRules } from '../../../dialect/entity';
import type { Problem, Problems } from '../../../dialect/errors';
import { invalidateAccess } from '../permissions/access-cache';
import { findAdminRoleId, isLastAdmin } from '../permissions/admins';
import {
  readPermissionsOfRoles,
  readRoleIdsBeforeAndAfter,
  userPowerProblems,
} from '../permissions/related-permissions';
import { haveDifferentIds, emailProblem, grantProblems, newUserRateProblem, userStateProblem } from './rules';
import { endSessions } from '../sign-in/sessions';
import { signInNames, socialNames, users } from '../tables';
import { normalizeEmail } from '../../../formats/contact';
import { validityProblems } from '../../validity';

/** Rules for creating, changing and deleting users. */
export const userRules: WriteRules = {
  // Whether a user is the last administrator depends on the other users.
  areRecordsIndependent: (given) => given.every((field) => !['roles', 'state', 'deleted_at'].includes(field)),
  derive: ({ before, after }) => (before ? removedUserValues(before, after) : invitedUserValues(after)),
  check: async (change) => {
    const { before, after, writeReporter } = change;
    const powerProblems = before ? await userPowerProblems(change, String(before.id)) : [];
    const problems = {
      ...(before ? await stateProblems(change, before) : await newUserProblems(change)),
      ...(await roleProblems(change)),
      ...validityProblems(after, ['driving_licence_until', 'code_95_until', 'adr_until']),
      ...(powerProblems.length > 0 ? { id: powerProblems } : {}),
    };
    const refused = Object.values(problems).flatMap((list) => list.map((problem) => problem.code));
    if (refused.some((code) => loggedRefusals.has(code)))
      writeReporter.warn({ of: after.id, refused }, 'change of a user refused');
    return problems;
  },
  after: afterChange,
  checkDelete: async (removal): Promise<Problems> => {
    const { id, before, writeReporter } = removal;
    const problem = await lastAdminProblem(removal, { id, state: before.state });
    const problems = problem ? [problem] : await userPowerProblems(removal, id);
    if (problems.length === 0) return {};
    writeReporter.warn({ of: id, refused: problems.map(({ code }) => code) }, 'removal of a user refused');
    return { id: problems };
  },
  afterDelete: async (removal) => {
    const condition = and(eq(users.tenant_id, removal.tenant), eq(users.id, removal.id));
    await removal.session.orm.update(users).set({ state: 'DELETED' }).where(condition);
    await revokeSignIn(removal, 'DELETED');
    removal.writeReporter.infoAfterCommit({ of: removal.id }, 'user removed');
  },
};

/** Codes of problems that are logged as refused actions, because they may be attempts to gain rights. */
const loggedRefusals = new Set(['own_roles', 'own_state', 'own_account', 'last_admin', 'not_held', 'not_to_give']);

/**
 * Returns the initial values of an invited user. Onboarding is complete, because the company exists already. The
 * address is not reserved: accepting the invitation proves and claims it, so no error reveals an account of another
 * company.
 */
function invitedUserValues({ email }: RowValues): RowValues {
  return {
    email: normalizeEmail(email),
    state: 'INVITED' satisfies UserState,
    status: 'ONBOARDING_COMPLETED',
  };
}

function removedUserValues(before: RowValues, after: RowValues): RowValues {
  const isRemoved = after.state === 'DELETED' && before.state !== 'DELETED';
  return isRemoved ? { deleted_at: new Date().toISOString() } : {};
}

/** Namespace of the advisory locks that serialize additions of users. */
const newUsersLockNamespace = 7_209_119;

/** Numbers of users that mutations and batches have planned to add, and not stored yet. */
const plannedUsers = new WeakMap<object, number>();

async function newUserProblems({ after: { email }, session, tenant, scope }: WriteContext): Promise<Problems> {
  const { orm } = session;
  // Additions of a tenant wait for each other, so that the count includes those that are being committed.
  const lock = 'SELECT pg_advisory_xact_lock($1, hashtext($2))';
  await session.rows({ text: lock, params: [newUsersLockNamespace, tenant] });
  const isRecent = gt(users.created_at, sql`now() - interval '1 hour'`);
  const inLastMinute = sql<string>`count(*) FILTER (WHERE ${users.created_at} > now() - interval '1 minute')`;
  const [added] = await orm
    .select({ inLastMinute, inLastHour: count() })
    .from(users)
    .where(and(eq(users.tenant_id, tenant), isRecent));
  const planned = plannedUsers.get(scope) ?? 0;
  const problem =
    emailProblem(email) ??
    newUserRateProblem({
      inLastMinute: Number(added?.inLastMinute ?? 0) + planned,
      inLastHour: (added?.inLastHour ?? 0) + planned,
    });
  plannedUsers.set(scope, planned + (problem ? 0 : 1));
  return problem ? { email: [problem] } : {};
}

async function stateProblems({ after, user, tenant, session }: WriteContext, before: RowValues): Promise<Problems> {
  const [from, to] = [stateOf(before), stateOf(after)];
  if (from === to) return {};
  if (before.id === user) return { state: [{ code: 'own_state' }] };
  const problem =
    userStateProblem(from, to) ??
    (await lastAdminProblem({ user, tenant, session }, { id: String(before.id), state: from }));
  return problem ? { state: [problem] } : {};
}

/** Returns a problem when the user to disable or remove is the caller or the last administrator. */
async function lastAdminProblem(
  { user, tenant, session }: Pick<DeleteContext, 'user' | 'tenant' | 'session'>,
  { id, state }: { id: string; state: unknown },
): Promise<Problem | undefined> {
  if (id === user) return { code: 'own_account' };
  const isLast = state === 'ACTIVE' && (await isLastAdmin(session, tenant, id));
  return isLast ? { code: 'last_admin' } : undefined;
}

async function roleProblems({
  before,
  after,
  pairs,
  user,
  tenant,
  permissions,
  language,
  session,
}: WriteContext): Promise<Problems> {
  const id = before ? String(before.id) : null;
  const roleIds = await readRoleIdsBeforeAndAfter(session, tenant, id, pairs);
  if (before && !haveDifferentIds(roleIds.before, roleIds.after)) return {};
  const problems = grantProblems(await readPermissionsOfRoles(session, tenant, roleIds.added, language), permissions);
  if (roleIds.after.length === 0) problems.push({ code: 'required' });
  if (id === user) problems.push({ code: 'own_roles' });
  else if (id !== null && stateOf(after) === 'ACTIVE') {
    const adminRoleId = await findAdminRoleId(session, tenant);
    const losesAdminRole =
      adminRoleId !== undefined && roleIds.before.includes(adminRoleId) && !roleIds.after.includes(adminRoleId);
    if (losesAdminRole && (await isLastAdmin(session, tenant, id))) problems.push({ code: 'last_admin' });
  }
  return problems.length > 0 ? { roles: problems } : {};
}

async function afterChange(change: WriteContext & { id: string }): Promise<void> {
  const { before, after, id, tenant, session, writeReporter } = change;
  const roles = requestedRoles(change.pairs);
  if (!before) {
    writeReporter.infoAfterCommit({ of: id, ...roles }, 'user added');
    return;
  }
  const [from, to] = [stateOf(before), stateOf(after)];
  if (from !== to) {
    if (to !== 'ACTIVE') await revokeSignIn(change, to);
    writeReporter.infoAfterCommit({ of: id, from, to }, 'state of a user changed');
  }
  if (roles) {
    await invalidateAccess(session, tenant);
    writeReporter.infoAfterCommit({ of: id, ...roles }, 'roles of a user changed');
  }
}

function requestedRoles(
  pairs: readonly JoinRowsChange[],
): { added: string[]; removed: string[] | 'others' } | undefined {
  const changes = pairs.filter(
    ({ relation, add, remove }) => relation === 'roles' && (remove === 'others' || add.length + remove.length > 0),
  );
  if (changes.length === 0) return undefined;
  const removed = changes.map(({ remove }) => remove);
  return {
    added: changes.flatMap(({ add }) => add),
    removed: removed.includes('others') ? 'others' : removed.flatMap((ids) => (ids === 'others' ? [] : ids)),
  };
}

/**
 * Ends all sessions of a user who is disabled or removed. A removed user's email address and provider links become free
 * for other accounts.
 */
async function revokeSignIn(
  { session, tenant, id }: Pick<DeleteContext, 'session' | 'tenant' | 'id'>,
  state: UserState,
): Promise<void> {
  await endSessions(session, { tenant, user: id });
  if (state === 'DELETED') {
    await session.orm.delete(signInNames).where(and(eq(signInNames.tenant, tenant), eq(signInNames.user_id, id)));
    await session.orm.delete(socialNames).where(and(eq(socialNames.tenant, tenant), eq(socialNames.user_id, id)));
  }
  await invalidateAccess(session, tenant);
}

function stateOf({ state }: RowValues): UserState {
  switch (state) {
    case 'IN_ACTIVE':
    case 'ACTIVE':
    case 'INVITED':
    case 'DELETED':
      return state;
    default:
      throw new Error(`A user has no state ${String(state)}.`);
  }
}
