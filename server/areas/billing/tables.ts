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
import { id, moment, tenantId } from '../../database/columns';
import { tariffs } from '../tariffs';
import { tenants } from '../tenancy';
import { inTranslations } from '../../texts/in-languages';

/** A company as a receipt names it: who bought, or who sold. */
export interface BilledTo {
  name: string;
  registration_number: string | null;
  vat_number: string | null;
  /** Lines of the address, as letters have them. */
  address: readonly string[];
  /** Country of the seat, ISO 3166. */
  country: string | null;
}

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
    /** Its number on receipts, from when it is paid. */
    number: text('number').unique(),
    /** Amount without tax; both in cents, and the rate in per cent. */
    net: integer('net').notNull().default(0),
    tax_rate: integer('tax_rate').notNull().default(0),
    tax: integer('tax').notNull().default(0),
    /** What was taken off the price for a period that was paid before, without tax. */
    credit: integer('credit').notNull().default(0),
    /** The processor's page that it is paid at. */
    session_id: text('session_id'),
    /** What the receipt says of the company, as it was when the payment was begun. */
    billed_to: jsonb('billed_to').$type<BilledTo>(),
    /**
     * The last digits of the card that it was paid with, and whether money moved: the processor's word, once it is
     * paid.
     */
    card_last4: text('card_last4'),
    live: boolean('live'),
    receipt_url: text('receipt_url'),
    metadata: jsonb('metadata'),
    start_date: date('start_date'),
    end_date: date('end_date'),
    billing_cycle: text('billing_cycle', { enum: ['MONTHLY', 'YEARLY'] }).notNull(),
    purpose: text('purpose', { enum: ['SUBSCRIPTION', 'RENEWAL', 'UPGRADE', 'TRIAL'] }).notNull(),
    /** Why it failed, as the processor says it, and in other languages. */
    error_message: text('error_message'),
    ...inTranslations('error_message', (language) => text(`error_message_${language}`)),
    /** When the processor was last asked about it, as its word did not come. */
    asked_at: moment('asked_at'),
    /** When it was paid, by the processor's word. */
    paid_at: moment('paid_at'),
    /** When its receipt was issued: when that word was heard. */
    issued_at: moment('issued_at'),
    /** Who sold it, as the receipt says it, from when that is issued. */
    billed_by: jsonb('billed_by').$type<BilledTo>(),
    /** What was paid back of it, in cents. */
    refunded: integer('refunded').notNull().default(0),
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
    // The job looks across tenants for what nobody told of.
    index('payments_pending')
      .on(t.created_at)
      .where(sql`status = 'PENDING'`),
    index('payments_created_at').on(t.tenant_id, t.created_at, t.id),
  ],
);

/** How a tenant's subscription goes on: one row from its first payment on. What runs now, its payments say. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    tenant_id: tenantId().primaryKey(),
    billing_cycle: text('billing_cycle', { enum: ['MONTHLY', 'YEARLY'] }).notNull(),
    /** What follows at the end of the period, where that is something else. */
    next_tariff_id: id('next_tariff_id').references(() => tariffs.id),
    next_billing_cycle: text('next_billing_cycle', { enum: ['MONTHLY', 'YEARLY'] }),
    canceled_at: moment('canceled_at'),
    /** The processor's names of the tenant and of its card, and what may be shown of that. */
    customer_id: text('customer_id'),
    payment_method_id: text('payment_method_id'),
    card_brand: text('card_brand'),
    card_last4: text('card_last4'),
    card_exp_month: integer('card_exp_month'),
    card_exp_year: integer('card_exp_year'),
    /** Failed tries to renew since the last payment, and why the last one failed. */
    tries: integer('tries').notNull().default(0),
    /** Why it failed, as the processor says it, and in other languages. */
    error_message: text('error_message'),
    ...inTranslations('error_message', (language) => text(`error_message_${language}`)),
    /** When the job looks at it next: to renew it, or to say that it is over; empty: it has nothing to do. */
    due_at: moment('due_at'),
    updated_at: moment('updated_at')
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
 * What the card processor told, each event once. Not a tenant's: events are looked at before anybody knows whose they
 * are.
 */
export const processorEvents = pgTable('processor_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  /** The payment that it was about, where it was one of ours. */
  payment: id('payment'),
  created_at: moment('created_at').notNull(),
  received_at: moment('received_at')
    .notNull()
    .default(sql`now()`),
});

/** The last number of receipts, by year. */
export const receiptNumbers = pgTable('receipt_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
