import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  isFilledSql,
  listIndexesOf,
  idColumn,
  softDeleteColumn,
  createdAndModifiedColumns,
  tenantIdColumn,
  timestampColumn,
} from '../../database/columns';
import { registerReferencedTables } from '../../database/references';
import { tenants } from '../tenancy/tables';

/** Profiles of customers. They are created and changed only through their customers. */
export const customerProfiles = pgTable(
  'customer_profiles',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    type: text('type', { enum: ['BUSINESS', 'PERSONAL'] }).notNull(),
    first_name: text('first_name'),
    last_name: text('last_name'),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    tax_number: text('tax_number'),
    company_name: text('company_name'),
    company_id: text('company_id'),
    director_first_name: text('director_first_name'),
    director_last_name: text('director_last_name'),
    contact_first_name: text('contact_first_name'),
    contact_last_name: text('contact_last_name'),
    vat: text('vat'),
    eori: text('eori'),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    // The trigram index reads the rows of all parts of a number.
    index('customer_profiles_vat').on(t.tenant_id, t.vat).where(isFilledSql(t.vat)).concurrently(),
    index('customer_profiles_tax_number').on(t.tenant_id, t.tax_number).where(isFilledSql(t.tax_number)).concurrently(),
    index('customer_profiles_company_id').on(t.tenant_id, t.company_id).where(isFilledSql(t.company_id)).concurrently(),
    index('customer_profiles_search').using(
      'gin',
      t.tenant_id,
      t.vat.op('gin_trgm_ops'),
      t.tax_number.op('gin_trgm_ops'),
      t.company_id.op('gin_trgm_ops'),
    ),
  ],
);

/**
 * Customers. The write rules copy `customer_name`, the kind and contact data of the profile, and the place of the address,
 * so that indexes of this table serve lists that sort, search and filter by them.
 */
export const customers = pgTable(
  'customers',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    type: text('type', { enum: ['DEFAULT', 'MANUAL'] })
      .notNull()
      .default('MANUAL'),
    customer_name: text('customer_name').notNull(),
    profile_type: text('profile_type', { enum: ['BUSINESS', 'PERSONAL'] }).notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    country: text('country'),
    city: text('city'),
    zip: text('zip'),
    profile_id: idColumn('profile_id').notNull(),
    ...createdAndModifiedColumns(),
    ...softDeleteColumn(),
    /** When the personal data was erased; null when it was not. */
    erased_at: timestampColumn('erased_at'),
  },
  (t) => {
    const listIndex = listIndexesOf('customers', t, [t.profile_type]);
    return [
      primaryKey({ columns: [t.tenant_id, t.id] }),
      foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
      foreignKey({
        columns: [t.tenant_id, t.profile_id],
        foreignColumns: [customerProfiles.tenant_id, customerProfiles.id],
      }),
      index('customers_profile').on(t.tenant_id, t.profile_id),
      listIndex('customer_name', { text: t.customer_name }),
      listIndex('type', t.type, { text: t.customer_name }),
      listIndex('profile_type', t.profile_type, { text: t.customer_name }),
      listIndex('phone', { text: t.phone }),
      listIndex('email', { text: t.email }),
      listIndex('country', { text: t.country }, { text: t.customer_name }),
      listIndex('city', { text: t.city }, { text: t.customer_name }),
      listIndex('zip', { text: t.zip }, { text: t.customer_name }),
      listIndex('created_at', t.created_at),
      listIndex('modified_at', t.modified_at),
      index('customers_deleted_at')
        .on(t.tenant_id, t.deleted_at, t.id)
        .where(sql`deleted_at IS NOT NULL`),
      index('customers_search').using(
        'gin',
        t.tenant_id,
        t.customer_name.op('gin_trgm_ops'),
        t.phone.op('gin_trgm_ops'),
        t.email.op('gin_trgm_ops'),
        t.country.op('gin_trgm_ops'),
        t.city.op('gin_trgm_ops'),
        t.zip.op('gin_trgm_ops'),
      ),
    ];
  },
);

registerReferencedTables(customers);

/** SQL condition of the customers `c` who are erased individuals. Requests keep their names for some years. */
export const isErasedPersonSql = "c.erased_at IS NOT NULL AND c.profile_type = 'PERSONAL'";
