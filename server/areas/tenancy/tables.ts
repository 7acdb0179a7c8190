import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment, softDelete, stamps, tenantId } from '../../database/columns';
import { registerReferencedTables } from '../../database/references';
import { tariffs } from '../tariffs';
import { defaultLanguage, languages } from '../../texts/languages';

/** Where a verification stands, or what a step of it brought. */
const verificationStatus = { enum: ['UNDER_REVIEW', 'VERIFIED', 'NOT_VERIFIED'] } as const;

/**
 * Companies that use Waybill. The one table that tells tenants apart: its rows are tenants themselves. `is_operator`
 * marks the one that runs Waybill and reviews what others send for verification.
 */
export const tenants = pgTable('tenants', {
  id: id('id').primaryKey(),
  lang: text('lang', { enum: languages }).notNull().default(defaultLanguage),
  temporary: jsonb('temporary'),
  is_operator: boolean('is_operator').notNull().default(false),
  tariff_id: id('tariff_id').references((): AnyPgColumn => tariffs.id),
  ...stamps(),
  ...softDelete(),
});

/**
 * A tenant's registered data: one company for each. `legal_seat` is kept by the write rules from the legal address: a
 * verification vouches for it.
 */
export const companies = pgTable(
  'companies',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    legal_name: text('legal_name'),
    registration_number: text('registration_number'),
    vat_number: text('vat_number'),
    eori: text('eori'),
    email: text('email'),
    phone: text('phone'),
    legal_seat: text('legal_seat'),
    status: text('status', verificationStatus).notNull().default('NOT_VERIFIED'),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    uniqueIndex('companies_tenant').on(t.tenant_id),
  ],
);

/** Whom to speak to at a company. */
export const contactPeople = pgTable(
  'contact_people',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    company_id: id('company_id').notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    phone: text('phone'),
    email: text('email'),
    ...stamps(),
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
 * Steps in the verification of a vehicle or a company, newest last. `outcome` makes a step a request in the operator's
 * queue and says where it stands: every step that sent a record has one, others have none.
 */
export const entityVerifications = pgTable(
  'entity_verifications',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    entity_type: text('entity_type', { enum: ['VEHICLE', 'COMPANY'] }).notNull(),
    entity_id: id('entity_id').notNull(),
    status: text('status', verificationStatus).notNull(),
    message: text('message'),
    outcome: text('outcome', verificationStatus),
    created_at: moment('created_at')
      .notNull()
      .default(sql`now()`),
    updated_at: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    index('entity_verifications_of').on(t.tenant_id, t.entity_type, t.entity_id, t.created_at),
    // The operator's queue is read across tenants.
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
