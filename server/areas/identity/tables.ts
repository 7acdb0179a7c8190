import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, softDelete, sortKey, stamps, tenantId } from '../../database/columns';
import { tenants } from '../tenancy/tables';

/** People who sign in. */
export const users = pgTable(
  'users',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    email: text('email').notNull(),
    password_hash: text('password_hash'),
    status: text('status', { enum: ['COMPANY_DATA_READY', 'WAITING_PAYMENT', 'ONBOARDING_COMPLETED'] }),
    state: text('state', { enum: ['IN_ACTIVE', 'ACTIVE', 'INVITED', 'DELETED'] }).notNull().default('INVITED'),
    change_password_date: moment('change_password_date'),
    expiration_password_date: moment('expiration_password_date'),
    user_recovery_type: text('user_recovery_type', { enum: ['RESTORE_USER_DATA', 'PURE_USER', 'PUSH_MESSAGE'] }),
    uses_two_factor_auth: boolean('uses_two_factor_auth').notNull().default(false),
    /** When the person showed that the address is theirs: by a link that was sent to it, or by a provider's word. */
    email_proved_at: moment('email_proved_at'),
    lang: text('lang', { enum: ['en', 'pl'] }).notNull().default('en'),
    date_format: text('date_format', { enum: ['DD_MM_YYYY', 'DD_MM_YYYY_DOTS', 'MM_DD_YYYY', 'YYYY_MM_DD'] }),
    ...stamps(),
    ...softDelete(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    uniqueIndex('users_email').on(t.tenant_id, t.email).where(sql`deleted_at IS NULL`),
    index('users_email_order').on(t.tenant_id, sortKey(t.email), t.id),
    index('users_state').on(t.tenant_id, t.state, t.id),
    index('users_created_at').on(t.tenant_id, t.created_at, t.id),
    index('users_modified_at').on(t.tenant_id, t.modified_at, t.id),
    index('users_deleted_at').on(t.tenant_id, t.deleted_at, t.id).where(sql`deleted_at IS NOT NULL`),
    index('users_search').using('gin', t.tenant_id, t.email.op('gin_trgm_ops')),
  ],
);

/**
 * Which tenant an e-mail address signs in to. One row for each user who is not deleted, lower case, unique over all
 * tenants. A tenant's work adds and removes its own; only the system, before the tenant is known, reads the others.
 */
export const signInNames = pgTable('sign_in_names', {
  email: text('email').primaryKey(),
  tenant: id('tenant').notNull(),
  user_id: id('user_id').notNull(),
});

/**
 * Whom a provider vouches for: its name of the person, and who that is here. Like `sign_in_names`, above tenants.
 */
export const socialNames = pgTable(
  'social_names',
  {
    provider: text('provider', { enum: ['GOOGLE', 'MICROSOFT'] }).notNull(),
    subject: text('subject').notNull(),
    tenant: id('tenant').notNull(),
    user_id: id('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    index('social_names_user').on(t.tenant, t.user_id),
    foreignKey({ columns: [t.tenant, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
  ],
);

/** A user's own data. */
export const profiles = pgTable(
  'profiles',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    user_id: id('user_id').notNull(),
    first_name: text('first_name'),
    last_name: text('last_name'),
    phone: text('phone'),
    email: text('email'),
    country: text('country'),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    uniqueIndex('profiles_user').on(t.tenant_id, t.user_id),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    index('profiles_first_name').on(t.tenant_id, sortKey(t.first_name), t.id),
    index('profiles_last_name').on(t.tenant_id, sortKey(t.last_name), t.id),
    index('profiles_search').using(
      'gin',
      t.tenant_id,
      t.first_name.op('gin_trgm_ops'),
      t.last_name.op('gin_trgm_ops'),
      t.phone.op('gin_trgm_ops'),
    ),
  ],
);

/** The token of a mail's link, which waits to be used: one for each user, the newest. */
export const userCodes = pgTable(
  'user_codes',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    user_id: id('user_id').notNull(),
    purpose: text('purpose', { enum: ['INVITATION', 'RESTORE'] }).notNull().default('INVITATION'),
    code_hash: text('code_hash').notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    uniqueIndex('user_codes_user').on(t.tenant_id, t.user_id),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
  ],
);

/**
 * Authenticator apps. `secret` is sealed with the server's key; `confirmed_at` is empty until a code of it was entered;
 * `last_step` is the time step of the newest code that was taken, so that none is taken twice.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    tenant_id: tenantId(),
    user_id: id('user_id').notNull(),
    secret: text('secret').notNull(),
    confirmed_at: moment('confirmed_at'),
    last_step: bigint('last_step', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.user_id] }),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
  ],
);

/** Codes to come in with when the app is lost, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    tenant_id: tenantId(),
    user_id: id('user_id').notNull(),
    code_hash: text('code_hash').notNull(),
    used_at: moment('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.user_id, t.code_hash] }),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
  ],
);

/** What permissions are about; the same for every tenant, written from `categories.ts`. */
export const permissionCategories = pgTable('permission_categories', {
  id: id('id').primaryKey(),
  code: text('code').notNull().unique(),
  name_en: text('name_en').notNull(),
  name_pl: text('name_pl').notNull(),
  description_en: text('description_en').notNull(),
  description_pl: text('description_pl').notNull(),
  visible: boolean('visible').notNull(),
  toggle: boolean('toggle').notNull(),
  order: integer('order').notNull(),
});

/** Rights to call methods: the same for every tenant, written from `catalogue.ts` by the first start of a build. */
export const permissions = pgTable('permissions', {
  id: id('id').primaryKey(),
  code: text('code').notNull().unique(),
  /** Empty only between a migration and the writing of the catalogue, which follow each other in one transaction. */
  category_id: id('category_id').references(() => permissionCategories.id),
  title_en: text('title_en').notNull(),
  title_pl: text('title_pl').notNull(),
  methods: text('methods').array().notNull(),
});

/** A tenant's sets of permissions. */
export const roles = pgTable(
  'roles',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    editable: boolean('editable').notNull().default(true),
    requires_two_factor: boolean('requires_two_factor').notNull().default(false),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    uniqueIndex('roles_name').on(t.tenant_id, sql`lower(${t.name})`),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
  ],
);

/** Which permissions a role holds. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    tenant_id: tenantId(),
    role_id: id('role_id').notNull(),
    permission_id: id('permission_id').notNull().references(() => permissions.id),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.role_id, t.permission_id] }),
    foreignKey({ columns: [t.tenant_id, t.role_id], foreignColumns: [roles.tenant_id, roles.id] }).onDelete('cascade'),
  ],
);

/** Which roles a user holds. */
export const userHasRoles = pgTable(
  'user_has_roles',
  {
    tenant_id: tenantId(),
    /** By chance, from the database: pairs are stored by their two ends. */
    id: id('id').notNull().default(sql`('x' || left(replace(gen_random_uuid()::text, '-', ''), 15))::bit(60)::bigint`),
    user_id: id('user_id').notNull(),
    role_id: id('role_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.user_id, t.role_id] }),
    uniqueIndex('user_has_roles_id').on(t.tenant_id, t.id),
    index('user_has_roles_role').on(t.tenant_id, t.role_id, t.user_id),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.role_id], foreignColumns: [roles.tenant_id, roles.id] }).onDelete('cascade'),
  ],
);

/** Devices that someone signed in on. `browser` is the key that tells one browser from others with the same name. */
export const devices = pgTable(
  'devices',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    user_id: id('user_id').notNull(),
    browser: text('browser').notNull(),
    device_type: text('device_type').notNull(),
    ip: text('ip'),
    data: text('data'),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    uniqueIndex('devices_user_browser').on(t.tenant_id, t.user_id, t.browser),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
  ],
);

/**
 * Sessions: the family of refresh tokens that one sign-in began. `token_hash` is the token that works now;
 * `previous_hash` still works until `grace_until`, so that two calls at once do not sign anybody out.
 */
export const sessions = pgTable(
  'sessions',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    user_id: id('user_id').notNull(),
    device_id: id('device_id').notNull(),
    token_hash: text('token_hash').notNull(),
    previous_hash: text('previous_hash'),
    grace_until: moment('grace_until'),
    expires_at: moment('expires_at').notNull(),
    revoked_at: moment('revoked_at'),
    created_at: moment('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    index('sessions_user').on(t.tenant_id, t.user_id),
    index('sessions_device').on(t.tenant_id, t.device_id),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.device_id], foreignColumns: [devices.tenant_id, devices.id] }).onDelete('cascade'),
  ],
);

/** Attempts to sign in, counted per account and per address; shared by all servers. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  window_ends: moment('window_ends').notNull(),
});
