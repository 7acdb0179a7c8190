import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, tenantId } from '../../database/columns';
import { tariffs } from '../tariffs/tables';
import { tenants } from '../tenancy/tables';

/** Payments by card, for a tariff and a period. */
export const payments = pgTable(
  'payments',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    tariff_id: id('tariff_id').references(() => tariffs.id),
    payment_intent_id: text('payment_intent_id'),
    email: text('email'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED', 'REFUNDED'] })
      .notNull()
      .default('PENDING'),
    receipt_url: text('receipt_url'),
    metadata: jsonb('metadata'),
    start_date: date('start_date'),
    end_date: date('end_date'),
    billing_cycle: text('billing_cycle', { enum: ['MONTHLY', 'YEARLY'] }).notNull(),
    purpose: text('purpose', { enum: ['SUBSCRIPTION', 'RENEWAL', 'UPGRADE', 'TRIAL'] }).notNull(),
    error_message: text('error_message'),
    paid_at: moment('paid_at'),
    created_at: moment('created_at')
      .notNull()
      .default(sql`now()`),
    updated_at: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    uniqueIndex('payments_intent').on(t.tenant_id, t.payment_intent_id),
    // A company tries Waybill once.
    uniqueIndex('payments_trial').on(t.tenant_id).where(sql`purpose = 'TRIAL'`),
    index('payments_status').on(t.tenant_id, t.status, t.created_at, t.id),
    index('payments_purpose').on(t.tenant_id, t.purpose, t.created_at, t.id),
    index('payments_billing_cycle').on(t.tenant_id, t.billing_cycle, t.created_at, t.id),
    index('payments_amount').on(t.tenant_id, t.amount, t.id),
    index('payments_paid_at').on(t.tenant_id, t.paid_at, t.id),
    index('payments_start_date').on(t.tenant_id, t.start_date, t.id),
    index('payments_end_date').on(t.tenant_id, t.end_date, t.id),
    index('payments_created_at').on(t.tenant_id, t.created_at, t.id),
  ],
);
