import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MonthlyPrice, TrialPeriod, YearlyPrice } from '../../contract.generated';
import { id, moment, tenantId } from '../../database/columns';
import { services } from '../reference/tables';
import { tenants } from '../tenancy/tables';

/** What the price list says of a tariff besides its columns: lists that are read and written as a whole. */
type Listed<T> = Omit<T, '__typename'>[];

/** What companies subscribe to: the same for every tenant, written from `dictionary.ts`. */
export const tariffs = pgTable('tariffs', {
  id: id('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: jsonb('name').$type<Record<'en' | 'pl', string>>().notNull(),
  type: text('type', { enum: ['STANDARD', 'INDIVIDUAL'] }).notNull(),
  sort_order: integer('sort_order').notNull(),
  number: integer('number').notNull().unique(),
  start_date: date('start_date').notNull(),
  end_date: date('end_date'),
  status: text('status', { enum: ['ACTIVE', 'IN_ACTIVE'] }).notNull(),
  next_plan_id: id('next_plan_id').references((): AnyPgColumn => tariffs.id),
  trial_periods: jsonb('trial_periods').$type<Listed<TrialPeriod>>().notNull(),
  monthly_prices: jsonb('monthly_prices').$type<Listed<MonthlyPrice>>().notNull(),
  yearly_prices: jsonb('yearly_prices').$type<Listed<YearlyPrice>>().notNull(),
});

/** What a tariff lets one do. */
export const opportunities = pgTable(
  'opportunities',
  {
    id: id('id').primaryKey(),
    tariff_id: id('tariff_id').notNull().references(() => tariffs.id),
    type: text('type', { enum: ['LIMIT', 'FEATURE'] }).notNull(),
    code: text('code').notNull(),
    name_en: text('name_en').notNull(),
    name_pl: text('name_pl').notNull(),
    feature_type: text('feature_type'),
    service_type: text('service_type'),
    display_title_en: text('display_title_en').notNull(),
    display_title_pl: text('display_title_pl').notNull(),
    display_value_en: text('display_value_en').notNull(),
    display_value_pl: text('display_value_pl').notNull(),
    limit: integer('limit'),
    units_en: text('units_en'),
    units_pl: text('units_pl'),
    is_top: boolean('is_top').notNull(),
    sort: integer('sort').notNull(),
    step: integer('step'),
  },
  (t) => [uniqueIndex('opportunities_tariff').on(t.tariff_id, t.code)],
);

/** Which services requests can ask for under a tariff. */
export const tariffServices = pgTable(
  'tariff_services',
  {
    tariff_id: id('tariff_id').notNull().references(() => tariffs.id),
    service_id: id('service_id').notNull().references(() => services.id),
  },
  (t) => [primaryKey({ columns: [t.tariff_id, t.service_id] })],
);

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
    status: text('status', { enum: ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED', 'REFUNDED'] }).notNull().default('PENDING'),
    receipt_url: text('receipt_url'),
    metadata: jsonb('metadata'),
    start_date: date('start_date'),
    end_date: date('end_date'),
    billing_cycle: text('billing_cycle', { enum: ['MONTHLY', 'YEARLY'] }).notNull(),
    purpose: text('purpose', { enum: ['SUBSCRIPTION', 'RENEWAL', 'UPGRADE'] }).notNull(),
    error_message: text('error_message'),
    paid_at: moment('paid_at'),
    created_at: moment('created_at').notNull().default(sql`now()`),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    uniqueIndex('payments_intent').on(t.tenant_id, t.payment_intent_id),
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
