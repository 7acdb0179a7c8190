import { and, eq } from 'drizzle-orm';
import type { Entity, RowPolicy, WriteContext } from '../../dialect/entity';
import { entityMethods } from '../entity-methods.generated';
import { roles } from '../identity';
import { listViewProblems, ownershipProblems, sharingProblems, viewLimitProblems } from './rules';
import { listViewRoles, listViews } from './tables';

/** Limits views to own ones, and those shared with the company or with a role of the caller. */
const visibleViewsPolicy: RowPolicy = {
  condition: (column, user) =>
    `(${column('user_id')} = ${user} OR ${column('visibility')} = 'COMPANY' OR (${column('visibility')} = 'ROLES'` +
    ' AND EXISTS (SELECT 1 FROM list_view_roles w JOIN user_has_roles h ON h.tenant_id = w.tenant_id AND' +
    ` h.role_id = w.role_id WHERE w.tenant_id = ${column('tenant_id')} AND w.list_view_id = ${column('id')}` +
    ` AND h.user_id = ${user})))`,
  // Users who lose sight of a view must not go on using it.
  announcesAll: true,
};

/** A role as users without access to roles see it on a shared view: its name. */
const listViewRoleEntity: Entity = { type: 'ListViewRole', table: roles, fields: {}, methods: {} };

async function writeProblems(context: WriteContext) {
  const { before, after, pairs } = context;
  if (before) {
    const denied = ownershipProblems(before, context);
    if (Object.keys(denied).length > 0) return denied;
  }
  const roleChanges = pairs.filter(({ relation }) => relation === 'roles');
  const sharing = {
    before,
    after,
    roles: await countRolesAfter(context, roleChanges),
    changesRoles: roleChanges.length > 0,
  };
  return {
    ...(before ? {} : viewLimitProblems(await countOwnedViews(context))),
    ...listViewProblems(after),
    ...sharingProblems(sharing, context),
  };
}

function countOwnedViews({ session, tenant, user, after }: WriteContext): Promise<number> {
  const { tenant_id, user_id, resource } = listViews;
  const own = and(eq(tenant_id, tenant), eq(user_id, user), eq(resource, String(after.resource)));
  return session.orm.$count(listViews, own);
}

async function countRolesAfter({ session, tenant, before }: WriteContext, changes: WriteContext['pairs']) {
  const { tenant_id, list_view_id, role_id } = listViewRoles;
  const stored = before
    ? await session.orm
        .select({ id: role_id })
        .from(listViewRoles)
        .where(and(eq(tenant_id, tenant), eq(list_view_id, String(before.id))))
    : [];
  let ids = new Set(stored.map(({ id }) => id));
  for (const { add, remove } of changes) {
    const kept = remove === 'others' ? [] : [...ids].filter((id) => !remove.includes(id));
    ids = new Set([...kept, ...add]);
  }
  return ids.size;
}

/** A saved view of a list. */
export const listViewEntity: Entity = {
  type: 'ListView',
  table: listViews,
  fields: {
    roles: {
      kind: 'manyToMany',
      entity: () => listViewRoleEntity,
      through: listViewRoles,
      from: 'list_view_id',
      to: 'role_id',
    },
  },
  methods: entityMethods.ListView,
  unique: { list_views_name: 'name' },
  rowPolicy: visibleViewsPolicy,
  rules: {
    derive: ({ before, user }) => ({ user_id: before?.user_id ?? user }),
    check: writeProblems,
    checkDelete: (context) => ownershipProblems(context.before, context),
  },
};

/** Entities of this area. */
export const viewEntities = [listViewEntity, listViewRoleEntity];
