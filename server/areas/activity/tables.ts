import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, timestampColumn, tenantIdColumn } from '../../database/columns';
import { referencedColumns } from '../../database/references';
import { tenants } from '../tenancy/tables';

const subjects = [
  'SERVICE_TRANSPORTATION',
  'ROUTE',
  'CARGO',
  'TASK',
  'CUSTOMER',
  'VEHICLE',
  'USER',
  'ROLE',
  'COMPANY',
  'MEDIA',
  'ABSENCE',
  'HOURS_BALANCE',
  'CONTACT_SALE',
  'EXPORT',
] as const;

/**
 * Activities. Rows are never changed. `service_*` refers to the record in whose history the activity appears;
 * `entity_*` refers to the changed record, which is the same record or a part of it. Neither has a foreign key, because
 * the history outlives the records.
 */
export const activities = pgTable(
  'activities',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    action: text('action', {
      enum: [
        'CREATED',
        'UPDATED',
        'ADDED',
        'ASSIGNED',
        'DELETED',
        'CHANGED_STATUS',
        'CREATED_ROUTE',
        'UPDATED_ROUTE',
        'RESTORED',
        'EXPORTED',
        'ERASED',
      ],
    }).notNull(),
    user_id: idColumn('user_id'),
    service_type: text('service_type', { enum: subjects }).notNull(),
    service_id: idColumn('service_id').notNull(),
    entity_type: text('entity_type', { enum: subjects }).notNull(),
    entity_id: idColumn('entity_id').notNull(),
    details: jsonb('details').notNull(),
    date: timestampColumn('date')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: referencedColumns('users') }),
    index('activities_date').on(t.tenant_id, t.date, t.id),
    index('activities_of').on(t.tenant_id, t.service_type, t.service_id, t.date, t.id),
    index('activities_subject').on(t.tenant_id, t.service_type, t.date, t.id),
    index('activities_user').on(t.tenant_id, t.user_id, t.date, t.id),
    index('activities_action').on(t.tenant_id, t.action, t.date, t.id),
  ],
);
