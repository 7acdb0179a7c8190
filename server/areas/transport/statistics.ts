import type { Entity, EntityField } from '../../dialect/entity';
import { customers } from '../customers';
import { users } from '../identity';
import { serviceTransportations } from './tables';

type Returns = 'integer' | 'double precision' | 'timestamptz';

/** Returns a computed field from SQL over the row's tenant and id. */
function computedField(sql: (tenant: string, id: string) => string, returns: Returns = 'integer'): EntityField {
  return {
    kind: 'computed',
    needs: ['tenant_id', 'id'],
    sql: (tenant = '', id = '') => `(${sql(tenant, id)})`,
    returns,
    unindexed: true,
  };
}

/** Returns a function that selects from the rows `f` of a table whose `column` is the id of the outer row. */
const selectFrom =
  (table: string, column: string) =>
  (select: string, condition = 'true') =>
  (tenant: string, id: string) =>
    `SELECT ${select} FROM ${table} f WHERE f.tenant_id = ${tenant} AND f.${column} = ${id} AND ${condition}`;

const selectFromParts = (table: string) => selectFrom(table, 'service_transportation_id');
const selectFromRouteTasks = selectFromParts('route_tasks');
const selectFromLogistTasks = selectFromParts('logist_tasks');

/** Returns SQL for the sum of two counts. */
const sumSql = (one: (tenant: string, id: string) => string, other: typeof one) => (tenant: string, id: string) =>
  `SELECT (${one(tenant, id)}) + (${other(tenant, id)})`;

/**
 * Statistics of a request. The entity reads the row of the request itself, as statistics have no table of their own.
 */
export const requestStatisticEntity: Entity = {
  type: 'ServiceTransportationStatistic',
  table: serviceTransportations,
  fields: {
    routes: computedField(selectFromParts('routes')('count(*)')),
    tasks: computedField(sumSql(selectFromRouteTasks('count(*)'), selectFromLogistTasks('count(*)'))),
    tasks_done: computedField(
      sumSql(
        selectFromRouteTasks('count(*)', "f.status = 'DONE'"),
        selectFromLogistTasks('count(*)', "f.status = 'COMPLETED'"),
      ),
    ),
    weight: computedField(selectFromParts('transportation_cargos')('coalesce(sum(f.weight), 0)'), 'double precision'),
  },
  methods: {},
};

const selectFromRequests = selectFrom('service_transportations', 'customer_id');
const notDeleted = 'f.deleted_at IS NULL';

/** Statistics of a customer's requests. The entity reads the row of the customer itself. */
export const customerStatisticEntity: Entity = {
  type: 'CustomerStatistic',
  table: customers,
  fields: {
    requests: computedField(selectFromRequests('count(*)', notDeleted)),
    open: computedField(
      selectFromRequests('count(*)', `${notDeleted} AND f.status NOT IN ('CLOSE_REQUEST', 'CANCELED_REQUEST')`),
    ),
    closed: computedField(selectFromRequests('count(*)', `${notDeleted} AND f.status = 'CLOSE_REQUEST'`)),
    canceled: computedField(selectFromRequests('count(*)', `${notDeleted} AND f.status = 'CANCELED_REQUEST'`)),
    last_request_at: computedField(selectFromRequests('max(f.created_at)', notDeleted), 'timestamptz'),
  },
  methods: {},
};

/** Number of ratings of a logistician that are averaged: a list must not read all that years have brought. */
const maxAveragedRatings = 2000;

const rated = 'f.rate IS NOT NULL AND NOT f.request_deleted';

type RatingsSql = (tenant: string, id: string) => string;

/** Returns the fields of ratings from SQL for the rows that have them as `rate`: those to average, and those to count. */
const ratingFields = (averaged: RatingsSql, counted = averaged) => ({
  average: computedField((tenant, id) => `SELECT avg(rate) FROM (${averaged(tenant, id)}) ratings`, 'double precision'),
  count: computedField((tenant, id) => `SELECT count(*) FROM (${counted(tenant, id)}) ratings`),
});

/** Ratings of a customer's requests. */
export const customerRatesEntity: Entity = {
  type: 'Rates',
  table: customers,
  fields: ratingFields(
    (tenant, id) =>
      'SELECT f.rate FROM service_transportations s JOIN service_feedbacks f' +
      ' ON f.tenant_id = s.tenant_id AND f.service_transportation_id = s.id' +
      ` WHERE s.tenant_id = ${tenant} AND s.customer_id = ${id} AND ${rated}`,
  ),
  methods: {},
};

/** Returns SQL for the ratings of requests that a user handled, `ending` with an order and a limit, or drove. */
const userRatingsSql =
  (ending = ''): RatingsSql =>
  (tenant, id) => {
    const select = (condition: string) =>
      `SELECT f.rate FROM service_feedbacks f WHERE f.tenant_id = ${tenant} AND ${rated} AND ${condition}`;
    const driven = `SELECT r.service_transportation_id FROM routes r WHERE r.tenant_id = ${tenant} AND r.driver_id = ${id}`;
    const isOnlyDriven = `f.logistician_id IS DISTINCT FROM ${id} AND f.service_transportation_id IN (${driven})`;
    return `(${select(`f.logistician_id = ${id}`)}${ending}) UNION ALL ${select(isOnlyDriven)}`;
  };

/** Ratings of requests that a user handled or drove. A request that the user handled and drove counts once. */
export const userRatesEntity: Entity = {
  type: 'Rates',
  table: users,
  fields: ratingFields(userRatingsSql(` ORDER BY f.id DESC LIMIT ${maxAveragedRatings}`), userRatingsSql()),
  methods: {},
};

const selectFromLogisticianTasks = selectFrom('logist_tasks', 'user_id');
const countLegTasksSql = (condition: string) => (tenant: string, id: string) =>
  'SELECT count(*) FROM routes r JOIN route_tasks f ON f.tenant_id = r.tenant_id AND f.route_id = r.id' +
  ` WHERE r.tenant_id = ${tenant} AND r.driver_id = ${id} AND ${condition}`;

/** Statistics of a user's work. The entity reads the row of the user itself. */
export const userStatisticEntity: Entity = {
  type: 'UserStatistic',
  table: users,
  fields: {
    requests: computedField(selectFrom('request_logisticians', 'user_id')('count(*)', 'f.accepted')),
    routes: computedField(selectFrom('routes', 'driver_id')('count(*)')),
    tasks: computedField(
      sumSql(selectFromLogisticianTasks('count(*)', "f.status = 'PENDING'"), countLegTasksSql("f.status <> 'DONE'")),
    ),
    tasks_done: computedField(
      sumSql(selectFromLogisticianTasks('count(*)', "f.status = 'COMPLETED'"), countLegTasksSql("f.status = 'DONE'")),
    ),
  },
  methods: {},
};
