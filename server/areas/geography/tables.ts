import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idColumn, sortKeySql, createdAndModifiedColumns, tenantIdColumn } from '../../database/columns';
import { tenants } from '../tenancy/tables';
import { createLanguageProperties } from '../../texts/in-languages';

/** SQL for an address's zone: country and first two characters of the postal code, such as `LT01` for `LT-01100`. */
const zone = sql`upper(country) || upper(left(regexp_replace(zip, '^[A-Za-z]{1,2}[- ]', ''), 2))`;

/** Countries, the same for every tenant. Ids are the numbers of ISO 3166-1. */
export const countries = pgTable('countries', {
  id: idColumn('id').primaryKey(),
  code: text('code').notNull().unique(),
  ...createLanguageProperties('title', (language) => text(`title_${language}`).notNull()),
});

/** States, provinces and voivodeships: the first level below the country. */
export const states = pgTable(
  'states',
  {
    id: idColumn('id').primaryKey(),
    country_id: idColumn('country_id')
      .notNull()
      .references(() => countries.id),
    code: text('code').notNull(),
    title: text('title').notNull(),
  },
  (t) => [
    index('states_country').on(t.country_id, sortKeySql(t.title), t.id),
    index('states_title').on(sortKeySql(t.title), t.id),
  ],
);

/** Cities, towns and villages, with ids of GeoNames. `names` is the search text, one name per line. */
export const cities = pgTable(
  'cities',
  {
    id: idColumn('id').primaryKey(),
    country_id: idColumn('country_id')
      .notNull()
      .references(() => countries.id),
    state_id: idColumn('state_id').references(() => states.id),
    title: text('title').notNull(),
    other_titles: text('other_titles'),
    names: text('names').generatedAlwaysAs(sql`fold_names(title || coalesce(chr(10) || other_titles, ''))`),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    population: integer('population'),
  },
  (t) => [
    index('cities_names').using('gin', t.names.op('gin_trgm_ops')),
    index('cities_population').on(t.population.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('cities_country').on(t.country_id, t.population.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('cities_state').on(t.state_id),
    index('cities_title').on(sortKeySql(t.title), t.id),
  ],
);

/** Postal codes with their places. `names` is the search text of the place. */
export const postalCodes = pgTable(
  'postal_codes',
  {
    id: idColumn('id').primaryKey(),
    country_id: idColumn('country_id')
      .notNull()
      .references(() => countries.id),
    state_id: idColumn('state_id').references(() => states.id),
    city_id: idColumn('city_id').references(() => cities.id, { onDelete: 'set null' }),
    postcode: text('postcode').notNull(),
    place: text('place').notNull(),
    names: text('names').generatedAlwaysAs(sql`fold_names(place)`),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    state_code: text('state_code'),
    county_code: text('county_code'),
    community_code: text('community_code'),
  },
  (t) => [
    uniqueIndex('postal_codes_place').on(t.country_id, t.postcode, t.place),
    index('postal_codes_search').using('gin', t.postcode.op('gin_trgm_ops'), t.names.op('gin_trgm_ops')),
    index('postal_codes_postcode').on(sortKeySql(t.postcode), t.id),
    index('postal_codes_names').on(sortKeySql(t.place), t.id),
    index('postal_codes_city').on(t.city_id),
    index('postal_codes_state').on(t.state_id),
  ],
);

/** Postal addresses. `addressable_type` and `addressable_id` identify the record that an address belongs to. */
export const addresses = pgTable(
  'addresses',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    addressable_type: text('addressable_type', {
      enum: ['ROUTE', 'CUSTOMER', 'SERVICE_TRANSPORTATION', 'COMPANY'],
    }).notNull(),
    addressable_id: idColumn('addressable_id').notNull(),
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
    ...createdAndModifiedColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    // A customer has one address. Other records have one address of each direction.
    uniqueIndex('addresses_customer')
      .on(t.tenant_id, t.addressable_id)
      .where(sql`addressable_type = 'CUSTOMER'`),
    uniqueIndex('addresses_direction').on(t.tenant_id, t.addressable_type, t.addressable_id, t.direction),
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
