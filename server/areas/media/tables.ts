import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
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
import { referencedColumns } from '../../database/references';
import { tenants } from '../tenancy/tables';

/** Kinds of record that own files; values of `model_type` in the contract. */
export const fileOwnerTypes = ['SERVICE_TRANSPORTATION', 'USER', 'TASK', 'VEHICLE', 'COMPANY', 'CUSTOMER'] as const;

/**
 * Files of records. `model_type` and `model_id` identify the record. The column of the record's kind, such as
 * `vehicle_id`, repeats the id as a foreign key, so that files are deleted with their record.
 */
export const media = pgTable(
  'media',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    user_id: idColumn('user_id'),
    file_name: text('file_name').notNull(),
    mime_type: text('mime_type').notNull(),
    size: integer('size').notNull(),
    collection_name: text('collection_name').notNull(),
    model_type: text('model_type', { enum: fileOwnerTypes }).notNull(),
    model_id: idColumn('model_id').notNull(),
    vehicle_id: idColumn('vehicle_id'),
    customer_id: idColumn('customer_id'),
    owner_id: idColumn('owner_id'),
    company_id: idColumn('company_id'),
    service_transportation_id: idColumn('service_transportation_id'),
    route_task_id: idColumn('route_task_id'),
    logist_task_id: idColumn('logist_task_id'),
    /** Whether the collection holds only one file, which a new file replaces. */
    single: boolean('single').notNull(),
    /** Smaller versions; `url` is the storage key. */
    conversions: jsonb('conversions').$type<readonly StoredConversion[]>().notNull(),
    created_at: timestampColumn('created_at')
      .notNull()
      .default(sql`now()`),
    /** When and on which device the file was added, and its hash, as the upload said. */
    device_time: timestampColumn('device_time'),
    device_id: text('device_id'),
    sha256: text('sha256'),
  },
  (t) => {
    const owned = (column: AnyPgColumn, owner: string) => [
      foreignKey({ columns: [t.tenant_id, column], foreignColumns: referencedColumns(owner) }).onDelete('cascade'),
      index(`media_${column.name}`)
        .on(t.tenant_id, column)
        .where(sql`${column} IS NOT NULL`),
    ];
    const owners = sql`vehicle_id, customer_id, owner_id, company_id, service_transportation_id, route_task_id, logist_task_id`;
    return [
      primaryKey({ columns: [t.tenant_id, t.id] }),
      foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
      ...owned(t.vehicle_id, 'vehicles'),
      ...owned(t.customer_id, 'customers'),
      ...owned(t.owner_id, 'users'),
      ...owned(t.company_id, 'companies'),
      ...owned(t.service_transportation_id, 'service_transportations'),
      ...owned(t.route_task_id, 'route_tasks'),
      ...owned(t.logist_task_id, 'logist_tasks'),
      check('media_owner', sql`num_nonnulls(${owners}) = 1 AND model_id = coalesce(${owners})`),
      index('media_of').on(t.tenant_id, t.model_type, t.model_id, t.collection_name, t.id),
      uniqueIndex('media_single')
        .on(t.tenant_id, t.model_type, t.model_id, t.collection_name)
        .where(sql`single`),
      index('media_created_at').on(t.tenant_id, t.created_at, t.id),
      index('media_user').on(t.tenant_id, t.user_id, t.id),
    ];
  },
);

/** A smaller version of a picture, as stored in `media.conversions`. `url` is the storage key. */
export interface StoredConversion {
  name: string;
  url: string;
  width: number;
  height: number;
}

/**
 * Files in storage. A row is added before the first byte is written and deleted after the last byte is removed. An
 * hourly job deletes files without a `media` row. The tenant is not a foreign key, because that job needs the rows of
 * deleted tenants, too.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    /** Whether the upload has finished or failed; false while bytes may still be written. */
    settled: boolean('settled').notNull().default(false),
    created_at: timestampColumn('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    index('stored_files_unsettled')
      .on(t.created_at)
      .where(sql`NOT settled`),
  ],
);
