import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, createdAndModifiedColumns, tenantIdColumn } from '../../database/columns';
import { tenants } from '../tenancy/tables';
import { createLanguageProperties } from '../../texts/in-languages';
import { users } from './people-tables';

/** Categories of permissions, the same for every tenant, written from `categories.ts`. */
export const permissionCategories = pgTable('permission_categories', {
  id: idColumn('id').primaryKey(),
  code: text('code').notNull().unique(),
  ...createLanguageProperties('name', (language) => text(`name_${language}`).notNull()),
  ...createLanguageProperties('description', (language) => text(`description_${language}`).notNull()),
  visible: boolean('visible').notNull(),
  toggle: boolean('toggle').notNull(),
  order: integer('order').notNull(),
});

/**
 * Permissions, the same for every tenant. A new build writes them from `catalogue.ts` when it starts for the first
 * time.
 */
export const permissions = pgTable('permissions', {
  id: idColumn('id').primaryKey(),
  code: text('code').notNull().unique(),
  /** Null only within the transaction of a migration, until the catalogue is written at its end. */
  category_id: idColumn('category_id').references(() => permissionCategories.id),
  ...createLanguageProperties('title', (language) => text(`title_${language}`).notNull()),
  methods: text('methods').array().notNull(),
});

/** Roles of each tenant. Only the admin role is not editable. */
export const roles = pgTable(
  'roles',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    name: text('name').notNull(),
    editable: boolean('editable').notNull().default(true),
    requires_two_factor: boolean('requires_two_factor').notNull().default(false),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    uniqueIndex('roles_name').on(t.tenant_id, sql`lower(${t.name})`),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
  ],
);

/** Which permissions each role has. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    tenant_id: tenantIdColumn(),
    role_id: idColumn('role_id').notNull(),
    permission_id: idColumn('permission_id')
      .notNull()
      .references(() => permissions.id),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.role_id, t.permission_id] }),
    foreignKey({ columns: [t.tenant_id, t.role_id], foreignColumns: [roles.tenant_id, roles.id] }).onDelete('cascade'),
  ],
);

/** Which roles each user has. */
export const userHasRoles = pgTable(
  'user_has_roles',
  {
    tenant_id: tenantIdColumn(),
    /**
     * Random id that the database creates, because a write of a many-to-many relation provides only the ids of user and
     * role.
     */
    id: idColumn('id')
      .notNull()
      .default(sql`('x' || left(replace(gen_random_uuid()::text, '-', ''), 15))::bit(60)::bigint`),
    user_id: idColumn('user_id').notNull(),
    role_id: idColumn('role_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.user_id, t.role_id] }),
    uniqueIndex('user_has_roles_id').on(t.tenant_id, t.id),
    index('user_has_roles_role').on(t.tenant_id, t.role_id, t.user_id),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.role_id], foreignColumns: [roles.tenant_id, roles.id] }).onDelete('cascade'),
  ],
);
