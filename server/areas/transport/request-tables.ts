import { sql } from 'drizzle-orm';
import {
  boolean,
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
import {
  type ListColumn,
  listIndexesOf,
  idColumn,
  timestampColumn,
  softDeleteColumn,
  sortKeySql,
  createdAndModifiedColumns,
  tenantIdColumn,
} from '../../database/columns';
import { registerReferencedTables } from '../../database/references';
import { customers } from '../customers/tables';
import { users } from '../identity/tables';
import { services } from '../reference/tables';
import { tenants } from '../tenancy/tables';

/**
 * The last request number of a tenant in a year. The row is locked while a request takes a number, so that numbers have
 * neither gaps nor duplicates.
 */
export const requestNumbers = pgTable(
  'request_numbers',
  { tenant_id: tenantIdColumn(), year: integer('year').notNull(), last: integer('last').notNull() },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.year] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
  ],
);

const notDeleted = sql`deleted_at IS NULL`;
const notDelivered = sql`deleted_at IS NULL AND status IN ('DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED')`;
const expectedLate = sql`deleted_at IS NULL AND expected_late`;
const canceled = sql`deleted_at IS NOT NULL OR status = 'CANCELED_REQUEST'`;
const unassigned = sql`deleted_at IS NULL AND status = 'NEW' AND logistician_id IS NULL`;

/**
 * Transport service requests. The write rules copy the customer's name, both addresses and the words of the legs' crews
 * (`crew-text.ts`) into the row, and triggers the customer's city, so that indexes of this table serve lists that sort,
 * filter or search by them.
 */
export const serviceTransportations = pgTable(
  'service_transportations',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
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
    service_id: idColumn('service_id').references(() => services.id),
    customer_id: idColumn('customer_id'),
    logistician_id: idColumn('logistician_id'),
    to_take_to_work_from: date('to_take_to_work_from'),
    to_take_to_work_to: date('to_take_to_work_to'),
    taken_to_work: timestampColumn('taken_to_work'),
    delivery_date_from: date('delivery_date_from'),
    delivery_date_to: date('delivery_date_to'),
    delivered: timestampColumn('delivered'),
    /** When the last leg is expected to end, and whether that is after the last day of delivery, which has not passed. */
    expected_delivery: timestampColumn('expected_delivery'),
    expected_late: boolean('expected_late').notNull().default(false),
    consignee_name: text('consignee_name'),
    consignee_address: text('consignee_address'),
    customer_name: text('customer_name'),
    customer_city: text('customer_city'),
    crew_text: text('crew_text'),
    delivery_from_city: text('delivery_from_city'),
    delivery_from_state: text('delivery_from_state'),
    delivery_from_country: text('delivery_from_country'),
    delivery_from_code: text('delivery_from_code'),
    delivery_to_city: text('delivery_to_city'),
    delivery_to_state: text('delivery_to_state'),
    delivery_to_country: text('delivery_to_country'),
    delivery_to_code: text('delivery_to_code'),
    ...createdAndModifiedColumns(),
    ...softDeleteColumn(),
  },
  (t) => {
    const listIndex = listIndexesOf('service_transportations', t, [t.status]);
    // The preset of requests that are expected late shows few rows, which an index of their own sorts by each shown column.
    const lateIndex = (name: string, column: ListColumn) =>
      index(`service_transportations_late_${name}`)
        .on(
          t.tenant_id,
          'text' in column ? sortKeySql(column.text) : column,
          t.created_at,
          t.id,
          ...('text' in column ? [column.text] : []),
        )
        .where(expectedLate)
        .concurrently();
    // Lists that filter by a column show the newest rows first.
    const columnIndex = (name: string, column: ListColumn) => listIndex(name, column, t.created_at);
    // Each preset shows one status, whose rows another index sorts by the column.
    const columnIndexes = (name: string, column: ListColumn) => [
      columnIndex(name, column),
      listIndex(`status_${name}`, t.status, column, t.created_at),
    ];
    const shownColumnIndexes = (name: string, column: ListColumn) => [
      ...columnIndexes(name, column),
      lateIndex(name, column),
    ];
    return [
      primaryKey({ columns: [t.tenant_id, t.id] }),
      foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
      foreignKey({ columns: [t.tenant_id, t.customer_id], foreignColumns: [customers.tenant_id, customers.id] }),
      foreignKey({ columns: [t.tenant_id, t.logistician_id], foreignColumns: [users.tenant_id, users.id] }),
      uniqueIndex('service_transportations_number_unique').on(t.tenant_id, t.number),
      columnIndex('status', t.status),
      lateIndex('status', t.status),
      columnIndex('service', t.service_id),
      columnIndex('customer', t.customer_id),
      columnIndex('logistician', t.logistician_id),
      listIndex('created_at', t.created_at),
      listIndex('modified_at', t.modified_at),
      ...shownColumnIndexes('number', { text: t.number }),
      ...columnIndexes('type', t.type),
      ...shownColumnIndexes('price', t.price),
      ...columnIndexes('currency', { text: t.currency }),
      ...shownColumnIndexes('to_take_to_work_from', t.to_take_to_work_from),
      ...shownColumnIndexes('to_take_to_work_to', t.to_take_to_work_to),
      ...shownColumnIndexes('taken_to_work', t.taken_to_work),
      ...shownColumnIndexes('delivery_date_from', t.delivery_date_from),
      ...shownColumnIndexes('delivery_date_to', t.delivery_date_to),
      ...shownColumnIndexes('delivered', t.delivered),
      ...shownColumnIndexes('customer_name', { text: t.customer_name }),
      ...columnIndexes('customer_city', { text: t.customer_city }).map((one) => one.concurrently()),
      lateIndex('customer_city', { text: t.customer_city }),
      index('service_transportations_customer_city_search')
        .using('gin', t.tenant_id, t.customer_city.op('gin_trgm_ops'))
        .concurrently(),
      ...shownColumnIndexes('from_city', { text: t.delivery_from_city }),
      ...columnIndexes('from_state', { text: t.delivery_from_state }),
      ...columnIndexes('from_country', { text: t.delivery_from_country }),
      ...shownColumnIndexes('from_code', { text: t.delivery_from_code }),
      ...shownColumnIndexes('to_city', { text: t.delivery_to_city }),
      ...columnIndexes('to_state', { text: t.delivery_to_state }),
      ...columnIndexes('to_country', { text: t.delivery_to_country }),
      ...shownColumnIndexes('to_code', { text: t.delivery_to_code }),
      // With the columns after the id, PostgreSQL skips late requests of other filters without reading the table.
      index('service_transportations_late_newest')
        .on(
          t.tenant_id,
          t.created_at,
          t.id,
          t.expected_late,
          t.type,
          t.currency,
          t.delivery_from_state,
          t.delivery_from_country,
          t.delivery_to_state,
          t.delivery_to_country,
        )
        .where(expectedLate)
        .concurrently(),
      // The following indexes serve the dashboard's counts: requests that are late or expected to be, requests without a logistician, and requests
      // created or delivered in a period.
      index('service_transportations_due').on(t.tenant_id, t.delivery_date_to, t.id).where(notDelivered),
      index('service_transportations_free').on(t.tenant_id, t.to_take_to_work_from, t.id).where(unassigned),
      // Where thousands of drivers or vehicles have their last leg is found without the legs of canceled requests.
      index('service_transportations_canceled').on(t.tenant_id, t.id).where(canceled).concurrently(),
      index('service_transportations_made').on(t.tenant_id, t.created_at, t.status).where(notDeleted),
      index('service_transportations_deliveries')
        .on(t.tenant_id, t.delivered, t.currency, t.price, t.delivery_date_to, t.status)
        .where(sql`deleted_at IS NULL AND delivered IS NOT NULL`),
      index('service_transportations_deleted_at')
        .on(t.tenant_id, t.deleted_at, t.id)
        .where(sql`deleted_at IS NOT NULL`),
      index('service_transportations_search').using(
        'gin',
        t.tenant_id,
        t.number.op('gin_trgm_ops'),
        t.customer_name.op('gin_trgm_ops'),
        t.crew_text.op('gin_trgm_ops'),
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
