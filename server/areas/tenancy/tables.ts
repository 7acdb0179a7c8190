import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment, stamps, tenantId } from '../../database/columns';

/** Companies that use Waybill. The one table that tells tenants apart, so it has no tenant of its own. */
export const tenants = pgTable('tenants', {
  id: id('id').primaryKey(),
  lang: text('lang', { enum: ['en', 'pl'] }).notNull().default('en'),
  ...stamps(),
});

/** A tenant's registered data. */
export const companies = pgTable(
  'companies',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    registration_number: text('registration_number'),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
  ],
);

/** Steps in the verification of a vehicle or a company, newest last. */
export const entityVerifications = pgTable(
  'entity_verifications',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    entity_type: text('entity_type', { enum: ['VEHICLE', 'COMPANY'] }).notNull(),
    entity_id: id('entity_id').notNull(),
    status: text('status', { enum: ['UNDER_REVIEW', 'VERIFIED', 'NOT_VERIFIED'] }).notNull(),
    message: text('message'),
    created_at: moment('created_at').notNull().default(sql`now()`),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    index('entity_verifications_of').on(t.tenant_id, t.entity_type, t.entity_id),
  ],
);
