import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, timestampColumn, softDeleteColumn, tenantIdColumn } from '../../../server/database/columns';

/** Depots of the recorded Lighthouse server, each of several vehicles. */
export const depotsTable = pgTable(
  'recorded_depots',
  { tenant_id: tenantIdColumn(), id: idColumn('id').notNull(), name: text('name').notNull() },
  (t) => [primaryKey({ columns: [t.tenant_id, t.id] })],
);

/** Vehicles of the recorded Lighthouse server. Most recorded cases read or write vehicles. */
export const vehiclesTable = pgTable(
  'recorded_vehicles',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    plate: text('plate').notNull(),
    make: text('make'),
    mileage: integer('mileage'),
    active: boolean('active').notNull().default(true),
    meta: jsonb('meta'),
    depot_id: idColumn('depot_id'),
    created_at: timestampColumn('created_at'),
    ...softDeleteColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    uniqueIndex('recorded_vehicles_plate').on(t.tenant_id, t.plate),
    foreignKey({ columns: [t.tenant_id, t.depot_id], foreignColumns: [depotsTable.tenant_id, depotsTable.id] }),
  ],
);

/**
 * Drivers of the recorded Lighthouse server. A driver can drive several vehicles, and a vehicle can have several
 * drivers.
 */
export const driversTable = pgTable(
  'recorded_drivers',
  { tenant_id: tenantIdColumn(), id: idColumn('id').notNull(), name: text('name').notNull() },
  (t) => [primaryKey({ columns: [t.tenant_id, t.id] })],
);

/** Pairs of a driver and a vehicle. */
export const driverVehicleTable = pgTable(
  'recorded_driver_vehicle',
  {
    tenant_id: tenantIdColumn(),
    driver_id: idColumn('driver_id').notNull(),
    vehicle_id: idColumn('vehicle_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.driver_id, t.vehicle_id] }),
    foreignKey({ columns: [t.tenant_id, t.driver_id], foreignColumns: [driversTable.tenant_id, driversTable.id] }),
    foreignKey({ columns: [t.tenant_id, t.vehicle_id], foreignColumns: [vehiclesTable.tenant_id, vehiclesTable.id] }),
  ],
);

/** Trips of vehicles. Unlike vehicles, trips have no soft delete. */
export const tripsTable = pgTable(
  'recorded_trips',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    vehicle_id: idColumn('vehicle_id'),
    label: text('label').notNull(),
    km: integer('km').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id, t.vehicle_id], foreignColumns: [vehiclesTable.tenant_id, vehiclesTable.id] }),
  ],
);

/** Permits. A vehicle has at most one. */
export const permitsTable = pgTable(
  'recorded_permits',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    vehicle_id: idColumn('vehicle_id').notNull(),
    code: text('code').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id, t.vehicle_id], foreignColumns: [vehiclesTable.tenant_id, vehiclesTable.id] }),
  ],
);
