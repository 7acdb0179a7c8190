import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  type ListColumn,
  idColumn,
  listIndexesOf,
  timestampColumn,
  sortKeySql,
  createdAndModifiedColumns,
  tenantIdColumn,
} from '../../database/columns';
import { registerReferencedTables } from '../../database/references';
import { vehicleClasses, vehicleMakes, vehicleModels, vehicles } from '../fleet/tables';
import { users } from '../identity/tables';
import { cancelRequestReasons } from '../reference/tables';
import { tenants } from '../tenancy/tables';
import { serviceTransportations } from './request-tables';

/** Returns the columns that every part of a request has. */
const partColumns = () => ({
  tenant_id: tenantIdColumn(),
  id: idColumn('id').notNull(),
  service_transportation_id: idColumn('service_transportation_id').notNull(),
});
const partKeys = (t: { tenant_id: AnyPgColumn; id: AnyPgColumn; service_transportation_id: AnyPgColumn }) => [
  primaryKey({ columns: [t.tenant_id, t.id] }),
  foreignKey({
    columns: [t.tenant_id, t.service_transportation_id],
    foreignColumns: [serviceTransportations.tenant_id, serviceTransportations.id],
  }).onDelete('cascade'),
];

/** Cargo of requests. */
export const transportationCargos = pgTable(
  'transportation_cargos',
  {
    ...partColumns(),
    vehicle_class_id: idColumn('vehicle_class_id').references(() => vehicleClasses.id),
    vehicle_make_id: idColumn('vehicle_make_id').references(() => vehicleMakes.id),
    vehicle_model_id: idColumn('vehicle_model_id').references(() => vehicleModels.id),
    weight: doublePrecision('weight').notNull(),
    goods: text('goods'),
    packages: integer('packages'),
    packaging: text('packaging'),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    ...partKeys(t),
    index('transportation_cargos_of').on(t.tenant_id, t.service_transportation_id, t.id),
    index('transportation_cargos_class').on(t.tenant_id, t.vehicle_class_id, t.id),
    index('transportation_cargos_make').on(t.tenant_id, t.vehicle_make_id, t.id),
    index('transportation_cargos_model').on(t.tenant_id, t.vehicle_model_id, t.id),
    index('transportation_cargos_weight').on(t.tenant_id, t.weight, t.id),
  ],
);

const destination = (t: Record<'service_transportation_id' | 'to_latitude' | 'to_longitude', AnyPgColumn>) =>
  [t.service_transportation_id, t.to_latitude, t.to_longitude] as const;

/** Legs of requests. Triggers set `to_latitude` and `to_longitude` from the address where a leg ends (migration 0043). */
export const routes = pgTable(
  'routes',
  {
    ...partColumns(),
    order: integer('order').notNull(),
    driver_id: idColumn('driver_id'),
    vehicle_id: idColumn('vehicle_id'),
    vehicle_places: integer('vehicle_places'),
    truck_id: idColumn('truck_id'),
    truck_places: integer('truck_places'),
    truck_is_not_required: boolean('truck_is_not_required').notNull().default(false),
    delivers_is_final: boolean('delivers_is_final').notNull().default(false),
    /** From the beginning of loading to the end of unloading. Both columns are set, or neither. */
    planned_start: timestampColumn('planned_start'),
    planned_end: timestampColumn('planned_end'),
    /** Whether a person has set the planned times. The server proposes those of other legs. */
    planned_by_hand: boolean('planned_by_hand').notNull().default(false),
    /** When the driver started the first task, and completed the last one. */
    started_at: timestampColumn('started_at'),
    ended_at: timestampColumn('ended_at'),
    /** When the leg is expected to start and to end; null without a plan, and once the request is delivered. */
    expected_start: timestampColumn('expected_start'),
    expected_end: timestampColumn('expected_end'),
    /** Where the leg ends, as its address says; null while that is not known. */
    to_latitude: doublePrecision('to_latitude'),
    to_longitude: doublePrecision('to_longitude'),
    /**
     * The reason for which the leg may break rules, with its author and time. `exception_covers` has the keys of the
     * findings that the reason allows.
     */
    exception_reason: text('exception_reason'),
    exception_by_id: idColumn('exception_by_id'),
    exception_at: timestampColumn('exception_at'),
    exception_covers: text('exception_covers').array(),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    ...partKeys(t),
    foreignKey({ columns: [t.tenant_id, t.driver_id], foreignColumns: [users.tenant_id, users.id] }),
    foreignKey({ columns: [t.tenant_id, t.vehicle_id], foreignColumns: [vehicles.tenant_id, vehicles.id] }),
    foreignKey({ columns: [t.tenant_id, t.truck_id], foreignColumns: [vehicles.tenant_id, vehicles.id] }),
    foreignKey({ columns: [t.tenant_id, t.exception_by_id], foreignColumns: [users.tenant_id, users.id] }),
    index('routes_of').on(t.tenant_id, t.service_transportation_id, t.order),
    index('routes_of_id').on(t.tenant_id, t.service_transportation_id, t.id),
    index('routes_driver').on(t.tenant_id, t.driver_id, t.service_transportation_id),
    index('routes_vehicle').on(t.tenant_id, t.vehicle_id, t.service_transportation_id),
    index('routes_truck').on(t.tenant_id, t.truck_id, t.service_transportation_id),
    index('routes_order').on(t.tenant_id, t.order, t.id),
    index('routes_truck_is_not_required').on(t.tenant_id, t.truck_is_not_required, t.id),
    index('routes_delivers_is_final').on(t.tenant_id, t.delivers_is_final, t.id),
    index('routes_created_at').on(t.tenant_id, t.created_at, t.id),
    index('routes_modified_at').on(t.tenant_id, t.modified_at, t.id),
    // The last leg of a driver or vehicle before a moment, and where it is then, for thousands without reading the table.
    index('routes_driver_last')
      .on(t.tenant_id, t.driver_id, t.planned_end, ...destination(t))
      .concurrently(),
    index('routes_vehicle_last')
      .on(t.tenant_id, t.vehicle_id, t.planned_end, ...destination(t))
      .concurrently(),
    index('routes_truck_last')
      .on(t.tenant_id, t.truck_id, t.planned_end, ...destination(t))
      .concurrently(),
    // The same for those that have driven in the last days, all at once.
    index('routes_planned_end')
      .on(t.tenant_id, t.planned_end, t.driver_id, t.vehicle_id, t.truck_id, ...destination(t))
      .concurrently(),
    index('routes_planned_start').on(t.tenant_id, t.planned_start, t.id),
    check('routes_planned_times', sql`(planned_start IS NULL) = (planned_end IS NULL) AND planned_start < planned_end`),
  ],
);

/** Returns the columns that every kind of task has. */
const taskColumns = () => ({
  ...partColumns(),
  text: text('text').notNull(),
  media_upload_enabled: boolean('media_upload_enabled').notNull().default(false),
  order: integer('order').notNull(),
  default: boolean('default').notNull().default(false),
  ...createdAndModifiedColumns(),
});

/** Tasks of logisticians. Triggers set `request_ended` from the status of the request (migration 0025). */
export const logistTasks = pgTable(
  'logist_tasks',
  {
    ...taskColumns(),
    status: text('status', { enum: ['PENDING', 'COMPLETED'] })
      .notNull()
      .default('PENDING'),
    user_id: idColumn('user_id').notNull(),
    request_ended: boolean('request_ended').notNull().default(false),
  },
  (t) => {
    const listIndex = listIndexesOf('logist_tasks', t, [t.status, t.request_ended, t.user_id]);
    // A preset shows the pending tasks of requests that go on, which another index sorts by the column.
    const columnIndexes = (name: string, ...columns: readonly [ListColumn, ...ListColumn[]]) => [
      listIndex(name, ...columns),
      listIndex(`open_${name}`, t.status, t.request_ended, ...columns),
    ];
    return [
      ...partKeys(t),
      foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }),
      index('logist_tasks_of').on(t.tenant_id, t.service_transportation_id, t.order),
      index('logist_tasks_of_id').on(t.tenant_id, t.service_transportation_id, t.id),
      index('logist_tasks_user').on(t.tenant_id, t.user_id, t.status, t.service_transportation_id),
      listIndex('mine', t.user_id, t.status, t.request_ended, t.created_at),
      listIndex('status', t.status, t.created_at),
      listIndex('default', t.default, t.created_at),
      listIndex('modified_at', t.modified_at),
      ...columnIndexes('created_at', t.created_at),
      ...columnIndexes('order', t.order, t.created_at),
      ...columnIndexes('text', { text: t.text }, t.created_at),
      index('logist_tasks_search').using('gin', t.tenant_id, t.text.op('gin_trgm_ops')),
    ];
  },
);

/** Tasks of legs, for their drivers. */
export const routeTasks = pgTable(
  'route_tasks',
  {
    ...taskColumns(),
    status: text('status', { enum: ['PLANNING', 'IN_PROGRESS', 'DONE', 'RETURN'] })
      .notNull()
      .default('PLANNING'),
    route_id: idColumn('route_id').notNull(),
    signature_required: boolean('signature_required').notNull().default(false),
    /** Why the driver returned the task; null for other tasks. */
    note: text('note'),
  },
  (t) => [
    ...partKeys(t),
    foreignKey({ columns: [t.tenant_id, t.route_id], foreignColumns: [routes.tenant_id, routes.id] }).onDelete(
      'cascade',
    ),
    index('route_tasks_of').on(t.tenant_id, t.service_transportation_id, t.id),
    index('route_tasks_route').on(t.tenant_id, t.route_id, t.order),
    index('route_tasks_status').on(t.tenant_id, t.status, t.id),
    index('route_tasks_order').on(t.tenant_id, t.order, t.id),
    index('route_tasks_default').on(t.tenant_id, t.default, t.id),
    index('route_tasks_text').on(t.tenant_id, sortKeySql(t.text), t.id),
    index('route_tasks_created_at').on(t.tenant_id, t.created_at, t.id),
    index('route_tasks_modified_at').on(t.tenant_id, t.modified_at, t.id),
    index('route_tasks_search').using('gin', t.tenant_id, t.text.op('gin_trgm_ops')),
  ],
);

/** Templates of the tasks that every new leg, or every logistician who accepts a request, receives. */
export const taskTemplates = pgTable(
  'task_templates',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    text: text('text').notNull(),
    type: text('type', { enum: ['LOGIST', 'ROUTE'] }).notNull(),
    media_upload_enabled: boolean('media_upload_enabled').notNull().default(false),
    signature_required: boolean('signature_required').notNull().default(false),
    order: integer('order').notNull(),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    index('task_templates_of').on(t.tenant_id, t.type, t.order),
  ],
);

/** Logisticians assigned to requests; `accepted` is their answer, null until they answer. */
export const requestLogisticians = pgTable(
  'request_logisticians',
  {
    ...partColumns(),
    user_id: idColumn('user_id').notNull(),
    accepted: boolean('accepted'),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    ...partKeys(t),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }),
    uniqueIndex('request_logisticians_once').on(t.tenant_id, t.service_transportation_id, t.user_id),
    index('request_logisticians_user').on(t.tenant_id, t.user_id, t.service_transportation_id),
    index('request_logisticians_awaited')
      .on(t.tenant_id, t.user_id, t.service_transportation_id)
      .where(sql`accepted IS NULL`),
  ],
);

/** Feedback at the end of requests: a reason for cancelling, or a rating. */
export const serviceFeedbacks = pgTable(
  'service_feedbacks',
  {
    ...partColumns(),
    type: text('type', { enum: ['CLOSE_REQUEST', 'CANCELED_REQUEST'] }).notNull(),
    reason_id: idColumn('reason_id').references(() => cancelRequestReasons.id),
    description: text('description'),
    rate: integer('rate'),
    created_at: timestampColumn('created_at')
      .notNull()
      .default(sql`now()`),
    /** The logistician of the request, and whether the request is deleted. Triggers copy both. */
    logistician_id: idColumn('logistician_id'),
    request_deleted: boolean('request_deleted').notNull().default(false),
  },
  (t) => [
    ...partKeys(t),
    uniqueIndex('service_feedbacks_of').on(t.tenant_id, t.service_transportation_id),
    // The newest ratings of a logistician, who may have tens of thousands.
    index('service_feedbacks_logistician')
      .on(t.tenant_id, t.logistician_id, t.id, t.rate)
      .where(sql`rate IS NOT NULL AND NOT request_deleted`)
      .concurrently(),
  ],
);

registerReferencedTables(routeTasks, logistTasks);
