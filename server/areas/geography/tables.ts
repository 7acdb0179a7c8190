import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, sortKey, stamps, tenantId } from '../../database/columns';
import { tenants } from '../tenancy/tables';

/** Country and first two signs of the postal code; a prefix such as that of `LT-01100` does not count. */
const zone = sql`upper(country) || upper(left(regexp_replace(zip, '^[A-Za-z]{1,2}[- ]', ''), 2))`;

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
    direction: text('direction', { enum: ['FROM', 'TO', 'LEGAL_ADDRESS', 'ACTUAL_ADDRESS'] }),
    country: text('country'),
    state: text('state'),
    city: text('city'),
    street: text('street'),
    house_number: text('house_number'),
    apartment: text('apartment'),
    zip: text('zip'),
    description: text('description'),
    coordinates: jsonb('coordinates').$type<{ latitude: number; longitude: number }>(),
    code: text('code').generatedAlwaysAs(zone),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    // A customer has one address, other records one of each direction.
    uniqueIndex('addresses_customer').on(t.tenant_id, t.addressable_id).where(sql`addressable_type = 'CUSTOMER'`),
    uniqueIndex('addresses_direction').on(t.tenant_id, t.addressable_type, t.addressable_id, t.direction),
    index('addresses_country').on(t.tenant_id, t.addressable_type, sortKey(t.country), t.addressable_id),
    index('addresses_city').on(t.tenant_id, t.addressable_type, sortKey(t.city), t.addressable_id),
    index('addresses_zip').on(t.tenant_id, t.addressable_type, sortKey(t.zip), t.addressable_id),
    index('addresses_code').on(t.tenant_id, t.addressable_type, sortKey(t.code), t.addressable_id),
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
