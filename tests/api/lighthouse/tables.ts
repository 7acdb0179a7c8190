import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, timestampColumn, softDeleteColumn, tenantIdColumn } from '../../../server/database/columns';

/** Depots of the recorded Lighthouse server, each of several vehicles. */
export const depots = pgTable(
  'recorded_depots',
  { tenant_id: tenantIdColumn(), id: idColumn('id').notNull(), name: text('name').notNull() },
  (t) => [primaryKey({ columns: [t.tenant_id, t.id] })],
);

/** Vehicles of the recorded Lighthouse server. Most recorded cases read or write vehicles. */
export const vehicles = pgTable(
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
    foreignKey({ columns: [t.tenant_id, t.depot_id], foreignColumns: [depots.tenant_id, depots.id] }),
  ],
);

/**
 * Drivers of the recorded Lighthouse server. A driver can drive several vehicles, and a vehicle can have several
 * drivers.
 */
export const drivers = pgTable(
  'recorded_drivers',
  { tenant_id: tenantIdColumn(), id: idColumn('id').notNull(), name: text('name').notNull() },
  (t) => [primaryKey({ columns: [t.tenant_id, t.id] })],
);

/** Pairs of a driver and a vehicle. */
export const driverVehicle = pgTable(
  'recorded_driver_vehicle',
  {
    tenant_id: tenantIdColumn(),
    driver_id: idColumn('driver_id').notNull(),
    vehicle_id: idColumn('vehicle_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.driver_id, t.vehicle_id] }),
    foreignKey({ columns: [t.tenant_id, t.driver_id], foreignColumns: [drivers.tenant_id, drivers.id] }),
    foreignKey({ columns: [t.tenant_id, t.vehicle_id], foreignColumns: [vehicles.tenant_id, vehicles.id] }),
  ],
);

/** Trips of vehicles. Unlike vehicles, trips have no soft delete. */
export const trips = pgTable(
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
    foreignKey({ columns: [t.tenant_id, t.vehicle_id], foreignColumns: [vehicles.tenant_id, vehicles.id] }),
  ],
);

/** Permits. A vehicle has at most one. */
export const permits = pgTable(
  'recorded_permits',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    vehicle_id: idColumn('vehicle_id').notNull(),
    code: text('code').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id, t.vehicle_id], foreignColumns: [vehicles.tenant_id, vehicles.id] }),
  ],
);
