import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idColumn, timestampColumn, tenantIdColumn } from '../../database/columns';
import { tariffs } from '../tariffs/tables';
import { tenants } from '../tenancy/tables';
import { createTranslationProperties } from '../../texts/in-languages';

/** The buyer or seller on a receipt. */
export interface BilledTo {
  name: string;
  registration_number: string | null;
  vat_number: string | null;
  /** Lines of the postal address. */
  address: readonly string[];
  /** Country of the registered office, ISO 3166. */
  country: string | null;
}

/** Card payments. Each pays for one tariff and one period. */
export const payments = pgTable(
  'payments',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    tariff_id: idColumn('tariff_id').references(() => tariffs.id),
    payment_intent_id: text('payment_intent_id'),
    email: text('email'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED', 'REFUNDED'] })
      .notNull()
      .default('PENDING'),
    /** Receipt number; null until the payment succeeds. */
    number: text('number').unique(),
    /** Amount without tax, in cents. `tax` is in cents too; `tax_rate` is in per cent. */
    net: integer('net').notNull().default(0),
    tax_rate: integer('tax_rate').notNull().default(0),
    tax: integer('tax').notNull().default(0),
    /** Credit for the unused part of earlier periods, in cents without tax. */
    credit: integer('credit').notNull().default(0),
    /** Id of the Checkout Session; null for renewals. */
    session_id: text('session_id'),
    /** Buyer on the receipt, stored when the payment is created. */
    billed_to: jsonb('billed_to').$type<BilledTo>(),
    /** Last digits of the card, as Stripe reports them. `live` is false in Stripe's test mode, where no money moves. */
    card_last4: text('card_last4'),
    live: boolean('live'),
    receipt_url: text('receipt_url'),
    metadata: jsonb('metadata'),
    start_date: date('start_date'),
    end_date: date('end_date'),
    billing_cycle: text('billing_cycle', { enum: ['MONTHLY', 'YEARLY'] }).notNull(),
    purpose: text('purpose', { enum: ['SUBSCRIPTION', 'RENEWAL', 'UPGRADE', 'TRIAL'] }).notNull(),
    /** Failure message: Stripe's English text and its translations. */
    error_message: text('error_message'),
    ...createTranslationProperties('error_message', (language) => text(`error_message_${language}`)),
    /** Last time the renewal job retrieved the pending payment from Stripe, because no event had arrived. */
    asked_at: timestampColumn('asked_at'),
    /** Time of payment, as Stripe reports it. */
    paid_at: timestampColumn('paid_at'),
    /** Time at which the receipt was issued. */
    issued_at: timestampColumn('issued_at'),
    /** Seller on the receipt, stored when the receipt is issued. */
    billed_by: jsonb('billed_by').$type<BilledTo>(),
    /** Refunded amount, in cents. */
    refunded: integer('refunded').notNull().default(0),
    created_at: timestampColumn('created_at')
      .notNull()
      .default(sql`now()`),
    updated_at: timestampColumn('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    uniqueIndex('payments_intent').on(t.tenant_id, t.payment_intent_id),
    // Each tenant has at most one trial.
    uniqueIndex('payments_trial')
      .on(t.tenant_id)
      .where(sql`purpose = 'TRIAL'`),
    index('payments_status').on(t.tenant_id, t.status, t.created_at, t.id),
    index('payments_purpose').on(t.tenant_id, t.purpose, t.created_at, t.id),
    index('payments_billing_cycle').on(t.tenant_id, t.billing_cycle, t.created_at, t.id),
    index('payments_amount').on(t.tenant_id, t.amount, t.id),
    index('payments_paid_at').on(t.tenant_id, t.paid_at, t.id),
    index('payments_start_date').on(t.tenant_id, t.start_date, t.id),
    index('payments_end_date').on(t.tenant_id, t.end_date, t.id),
    // Serves the renewal job, which reads the pending payments of all tenants.
    index('payments_pending')
      .on(t.created_at)
      .where(sql`status = 'PENDING'`),
    index('payments_created_at').on(t.tenant_id, t.created_at, t.id),
  ],
);

/** Renewal settings, one row per tenant since its first trial or payment. The paid periods are in `payments`. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    tenant_id: tenantIdColumn().primaryKey(),
    billing_cycle: text('billing_cycle', { enum: ['MONTHLY', 'YEARLY'] }).notNull(),
    /** Tariff and cycle planned for the next period; null when no change is planned. */
    next_tariff_id: idColumn('next_tariff_id').references(() => tariffs.id),
    next_billing_cycle: text('next_billing_cycle', { enum: ['MONTHLY', 'YEARLY'] }),
    canceled_at: timestampColumn('canceled_at'),
    /** Stripe's ids of the customer and the saved card. Users see only the columns whose names begin with `card_`. */
    customer_id: text('customer_id'),
    payment_method_id: text('payment_method_id'),
    card_brand: text('card_brand'),
    card_last4: text('card_last4'),
    card_exp_month: integer('card_exp_month'),
    card_exp_year: integer('card_exp_year'),
    /** Failed renewal attempts since the last payment. */
    tries: integer('tries').notNull().default(0),
    /** Failure message: Stripe's English text and its translations. */
    error_message: text('error_message'),
    ...createTranslationProperties('error_message', (language) => text(`error_message_${language}`)),
    /** Time of the next scheduled step (renewal, reminder or end); null when there is none. */
    due_at: timestampColumn('due_at'),
    updated_at: timestampColumn('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    index('subscriptions_due')
      .on(t.due_at)
      .where(sql`due_at IS NOT NULL`),
  ],
);

/**
 * Stripe events that were handled. Not scoped to a tenant, because an event is looked up before its tenant is known.
 */
export const processorEvents = pgTable('processor_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  /** Waybill payment that the event is about; null for other events. */
  payment: idColumn('payment'),
  created_at: timestampColumn('created_at').notNull(),
  received_at: timestampColumn('received_at')
    .notNull()
    .default(sql`now()`),
});

/** The last receipt number of each year. */
export const receiptNumbers = pgTable('receipt_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
