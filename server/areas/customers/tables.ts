import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  listIndexesOf,
  idColumn,
  softDeleteColumn,
  sortKeySql,
  createdAndModifiedColumns,
  tenantIdColumn,
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
    index('customer_profiles_type').on(t.tenant_id, t.type, t.id),
    index('customer_profiles_phone').on(t.tenant_id, sortKeySql(t.phone), t.id),
    index('customer_profiles_email').on(t.tenant_id, sortKeySql(t.email), t.id),
    index('customer_profiles_search').using(
      'gin',
      t.tenant_id,
      t.phone.op('gin_trgm_ops'),
      t.email.op('gin_trgm_ops'),
      t.vat.op('gin_trgm_ops'),
      t.tax_number.op('gin_trgm_ops'),
      t.company_id.op('gin_trgm_ops'),
    ),
  ],
);

/** Customers. The write rules copy `customer_name` from the profile, so that lists can sort and search by it. */
export const customers = pgTable(
  'customers',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    type: text('type', { enum: ['DEFAULT', 'MANUAL'] })
      .notNull()
      .default('MANUAL'),
    customer_name: text('customer_name').notNull(),
    profile_id: idColumn('profile_id').notNull(),
    ...createdAndModifiedColumns(),
    ...softDeleteColumn(),
  },
  (t) => {
    const listIndex = listIndexesOf('customers', t);
    return [
      primaryKey({ columns: [t.tenant_id, t.id] }),
      foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
      foreignKey({
        columns: [t.tenant_id, t.profile_id],
        foreignColumns: [customerProfiles.tenant_id, customerProfiles.id],
      }),
      index('customers_profile').on(t.tenant_id, t.profile_id),
      listIndex('customer_name', [], t.customer_name),
      listIndex('type', [t.type], t.customer_name),
      listIndex('created_at', [t.created_at]),
      listIndex('modified_at', [t.modified_at]),
      index('customers_deleted_at')
        .on(t.tenant_id, t.deleted_at, t.id)
        .where(sql`deleted_at IS NOT NULL`),
      index('customers_search').using('gin', t.tenant_id, t.customer_name.op('gin_trgm_ops')),
    ];
  },
);

registerReferencedTables(customers);
