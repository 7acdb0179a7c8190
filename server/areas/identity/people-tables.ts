import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  listIndexesOf,
  idColumn,
  timestampColumn,
  softDeleteColumn,
  isFilledSql,
  sortKeySql,
  createdAndModifiedColumns,
  tenantIdColumn,
} from '../../database/columns';
import { registerReferencedTables } from '../../database/references';
import { tenants } from '../tenancy/tables';
import { supportedLanguages } from '../../texts/languages';
import type { SocialPerson } from './social/social-person';

/** Users. `status` is the progress of onboarding; `state` decides whether the user can sign in. */
export const users = pgTable(
  'users',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    email: text('email').notNull(),
    /** First and last name; the email address of a user without either. A trigger keeps it, for lists to sort by. */
    display_name: text('display_name').notNull().default(''),
    /** Country of the profile. A trigger keeps it, for lists to filter by. */
    country: text('country'),
    /** Names of the user's roles. A trigger keeps them, for lists to sort by. */
    role_names: text('role_names').notNull().default(''),
    password_hash: text('password_hash'),
    status: text('status', { enum: ['COMPANY_DATA_READY', 'WAITING_PAYMENT', 'ONBOARDING_COMPLETED'] }),
    state: text('state', { enum: ['IN_ACTIVE', 'ACTIVE', 'INVITED', 'DELETED'] })
      .notNull()
      .default('INVITED'),
    change_password_date: timestampColumn('change_password_date'),
    expiration_password_date: timestampColumn('expiration_password_date'),
    user_recovery_type: text('user_recovery_type', { enum: ['RESTORE_USER_DATA', 'PURE_USER', 'PUSH_MESSAGE'] }),
    uses_two_factor_auth: boolean('uses_two_factor_auth').notNull().default(false),
    /** When the user proved that the email address is theirs, by a mailed link or by a sign-in provider. */
    email_proved_at: timestampColumn('email_proved_at'),
    /** Version of the terms that the user accepted at registration. `terms_accepted_at` is when. */
    terms_version: text('terms_version'),
    terms_accepted_at: timestampColumn('terms_accepted_at'),
    /** Language that the user chose; null: the tenant's language is used. */
    lang: text('lang', { enum: supportedLanguages }),
    date_format: text('date_format', { enum: ['DD_MM_YYYY', 'DD_MM_YYYY_DOTS', 'MM_DD_YYYY', 'YYYY_MM_DD'] }),
    /** Last days on which the documents of a driver are valid. */
    driving_licence_until: date('driving_licence_until'),
    code_95_until: date('code_95_until'),
    adr_until: date('adr_until'),
    /** The earliest of these days, for lists to filter and sort by. */
    documents_until: date('documents_until').generatedAlwaysAs(
      sql`least(driving_licence_until, code_95_until, adr_until)`,
    ),
    ...createdAndModifiedColumns(),
    ...softDeleteColumn(),
    /** When the personal data of the deleted user was erased. */
    erased_at: timestampColumn('erased_at'),
  },
  (t) => {
    const listIndex = listIndexesOf('users', t, [t.state, t.documents_until]);
    return [
      primaryKey({ columns: [t.tenant_id, t.id] }),
      foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
      uniqueIndex('users_email')
        .on(t.tenant_id, t.email)
        .where(sql`deleted_at IS NULL`),
      listIndex('email_order', { text: t.email }),
      listIndex('display_name', { text: t.display_name }),
      listIndex('role_names', { text: t.role_names }),
      listIndex('country', { text: t.country }, { text: t.display_name }),
      listIndex('state', t.state),
      listIndex('driving_licence_until_name', t.driving_licence_until, { text: t.display_name }).concurrently(),
      listIndex('code_95_until_name', t.code_95_until, { text: t.display_name }).concurrently(),
      listIndex('adr_until_name', t.adr_until, { text: t.display_name }).concurrently(),
      listIndex('documents_until_name', t.documents_until, { text: t.display_name }).concurrently(),
      listIndex('created_at', t.created_at),
      listIndex('modified_at', t.modified_at),
      index('users_deleted_at')
        .on(t.tenant_id, t.deleted_at, t.id)
        .where(sql`deleted_at IS NOT NULL`),
      index('users_search').using('gin', t.tenant_id, t.email.op('gin_trgm_ops'), t.display_name.op('gin_trgm_ops')),
    ];
  },
);

/**
 * Email addresses that users sign in with, unique over all tenants, in lower case. Deleted users have no row. A
 * tenant's database session writes only that tenant's rows. A system session reads all, to find the tenant at sign-in.
 */
export const signInNames = pgTable('sign_in_names', {
  email: text('email').primaryKey(),
  tenant: idColumn('tenant').notNull(),
  user_id: idColumn('user_id').notNull(),
});

/**
 * Links from a sign-in provider's subjects to users, unique over all tenants. A tenant's database session writes only
 * that tenant's rows; a system session reads all.
 */
export const socialNames = pgTable(
  'social_names',
  {
    provider: text('provider', { enum: ['GOOGLE', 'MICROSOFT'] }).notNull(),
    subject: text('subject').notNull(),
    tenant: idColumn('tenant').notNull(),
    user_id: idColumn('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    index('social_names_user').on(t.tenant, t.user_id),
    foreignKey({ columns: [t.tenant, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
  ],
);

/**
 * Persons whom a provider identified by an authorization code, kept until they enter the second factor, because a
 * provider exchanges a code only once. Only system sessions use this table.
 */
export const socialExchanges = pgTable('social_exchanges', {
  code_hash: text('code_hash').primaryKey(),
  person: jsonb('person').$type<SocialPerson>().notNull(),
  expires_at: timestampColumn('expires_at').notNull(),
});

/** Names and contact data of users. */
export const profiles = pgTable(
  'profiles',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    user_id: idColumn('user_id').notNull(),
    first_name: text('first_name'),
    last_name: text('last_name'),
    phone: text('phone'),
    email: text('email'),
    country: text('country'),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    uniqueIndex('profiles_user').on(t.tenant_id, t.user_id),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    index('profiles_phone').on(t.tenant_id, t.phone).concurrently(),
    index('profiles_country').on(t.tenant_id, sortKeySql(t.country), t.user_id).where(isFilledSql(t.country)),
    index('profiles_first_name').on(t.tenant_id, sortKeySql(t.first_name), t.user_id).where(isFilledSql(t.first_name)),
    index('profiles_last_name').on(t.tenant_id, sortKeySql(t.last_name), t.user_id).where(isFilledSql(t.last_name)),
    index('profiles_search').using(
      'gin',
      t.tenant_id,
      t.first_name.op('gin_trgm_ops'),
      t.last_name.op('gin_trgm_ops'),
      t.phone.op('gin_trgm_ops'),
    ),
  ],
);

/** Unused tokens of mailed links, at most one for each user. */
export const userCodes = pgTable(
  'user_codes',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    user_id: idColumn('user_id').notNull(),
    purpose: text('purpose', { enum: ['INVITATION', 'RESTORE'] })
      .notNull()
      .default('INVITATION'),
    code_hash: text('code_hash').notNull(),
    expires_at: timestampColumn('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    uniqueIndex('user_codes_user').on(t.tenant_id, t.user_id),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
  ],
);

/**
 * Email addresses that users have not proved yet, at most one for each user. Several users may have the same address
 * here, because only the proof reserves it by a row of `sign_in_names`.
 */
export const emailProofs = pgTable(
  'email_proofs',
  {
    tenant_id: tenantIdColumn(),
    user_id: idColumn('user_id').notNull(),
    purpose: text('purpose', { enum: ['REGISTRATION', 'CHANGE'] }).notNull(),
    /** The address to prove, in lower case. */
    email: text('email').notNull(),
    /** Hash of the mailed code; null until the mail is sent, and when the address belongs to another account. */
    code_hash: text('code_hash'),
    code_expires_at: timestampColumn('code_expires_at').notNull(),
    /** Number of codes that were entered since the last mail was requested. */
    tries: integer('tries').notNull().default(0),
    created_at: timestampColumn('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.user_id] }),
    index('email_proofs_created_at').on(t.created_at),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
  ],
);

/**
 * Authenticator apps. `secret` is encrypted; `confirmed_at` is null until the first code is entered; `last_step` is the
 * time step of the last used code, so that no code is used twice.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    tenant_id: tenantIdColumn(),
    user_id: idColumn('user_id').notNull(),
    secret: text('secret').notNull(),
    confirmed_at: timestampColumn('confirmed_at'),
    last_step: bigint('last_step', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.user_id] }),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
  ],
);

/** Recovery codes. A user who lost the authenticator app can use each code once instead of an app's code. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    tenant_id: tenantIdColumn(),
    user_id: idColumn('user_id').notNull(),
    code_hash: text('code_hash').notNull(),
    used_at: timestampColumn('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.user_id, t.code_hash] }),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
  ],
);

registerReferencedTables(users);
