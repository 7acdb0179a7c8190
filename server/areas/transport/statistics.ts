import type { Entity, EntityField } from '../../dialect/entity';
import { customers } from '../customers';
import { users } from '../identity';
import { serviceTransportations } from './tables';

type Returns = 'integer' | 'double precision' | 'timestamptz';

/** Returns a computed field from SQL over the row's tenant and id. */
function figure(sql: (tenant: string, id: string) => string, returns: Returns = 'integer'): EntityField {
  return {
    kind: 'computed',
    needs: ['tenant_id', 'id'],
    sql: (tenant = '', id = '') => `(${sql(tenant, id)})`,
    returns,
  };
}

const selectFrom =
  (table: string, column: string) =>
  (select: string, condition = 'true') =>
  (tenant: string, id: string) =>
    `SELECT ${select} FROM ${table} f WHERE f.tenant_id = ${tenant} AND f.${column} = ${id} AND ${condition}`;

const partsOf = (table: string) => selectFrom(table, 'service_transportation_id');
const routeTasks = partsOf('route_tasks');
const logistTasks = partsOf('logist_tasks');

/** Returns SQL for the sum of two counts. */
const sumOf = (one: (tenant: string, id: string) => string, other: typeof one) => (tenant: string, id: string) =>
  `SELECT (${one(tenant, id)}) + (${other(tenant, id)})`;

/**
 * Statistics of a request. The entity reads the request's own row, so that the statistics are a field of the request.
 */
export const requestStatistic: Entity = {
  type: 'ServiceTransportationStatistic',
  table: serviceTransportations,
  fields: {
    routes: figure(partsOf('routes')('count(*)')),
    tasks: figure(sumOf(routeTasks('count(*)'), logistTasks('count(*)'))),
    tasks_done: figure(
      sumOf(routeTasks('count(*)', "f.status = 'DONE'"), logistTasks('count(*)', "f.status = 'COMPLETED'")),
    ),
    weight: figure(partsOf('transportation_cargos')('coalesce(sum(f.weight), 0)'), 'double precision'),
  },
  methods: {},
};

const requestsOf = selectFrom('service_transportations', 'customer_id');
const live = 'f.deleted_at IS NULL';

/** Statistics of a customer's requests. The entity reads the customer's own row. */
export const customerStatistic: Entity = {
  type: 'CustomerStatistic',
  table: customers,
  fields: {
    requests: figure(requestsOf('count(*)', live)),
    open: figure(requestsOf('count(*)', `${live} AND f.status NOT IN ('CLOSE_REQUEST', 'CANCELED_REQUEST')`)),
    closed: figure(requestsOf('count(*)', `${live} AND f.status = 'CLOSE_REQUEST'`)),
    canceled: figure(requestsOf('count(*)', `${live} AND f.status = 'CANCELED_REQUEST'`)),
    last_request_at: figure(requestsOf('max(f.created_at)', live), 'timestamptz'),
  },
  methods: {},
};

/** Returns SQL that selects from the ratings `f` of the requests `s` that meet a condition. */
const ratings = (select: string, condition: (tenant: string, id: string) => string) => (tenant: string, id: string) =>
  `SELECT ${select} FROM service_feedbacks f JOIN service_transportations s` +
  ' ON s.tenant_id = f.tenant_id AND s.id = f.service_transportation_id' +
  ` WHERE s.tenant_id = ${tenant} AND s.deleted_at IS NULL AND f.rate IS NOT NULL AND ${condition(tenant, id)}`;

const ratesWhere = (condition: (tenant: string, id: string) => string) => ({
  average: figure(ratings('avg(f.rate)', condition), 'double precision'),
  count: figure(ratings('count(*)', condition)),
});

/** Ratings of a customer's requests. */
export const customerRates: Entity = {
  type: 'Rates',
  table: customers,
  fields: ratesWhere((_tenant, id) => `s.customer_id = ${id}`),
  methods: {},
};

/** Ratings of requests that a user handled or drove. */
export const userRates: Entity = {
  type: 'Rates',
  table: users,
  fields: ratesWhere(
    (tenant, id) =>
      `s.id IN (SELECT w.id FROM service_transportations w WHERE w.tenant_id = ${tenant} AND w.logistician_id = ${id}` +
      ` UNION SELECT r.service_transportation_id FROM routes r WHERE r.tenant_id = ${tenant} AND r.driver_id = ${id})`,
  ),
  methods: {},
};

const ownTasks = selectFrom('logist_tasks', 'user_id');
const legTasks = (condition: string) => (tenant: string, id: string) =>
  'SELECT count(*) FROM routes r JOIN route_tasks f ON f.tenant_id = r.tenant_id AND f.route_id = r.id' +
  ` WHERE r.tenant_id = ${tenant} AND r.driver_id = ${id} AND ${condition}`;

/** Statistics of a user's work. The entity reads the user's own row. */
export const userStatistic: Entity = {
  type: 'UserStatistic',
  table: users,
  fields: {
    requests: figure(selectFrom('request_logisticians', 'user_id')('count(*)', 'f.accepted')),
    routes: figure(selectFrom('routes', 'driver_id')('count(*)')),
    tasks: figure(sumOf(ownTasks('count(*)', "f.status = 'PENDING'"), legTasks("f.status <> 'DONE'"))),
    tasks_done: figure(sumOf(ownTasks('count(*)', "f.status = 'COMPLETED'"), legTasks("f.status = 'DONE'"))),
  },
  methods: {},
};
