import { type Entity, type EntityField, createViewEntity } from '../../dialect/entity';
import { entityMethods } from '../entity-methods.generated';
import { activityEntity, createHistory } from '../activity';
import { customerEntity } from '../customers';
import { addressEntity } from '../geography';
import { colleagueEntity } from '../identity';
import { filesField } from '../media';
import { serviceEntity } from '../reference';
import { businessPermissions, assignedRequestsPolicy } from './row-policies';
import { cargoEntity } from './cargo';
import {
  hasBrokenLegs,
  listWithPlannedRequestSql,
  openPlannedRequestSql,
  addLegRulesNeed,
  removeBlockedStatuses,
} from './leg-preconditions';
import { nextStatusSql, stepNeedsSql, possibleStatusesSql } from './preconditions';
import { unansweredAssignmentEntity, requestLogisticianEntity, serviceFeedbackEntity } from './assigned-logisticians';
import { requestQuota } from './request-quota';
import { requestRules } from './request-writes';
import { routeEntity } from './route';
import { requestStatisticEntity } from './statistics';
import { serviceTransportations } from './tables';
import { waybillLacksField } from './waybill-details';

/**
 * Returns a has-many field for parts of a request, sorted by the column that `order` names, or by its descending values
 * if `latestFirst`. `most` is the maximum number of records.
 */
export function requestPartsField(
  entity: () => Entity,
  { order = 'id', latestFirst = false, most }: { order?: string; latestFirst?: boolean; most?: number } = {},
): EntityField {
  const foreign = 'service_transportation_id';
  const direction = latestFirst ? 'DESC' : 'ASC';
  return { kind: 'hasMany', entity, foreign, order: { column: order, direction }, most };
}

/**
 * Maximum length of a request's cargo and history. Both can be long: a request that moves a fleet has a cargo item for
 * each vehicle, and each status change of a task adds to the history.
 */
export const maxLongListLength = 500;

/** Returns a field with a list computed from the request's status and parts. */
function computedList(sql: typeof possibleStatusesSql, convert: (json: unknown) => string[]): EntityField {
  return {
    kind: 'computed',
    needs: ['status', 'tenant_id', 'id', 'customer_id'],
    sql: (status = '', tenant = '', id = '', customerId = '') =>
      listWithPlannedRequestSql(sql(status, { tenant, id, customer: customerId }), status, tenant, id),
    returns: 'jsonb',
    convert,
  };
}

/** A transport service request. */
export const requestEntity: Entity = {
  type: 'ServiceTransportation',
  table: serviceTransportations,
  fields: {
    transitionableStatus: computedList(possibleStatusesSql, removeBlockedStatuses),
    next_status: { kind: 'computed', needs: ['status'], sql: (status = '') => nextStatusSql(status), returns: 'text' },
    step_needs: computedList(stepNeedsSql, addLegRulesNeed),
    breaks_leg_rules: {
      kind: 'computed',
      needs: ['status', 'tenant_id', 'id'],
      sql: (status = '', tenant = '', id = '') => openPlannedRequestSql(status, tenant, id),
      returns: 'jsonb',
      convert: hasBrokenLegs,
    },
    waybill_lacks: waybillLacksField,
    service: { kind: 'belongsTo', entity: () => serviceEntity, column: 'service_id' },
    customer: { kind: 'belongsTo', entity: () => customerEntity, column: 'customer_id' },
    logistician: { kind: 'belongsTo', entity: colleagueEntity, column: 'logistician_id' },
    addresses: {
      kind: 'hasMany',
      entity: () => addressEntity,
      foreign: 'addressable_id',
      fixed: { addressable_type: 'SERVICE_TRANSPORTATION' },
      order: { column: 'direction', direction: 'ASC' },
    },
    cargo: requestPartsField(() => cargoEntity, { most: maxLongListLength }),
    routes: requestPartsField(() => routeEntity, { order: 'order' }),
    logisticians: requestPartsField(() => requestLogisticianEntity),
    feedback: { kind: 'hasOne', entity: () => serviceFeedbackEntity, foreign: 'service_transportation_id' },
    statistic: { kind: 'belongsTo', entity: () => requestStatisticEntity, column: 'id' },
    activity: {
      kind: 'hasMany',
      entity: () => activityEntity,
      foreign: 'service_id',
      fixed: { service_type: 'SERVICE_TRANSPORTATION' },
      order: { column: 'date', direction: 'DESC' },
      most: maxLongListLength,
    },
    media: filesField('service_transportation_id'),
    updated_at: { kind: 'path', path: 'modified_at' },
  },
  methods: entityMethods.ServiceTransportation,
  rowPolicy: assignedRequestsPolicy,
  serialNumbers: ['number'],
  restrictedFields: {
    price: businessPermissions,
    media: businessPermissions,
    activity: businessPermissions,
    crew_text: businessPermissions,
  },
  history: createHistory({ subject: 'SERVICE_TRANSPORTATION', title: 'number' }),
  quota: requestQuota,
  rules: requestRules,
};

/** A request with the computed fields that its list shows. */
export const requestView = createViewEntity(requestEntity, {
  type: 'ServiceTransportationView',
  list: 'serviceTransportationView',
  fields: {
    customer_type: { kind: 'path', path: 'customer.type' },
    drivers: { kind: 'any', relation: 'routes', paths: ['driver.brief'], answered: 'line' },
    driver_ids: { kind: 'any', relation: 'routes', paths: ['driver_id'], answered: 'list' },
    vehicle_ids: { kind: 'any', relation: 'routes', paths: ['vehicle_id', 'truck_id'], answered: 'list' },
    vehicle_class_ids: { kind: 'any', relation: 'routes', paths: ['vehicle.vehicle_class_id'], answered: 'list' },
    logistician_ids: { kind: 'any', relation: 'logisticians', paths: ['user_id'] },
    unanswered: requestPartsField(() => unansweredAssignmentEntity),
    awaiting_ids: { kind: 'any', relation: 'unanswered', paths: ['user_id'], answered: 'list' },
  },
});
