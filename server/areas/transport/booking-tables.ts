import { boolean, customType, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, tenantIdColumn } from '../../database/columns';
import { serviceTransportations } from './request-tables';

const dateRange = customType<{ data: string }>({ dataType: () => 'daterange' });

/**
 * Days for which a request books a driver or vehicle. Only servers of earlier versions use it, which may still run while
 * a new version starts. `legBookings` replaces it.
 */
export const bookings = pgTable(
  'bookings',
  {
    tenant_id: tenantIdColumn(),
    service_transportation_id: idColumn('service_transportation_id').notNull(),
    resource_type: text('resource_type', { enum: ['DRIVER', 'VEHICLE'] }).notNull(),
    resource_id: idColumn('resource_id').notNull(),
    days: dateRange('days').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.service_transportation_id, t.resource_type, t.resource_id] }),
    foreignKey({
      columns: [t.tenant_id, t.service_transportation_id],
      foreignColumns: [serviceTransportations.tenant_id, serviceTransportations.id],
    }).onDelete('cascade'),
  ],
);

const momentRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/**
 * Times for which a leg books a driver or vehicle. The migration adds a constraint that drizzle does not support:
 * `EXCLUDE USING gist` prevents two requests from booking the same driver or vehicle at the same time.
 */
export const legBookings = pgTable(
  'leg_bookings',
  {
    tenant_id: tenantIdColumn(),
    service_transportation_id: idColumn('service_transportation_id').notNull(),
    route_id: idColumn('route_id').notNull(),
    resource_type: text('resource_type', { enum: ['DRIVER', 'VEHICLE'] }).notNull(),
    resource_id: idColumn('resource_id').notNull(),
    during: momentRange('during').notNull(),
    /** Whether the leg shares its vehicle with legs of other requests. Shared bookings may overlap. */
    shared: boolean('shared').notNull().default(false),
  },
  (t) => [
    primaryKey({
      columns: [t.tenant_id, t.service_transportation_id, t.route_id, t.resource_type, t.resource_id],
    }),
    // Deleting a leg deletes its bookings by a rule, because a foreign key to the leg would need another index.
    foreignKey({
      columns: [t.tenant_id, t.service_transportation_id],
      foreignColumns: [serviceTransportations.tenant_id, serviceTransportations.id],
    }).onDelete('cascade'),
  ],
);
