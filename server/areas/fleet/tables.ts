import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
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
import { createLanguageProperties } from '../../texts/in-languages';

/** Vehicle classes, the same for every tenant. */
export const vehicleClasses = pgTable('vehicle_classes', {
  id: idColumn('id').primaryKey(),
  ...createLanguageProperties('title', (language) => text(`title_${language}`).notNull()),
  ...createLanguageProperties('description', (language) => text(`description_${language}`)),
  max_places: integer('max_places'),
  max_payload: integer('max_payload'),
  can_have_trailer: boolean('can_have_trailer').notNull(),
  must_trailer: boolean('must_trailer').notNull(),
  can_carry_cargo: boolean('can_carry_cargo').notNull(),
  /**
   * Coupling by which a vehicle of the class draws trailers or, if it cannot draw, is drawn; null when it does neither.
   */
  coupling: text('coupling', { enum: ['FIFTH_WHEEL', 'DRAWBAR', 'BALL'] }),
});

/** Makes of vehicles. A make has a row for each vehicle class that it builds. */
export const vehicleMakes = pgTable(
  'vehicle_makes',
  {
    id: idColumn('id').primaryKey(),
    title: text('title').notNull(),
    class_id: idColumn('class_id')
      .notNull()
      .references(() => vehicleClasses.id),
  },
  (t) => [index('vehicle_makes_class').on(t.class_id, sortKeySql(t.title))],
);

/** Models of vehicles. `class_id` repeats the make's class, so that models can be listed by class alone. */
export const vehicleModels = pgTable(
  'vehicle_models',
  {
    id: idColumn('id').primaryKey(),
    title: text('title').notNull(),
    make_id: idColumn('make_id')
      .notNull()
      .references(() => vehicleMakes.id),
    class_id: idColumn('class_id')
      .notNull()
      .references(() => vehicleClasses.id),
  },
  (t) => [index('vehicle_models_make').on(t.make_id, sortKeySql(t.title))],
);

/** Vehicles. The write rules set `brand_model` from make and model, so that lists can sort and search by it. */
export const vehicles = pgTable(
  'vehicles',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    vin: text('vin'),
    license: text('license').notNull(),
    carrying_capacity: doublePrecision('carrying_capacity'),
    places: integer('places'),
    year: integer('year'),
    vehicle_class_id: idColumn('vehicle_class_id').references(() => vehicleClasses.id),
    vehicle_make_id: idColumn('vehicle_make_id').references(() => vehicleMakes.id),
    vehicle_model_id: idColumn('vehicle_model_id').references(() => vehicleModels.id),
    vehicle_model_input: text('vehicle_model_input'),
    brand_model: text('brand_model'),
    /** Last days on which the technical inspection and the insurance are valid. */
    inspection_until: date('inspection_until'),
    insurance_until: date('insurance_until'),
    /** The earlier of both days, for lists to filter and sort by. */
    documents_until: date('documents_until').generatedAlwaysAs(sql`least(inspection_until, insurance_until)`),
    is_active: boolean('is_active').notNull().default(true),
    verify: text('verify', { enum: ['UNDER_REVIEW', 'VERIFIED', 'NOT_VERIFIED'] })
      .notNull()
      .default('NOT_VERIFIED'),
    ...createdAndModifiedColumns(),
    ...softDeleteColumn(),
  },
  (t) => {
    const live = sql`deleted_at IS NULL`;
    const listIndex = listIndexesOf('vehicles', t, [t.is_active, t.verify, t.documents_until]);
    return [
      primaryKey({ columns: [t.tenant_id, t.id] }),
      foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
      // The plate and VIN of a deleted vehicle can be used again.
      uniqueIndex('vehicles_license_unique').on(t.tenant_id, t.license).where(live),
      uniqueIndex('vehicles_vin_unique').on(t.tenant_id, t.vin).where(live),
      // Finds a plate that another vehicle has with other spaces or hyphens. Not unique: older vehicles may share plates.
      index('vehicles_bare_license')
        .on(t.tenant_id, sql`translate(${t.license}, ' -', '')`)
        .where(live),
      listIndex('license', { text: t.license }),
      listIndex('vin', { text: t.vin }),
      listIndex('brand_model_license', { text: t.brand_model }, { text: t.license }).concurrently(),
      listIndex('carrying_capacity', t.carrying_capacity),
      listIndex('places', t.places, { text: t.license }),
      listIndex('year', t.year, { text: t.license }),
      listIndex('class', t.vehicle_class_id, { text: t.license }),
      listIndex('make', t.vehicle_make_id, { text: t.license }),
      listIndex('model', t.vehicle_model_id, { text: t.license }),
      listIndex('is_active', t.is_active, { text: t.license }),
      listIndex('verify', t.verify, { text: t.license }),
      listIndex('inspection_until', t.inspection_until, { text: t.license }),
      listIndex('insurance_until', t.insurance_until, { text: t.license }),
      listIndex('documents_until', t.documents_until, { text: t.license }),
      listIndex('created_at', t.created_at),
      listIndex('modified_at', t.modified_at),
      index('vehicles_deleted_at')
        .on(t.tenant_id, t.deleted_at, t.id)
        .where(sql`deleted_at IS NOT NULL`),
      index('vehicles_search').using(
        'gin',
        t.tenant_id,
        t.license.op('gin_trgm_ops'),
        t.vin.op('gin_trgm_ops'),
        t.brand_model.op('gin_trgm_ops'),
        t.vehicle_model_input.op('gin_trgm_ops'),
      ),
    ];
  },
);

registerReferencedTables(vehicles);
