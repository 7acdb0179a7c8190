import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
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
  idColumn,
  timestampColumn,
  softDeleteColumn,
  createdAndModifiedColumns,
  tenantIdColumn,
} from '../../database/columns';
import { registerReferencedTables } from '../../database/references';
import { tariffs } from '../tariffs/tables';
import { defaultLanguage, supportedLanguages } from '../../texts/languages';

/** Status of a verification, or of one of its steps. */
const verificationStatus = { enum: ['UNDER_REVIEW', 'VERIFIED', 'NOT_VERIFIED'] } as const;

/** Time zone of a tenant until the country of its company is known. */
export const defaultTimeZone = 'UTC';

/** Whether legs that break a rule are refused, or allowed with a reason. */
const legRuleEffect = { enum: ['REFUSE', 'REASON'] } as const;

/**
 * Tenants. Their id is the `tenant_id` of all other tables. `is_operator` marks the tenant that runs Waybill and
 * reviews verifications.
 */
export const tenants = pgTable('tenants', {
  id: idColumn('id').primaryKey(),
  lang: text('lang', { enum: supportedLanguages }).notNull().default(defaultLanguage),
  /** IANA name of the time zone in which the tenant's days begin and end. */
  time_zone: text('time_zone').notNull().default(defaultTimeZone),
  temporary: jsonb('temporary'),
  is_operator: boolean('is_operator').notNull().default(false),
  tariff_id: idColumn('tariff_id').references((): AnyPgColumn => tariffs.id),
  /** Days after which a user's password expires; null: never. */
  password_expiry_days: integer('password_expiry_days'),
  leg_overweight: text('leg_overweight', legRuleEffect).notNull().default('REFUSE'),
  leg_unknown_payload: text('leg_unknown_payload', legRuleEffect).notNull().default('REASON'),
  leg_places: text('leg_places', legRuleEffect).notNull().default('REFUSE'),
  leg_order: text('leg_order', legRuleEffect).notNull().default('REFUSE'),
  leg_unverified_vehicle: text('leg_unverified_vehicle', legRuleEffect).notNull().default('REASON'),
  leg_inactive_vehicle: text('leg_inactive_vehicle', legRuleEffect).notNull().default('REFUSE'),
  leg_inactive_driver: text('leg_inactive_driver', legRuleEffect).notNull().default('REFUSE'),
  leg_sharing: text('leg_sharing', { enum: ['NEVER', 'FITTING'] })
    .notNull()
    .default('NEVER'),
  leg_times: text('leg_times', legRuleEffect).notNull().default('REFUSE'),
  leg_expired_documents: text('leg_expired_documents', legRuleEffect).notNull().default('REFUSE'),
  /** Whether customers get a mail when their request is confirmed, on the way, or delivered. */
  customer_mail_confirmed: boolean('customer_mail_confirmed').notNull().default(false),
  customer_mail_on_the_way: boolean('customer_mail_on_the_way').notNull().default(false),
  customer_mail_delivered: boolean('customer_mail_delivered').notNull().default(false),
  ...createdAndModifiedColumns(),
  ...softDeleteColumn(),
});

/**
 * Companies: the registered data of tenants, one row each. The write rules copy `legal_seat` from the legal address,
 * because reviewers verify the legal address.
 */
export const companies = pgTable(
  'companies',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    name: text('name').notNull(),
    legal_name: text('legal_name'),
    registration_number: text('registration_number'),
    vat_number: text('vat_number'),
    eori: text('eori'),
    email: text('email'),
    phone: text('phone'),
    legal_seat: text('legal_seat'),
    status: text('status', verificationStatus).notNull().default('NOT_VERIFIED'),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    uniqueIndex('companies_tenant').on(t.tenant_id),
  ],
);

/** Contact people of companies. */
export const contactPeople = pgTable(
  'contact_people',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    company_id: idColumn('company_id').notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    phone: text('phone'),
    email: text('email'),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.company_id], foreignColumns: [companies.tenant_id, companies.id] }).onDelete(
      'cascade',
    ),
    index('contact_people_company').on(t.tenant_id, t.company_id),
  ],
);

/**
 * Steps in the verification of a vehicle or company. A step with an `outcome` is a verification request, which the
 * operator's reviewers list: `UNDER_REVIEW` while it is open, then the reviewer's answer.
 */
export const entityVerifications = pgTable(
  'entity_verifications',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    entity_type: text('entity_type', { enum: ['VEHICLE', 'COMPANY'] }).notNull(),
    entity_id: idColumn('entity_id').notNull(),
    status: text('status', verificationStatus).notNull(),
    message: text('message'),
    outcome: text('outcome', verificationStatus),
    created_at: timestampColumn('created_at')
      .notNull()
      .default(sql`now()`),
    updated_at: timestampColumn('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    index('entity_verifications_of').on(t.tenant_id, t.entity_type, t.entity_id, t.created_at),
    // The operator lists verification requests of all tenants, so these indexes do not begin with the tenant.
    index('entity_verifications_request')
      .on(t.id)
      .where(sql`outcome IS NOT NULL`),
    index('entity_verifications_queue')
      .on(t.outcome, t.created_at, t.id)
      .where(sql`outcome IS NOT NULL`),
    index('entity_verifications_sent')
      .on(t.created_at, t.id)
      .where(sql`outcome IS NOT NULL`),
  ],
);

registerReferencedTables(companies);
