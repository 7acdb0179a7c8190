import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, sortKey, stamps, tenantId } from '../../database/columns';
import { tenants } from '../tenancy/tables';

/** Postal addresses, each of one record that `addressable_type` and `addressable_id` name. */
export const addresses = pgTable(
  'addresses',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    addressable_type: text('addressable_type', {
      enum: ['ROUTE', 'CUSTOMER', 'SERVICE_TRANSPORTATION', 'COMPANY'],
    }).notNull(),
    addressable_id: id('addressable_id').notNull(),
    country: text('country'),
    state: text('state'),
    city: text('city'),
    street: text('street'),
    house_number: text('house_number'),
    apartment: text('apartment'),
    zip: text('zip'),
    description: text('description'),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    // A customer has one address; other records may have several.
    uniqueIndex('addresses_customer').on(t.tenant_id, t.addressable_id).where(sql`addressable_type = 'CUSTOMER'`),
    index('addresses_of').on(t.tenant_id, t.addressable_type, t.addressable_id),
    index('addresses_country').on(t.tenant_id, t.addressable_type, sortKey(t.country), t.addressable_id),
    index('addresses_city').on(t.tenant_id, t.addressable_type, sortKey(t.city), t.addressable_id),
    index('addresses_zip').on(t.tenant_id, t.addressable_type, sortKey(t.zip), t.addressable_id),
    index('addresses_search').using(
      'gin',
      t.tenant_id,
      t.country.op('gin_trgm_ops'),
      t.state.op('gin_trgm_ops'),
      t.city.op('gin_trgm_ops'),
      t.street.op('gin_trgm_ops'),
      t.zip.op('gin_trgm_ops'),
    ),
  ],
);
