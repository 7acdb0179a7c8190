import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAndModifiedColumns, idColumn, tenantIdColumn, timestampColumn } from '../../database/columns';
import { vehicles } from '../fleet/tables';
import { users } from '../identity/tables';
import { tenants } from '../tenancy/tables';

/** Times in which a driver or vehicle cannot be planned. `kind` decides which of both is set. */
export const absences = pgTable(
  'absences',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    kind: text('kind', {
      enum: ['HOLIDAY', 'ILLNESS', 'TRAINING', 'DRIVER_OTHER', 'WORKSHOP', 'INSPECTION', 'VEHICLE_OTHER'],
    }).notNull(),
    driver_id: idColumn('driver_id'),
    vehicle_id: idColumn('vehicle_id'),
    starts_at: timestampColumn('starts_at').notNull(),
    ends_at: timestampColumn('ends_at').notNull(),
    note: text('note'),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.driver_id], foreignColumns: [users.tenant_id, users.id] }),
    foreignKey({ columns: [t.tenant_id, t.vehicle_id], foreignColumns: [vehicles.tenant_id, vehicles.id] }),
    index('absences_driver').on(t.tenant_id, t.driver_id, t.ends_at),
    index('absences_vehicle').on(t.tenant_id, t.vehicle_id, t.ends_at),
    index('absences_kind').on(t.tenant_id, t.kind, t.id),
    index('absences_note').on(t.tenant_id, t.note, t.id),
    index('absences_starts_at').on(t.tenant_id, t.starts_at, t.id),
    index('absences_ends_at').on(t.tenant_id, t.ends_at, t.id),
    index('absences_created_at').on(t.tenant_id, t.created_at, t.id),
    index('absences_modified_at').on(t.tenant_id, t.modified_at, t.id),
    check('absences_times', sql`starts_at < ends_at`),
    check('absences_of', sql`(driver_id IS NULL) <> (vehicle_id IS NULL)`),
  ],
);
