import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment, softDelete, sortKey, stamps, tenantId } from '../../database/columns';
import { registerReferencedTables } from '../../database/references';
import { customers } from '../customers';
import { users } from '../identity';
import { services } from '../reference';
import { tenants } from '../tenancy';

/** The last number that a tenant gave in a year. Its row is locked while a request takes one: no gaps, no doubles. */
export const requestNumbers = pgTable(
  'request_numbers',
  { tenant_id: tenantId(), year: integer('year').notNull(), last: integer('last').notNull() },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.year] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
  ],
);

const live = sql`deleted_at IS NULL`;
const due = sql`deleted_at IS NULL AND status IN ('DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED')`;
const free = sql`deleted_at IS NULL AND status = 'NEW' AND logistician_id IS NULL`;

/**
 * Transport service requests. Name of the customer, and city, state, country and zone of both ends, are kept by the
 * write rules: a list of a million rows sorts and searches by them.
 */
export const serviceTransportations = pgTable(
  'service_transportations',
  {
    tenant_id: tenantId(),
    id: id('id').notNull(),
    number: text('number').notNull(),
    type: text('type', { enum: ['DEFAULT', 'MANUAL'] })
      .notNull()
      .default('MANUAL'),
    status: text('status', {
      enum: [
        'DRAFT',
        'NEW',
        'IN_PROGRESS',
        'SERVICE_CONFIRMED',
        'SERVICE_PROVIDED',
        'CANCELED_REQUEST',
        'CLOSE_REQUEST',
      ],
    })
      .notNull()
      .default('DRAFT'),
    price: numeric('price', { precision: 12, scale: 2, mode: 'number' }),
    currency: text('currency').notNull().default('EUR'),
    service_id: id('service_id').references(() => services.id),
    customer_id: id('customer_id'),
    logistician_id: id('logistician_id'),
    to_take_to_work_from: date('to_take_to_work_from'),
    to_take_to_work_to: date('to_take_to_work_to'),
    taken_to_work: moment('taken_to_work'),
    delivery_date_from: date('delivery_date_from'),
    delivery_date_to: date('delivery_date_to'),
    delivered: moment('delivered'),
    customer_name: text('customer_name'),
    delivery_from_city: text('delivery_from_city'),
    delivery_from_state: text('delivery_from_state'),
    delivery_from_country: text('delivery_from_country'),
    delivery_from_code: text('delivery_from_code'),
    delivery_to_city: text('delivery_to_city'),
    delivery_to_state: text('delivery_to_state'),
    delivery_to_country: text('delivery_to_country'),
    delivery_to_code: text('delivery_to_code'),
    ...stamps(),
    ...softDelete(),
  },
  (t) => {
    const ordered = (name: string, column: AnyPgColumn) =>
      index(`service_transportations_${name}`).on(t.tenant_id, column, t.id);
    const worded = (name: string, column: AnyPgColumn) =>
      index(`service_transportations_${name}`).on(t.tenant_id, sortKey(column), t.id);
    // Few values: what is read by them is read newest first.
    const chosen = (name: string, column: AnyPgColumn) =>
      index(`service_transportations_${name}`).on(t.tenant_id, column, t.created_at, t.id);
    return [
      primaryKey({ columns: [t.tenant_id, t.id] }),
      foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
      foreignKey({ columns: [t.tenant_id, t.customer_id], foreignColumns: [customers.tenant_id, customers.id] }),
      foreignKey({ columns: [t.tenant_id, t.logistician_id], foreignColumns: [users.tenant_id, users.id] }),
      uniqueIndex('service_transportations_number_unique').on(t.tenant_id, t.number),
      worded('number', t.number),
      ordered('status_id', t.status),
      chosen('status', t.status),
      chosen('type', t.type),
      chosen('currency', t.currency),
      chosen('service', t.service_id),
      chosen('customer', t.customer_id),
      chosen('logistician', t.logistician_id),
      ordered('price', t.price),
      ordered('to_take_to_work_from', t.to_take_to_work_from),
      ordered('to_take_to_work_to', t.to_take_to_work_to),
      ordered('taken_to_work', t.taken_to_work),
      ordered('delivery_date_from', t.delivery_date_from),
      ordered('delivery_date_to', t.delivery_date_to),
      ordered('delivered', t.delivered),
      ordered('created_at', t.created_at),
      ordered('modified_at', t.modified_at),
      // What the dashboard counts: what is late, what nobody took on, what was made and delivered when.
      index('service_transportations_due').on(t.tenant_id, t.delivery_date_to, t.id).where(due),
      index('service_transportations_free').on(t.tenant_id, t.to_take_to_work_from, t.id).where(free),
      index('service_transportations_made').on(t.tenant_id, t.created_at, t.status).where(live),
      index('service_transportations_deliveries')
        .on(t.tenant_id, t.delivered, t.currency, t.price, t.delivery_date_to, t.status)
        .where(sql`deleted_at IS NULL AND delivered IS NOT NULL`),
      index('service_transportations_deleted_at')
        .on(t.tenant_id, t.deleted_at, t.id)
        .where(sql`deleted_at IS NOT NULL`),
      worded('customer_name', t.customer_name),
      worded('from_city', t.delivery_from_city),
      worded('from_state', t.delivery_from_state),
      worded('from_country', t.delivery_from_country),
      worded('from_code', t.delivery_from_code),
      worded('to_city', t.delivery_to_city),
      worded('to_state', t.delivery_to_state),
      worded('to_country', t.delivery_to_country),
      worded('to_code', t.delivery_to_code),
      index('service_transportations_search').using(
        'gin',
        t.tenant_id,
        t.number.op('gin_trgm_ops'),
        t.customer_name.op('gin_trgm_ops'),
        t.delivery_from_city.op('gin_trgm_ops'),
        t.delivery_from_state.op('gin_trgm_ops'),
        t.delivery_from_code.op('gin_trgm_ops'),
        t.delivery_to_city.op('gin_trgm_ops'),
        t.delivery_to_state.op('gin_trgm_ops'),
        t.delivery_to_code.op('gin_trgm_ops'),
      ),
    ];
  },
);

registerReferencedTables(serviceTransportations);
