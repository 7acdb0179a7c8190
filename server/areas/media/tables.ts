import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, tenantId } from '../../database/columns';
import { customers } from '../customers/tables';
import { vehicles } from '../fleet/tables';
import { users } from '../identity/tables';
import { companies, tenants } from '../tenancy/tables';

/** Kinds of record that files belong to, as the contract has them. */
export const modelTypes = ['SERVICE_TRANSPORTATION', 'USER', 'TASK', 'VEHICLE', 'COMPANY', 'CUSTOMER'] as const;

/**
 * Files of records. The record is named by `model_type` and `model_id`; a computed column for each kind lets the
 * database hold the reference, so that no file outlives its record.
 */
export const media = pgTable(
  'media',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    user_id: id('user_id'),
    file_name: text('file_name').notNull(),
    mime_type: text('mime_type').notNull(),
    size: integer('size').notNull(),
    collection_name: text('collection_name').notNull(),
    model_type: text('model_type', { enum: modelTypes }).notNull(),
    model_id: id('model_id').notNull(),
    /** A record has one file in this collection: a newer one takes its place. */
    single: boolean('single').notNull(),
    /** Smaller pictures; `url` is the key that each is stored under. */
    conversions: jsonb('conversions').$type<readonly StoredConversion[]>().notNull(),
    created_at: moment('created_at').notNull().default(sql`now()`),
    vehicle_id: id('vehicle_id').generatedAlwaysAs(sql`CASE WHEN model_type = 'VEHICLE' THEN model_id END`),
    customer_id: id('customer_id').generatedAlwaysAs(sql`CASE WHEN model_type = 'CUSTOMER' THEN model_id END`),
    owner_id: id('owner_id').generatedAlwaysAs(sql`CASE WHEN model_type = 'USER' THEN model_id END`),
    company_id: id('company_id').generatedAlwaysAs(sql`CASE WHEN model_type = 'COMPANY' THEN model_id END`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.vehicle_id], foreignColumns: [vehicles.tenant_id, vehicles.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.customer_id], foreignColumns: [customers.tenant_id, customers.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.owner_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.company_id], foreignColumns: [companies.tenant_id, companies.id] }).onDelete('cascade'),
    index('media_of').on(t.tenant_id, t.model_type, t.model_id, t.collection_name, t.id),
    uniqueIndex('media_single').on(t.tenant_id, t.model_type, t.model_id, t.collection_name).where(sql`single`),
    index('media_created_at').on(t.tenant_id, t.created_at, t.id),
    index('media_user').on(t.tenant_id, t.user_id, t.id),
    index('media_vehicle').on(t.tenant_id, t.vehicle_id).where(sql`vehicle_id IS NOT NULL`),
    index('media_customer').on(t.tenant_id, t.customer_id).where(sql`customer_id IS NOT NULL`),
    index('media_owner').on(t.tenant_id, t.owner_id).where(sql`owner_id IS NOT NULL`),
    index('media_company').on(t.tenant_id, t.company_id).where(sql`company_id IS NOT NULL`),
  ],
);

/** A smaller picture, as the row of its file tells of it. */
export interface StoredConversion {
  name: string;
  url: string;
  width: number;
  height: number;
}

/**
 * Everything that was put into storage, noted before its first byte is and kept until its last byte is gone: what is
 * noted here and has no row in `media` is swept away, whatever took the row or kept it from coming. No reference to the
 * tenant, so that the note outlives it.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    /** The upload is over: its row in `media` has come, or never will. */
    settled: boolean('settled').notNull().default(false),
    created_at: moment('created_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.tenant_id, t.id] }), index('stored_files_unsettled').on(t.created_at).where(sql`NOT settled`)],
);
