import { doublePrecision, foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAndModifiedColumns, idColumn, tenantIdColumn, timestampColumn } from '../../database/columns';
import { users } from '../identity/tables';
import { tenants } from '../tenancy/tables';

/** Hours of drivers up to a moment. Of several of a driver, the last one before a leg counts for it. */
export const hoursBalances = pgTable(
  'hours_balances',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    driver_id: idColumn('driver_id').notNull(),
    as_of: timestampColumn('as_of').notNull(),
    day_hours: doublePrecision('day_hours').notNull(),
    week_hours: doublePrecision('week_hours').notNull(),
    last_week_hours: doublePrecision('last_week_hours').notNull(),
    /** End and length of the last weekly rest; both null when it is not known. */
    rest_ended_at: timestampColumn('rest_ended_at'),
    rest_hours: doublePrecision('rest_hours'),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.driver_id], foreignColumns: [users.tenant_id, users.id] }),
    index('hours_balances_driver').on(t.tenant_id, t.driver_id, t.as_of),
    index('hours_balances_as_of').on(t.tenant_id, t.as_of, t.id),
    index('hours_balances_day_hours').on(t.tenant_id, t.day_hours, t.id),
    index('hours_balances_week_hours').on(t.tenant_id, t.week_hours, t.id),
    index('hours_balances_last_week_hours').on(t.tenant_id, t.last_week_hours, t.id),
    index('hours_balances_rest_ended_at').on(t.tenant_id, t.rest_ended_at, t.id),
    index('hours_balances_rest_hours').on(t.tenant_id, t.rest_hours, t.id),
    index('hours_balances_created_at').on(t.tenant_id, t.created_at, t.id),
    index('hours_balances_modified_at').on(t.tenant_id, t.modified_at, t.id),
  ],
);
