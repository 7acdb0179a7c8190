import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAndModifiedColumns, idColumn, tenantIdColumn } from '../../database/columns';
import { roles, users } from '../identity/tables';
import { tenants } from '../tenancy/tables';

/** Saved views of lists. */
export const listViews = pgTable(
  'list_views',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    user_id: idColumn('user_id').notNull(),
    resource: text('resource').notNull(),
    name: text('name').notNull(),
    state: text('state').notNull(),
    visibility: text('visibility', { enum: ['PRIVATE', 'ROLES', 'COMPANY'] }).notNull(),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    uniqueIndex('list_views_name').on(t.tenant_id, t.user_id, t.resource, sql`lower(${t.name})`),
    index('list_views_resource').on(t.tenant_id, t.resource, t.id),
  ],
);

/** Roles that saved views are shared with. */
export const listViewRoles = pgTable(
  'list_view_roles',
  {
    tenant_id: tenantIdColumn(),
    list_view_id: idColumn('list_view_id').notNull(),
    role_id: idColumn('role_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.list_view_id, t.role_id] }),
    index('list_view_roles_role').on(t.tenant_id, t.role_id, t.list_view_id),
    foreignKey({
      columns: [t.tenant_id, t.list_view_id],
      foreignColumns: [listViews.tenant_id, listViews.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.role_id], foreignColumns: [roles.tenant_id, roles.id] }).onDelete('cascade'),
  ],
);

/** What each user chose for the views of a list. */
export const listViewPreferences = pgTable(
  'list_view_preferences',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    user_id: idColumn('user_id').notNull(),
    resource: text('resource').notNull(),
    /** No foreign key: a view may also disappear for one user only, when it is no longer shared. */
    default_view_id: idColumn('default_view_id'),
    /** Ids of views. */
    view_order: jsonb('view_order').$type<readonly string[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    uniqueIndex('list_view_preferences_resource').on(t.tenant_id, t.user_id, t.resource),
  ],
);
