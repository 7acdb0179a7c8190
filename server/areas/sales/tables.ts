import { date, foreignKey, index, integer, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { idColumn, timestampColumn, sortKeySql, tenantIdColumn } from '../../database/columns';
import { users } from '../identity/tables';
import { tariffs } from '../tariffs/tables';
import { tenants } from '../tenancy/tables';

const status = () => text('status', { enum: ['NEW', 'IN_TALKS', 'WON', 'LOST'] }).notNull();

/** Messages of users to the sales team, with the operator's answer. */
export const contactSales = pgTable(
  'contact_sales',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    user_id: idColumn('user_id').notNull(),
    email: text('email').notNull(),
    phone_number: text('phone_number').notNull(),
    text: text('text'),
    status: status().default('NEW'),
    /**
     * The operator's note on the inquiry; like `lost_reason`, the reason of a lost sale, it is hidden from the tenant.
     */
    note: text('note'),
    lost_reason: text('lost_reason'),
    /** The offered tariff; null without an offer. Prices are in cents, without tax; null for a cycle not offered. */
    tariff_id: idColumn('tariff_id').references(() => tariffs.id),
    monthly_price: integer('monthly_price'),
    yearly_price: integer('yearly_price'),
    /** Last day on which the tenant can take the offer. */
    valid_until: date('valid_until'),
    /** When the offer was made. */
    offered_at: timestampColumn('offered_at'),
    /** When the operator's sales people were mailed; null until then. */
    announced_at: timestampColumn('announced_at'),
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
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    index('contact_sales_user').on(t.tenant_id, t.user_id, t.created_at, t.id),
    index('contact_sales_created_at').on(t.tenant_id, t.created_at, t.id),
    index('contact_sales_email').on(t.tenant_id, sortKeySql(t.email), t.id),
    index('contact_sales_search').using(
      'gin',
      t.tenant_id,
      t.email.op('gin_trgm_ops'),
      t.phone_number.op('gin_trgm_ops'),
    ),
    index('contact_sales_offer')
      .on(t.tenant_id, t.tariff_id)
      .where(sql`tariff_id IS NOT NULL`),
  ],
);

/** Sales inquiries of all tenants. The tenants' database role cannot read this view. */
export const salesQueue = pgView('sales_queue', {
  tenant_id: idColumn('tenant_id').notNull(),
  id: idColumn('id').notNull(),
  company: text('company').notNull(),
  email: text('email').notNull(),
  phone_number: text('phone_number').notNull(),
  text: text('text'),
  status: status(),
  note: text('note'),
  lost_reason: text('lost_reason'),
  tariff_id: idColumn('tariff_id'),
  monthly_price: integer('monthly_price'),
  yearly_price: integer('yearly_price'),
  valid_until: date('valid_until'),
  created_at: timestampColumn('created_at').notNull(),
  updated_at: timestampColumn('updated_at').notNull(),
}).as(
  sql.raw(`
  SELECT s.tenant_id, s.id, coalesce(c.name, s.email) AS company, s.email, s.phone_number, s.text, s.status, s.note,
    s.lost_reason, s.tariff_id, s.monthly_price, s.yearly_price, s.valid_until, s.created_at, s.updated_at
  FROM contact_sales s
  JOIN tenants t ON t.id = s.tenant_id AND t.deleted_at IS NULL
  LEFT JOIN companies c ON c.tenant_id = s.tenant_id`),
);
