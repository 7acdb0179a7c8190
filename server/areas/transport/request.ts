import { and, eq } from 'drizzle-orm';
import type { Session } from '../../database/database';
import {
  type WriteContext,
  type Entity,
  type EntityField,
  type RowValues,
  createViewEntity,
} from '../../dialect/entity';
import { invalidInputError } from '../../dialect/errors';
import { entityMethods } from '../entity-methods.generated';
import { activityEntity, createHistory } from '../activity';
import { customerEntity } from '../customers';
import { addressEntity } from '../geography';
import { colleagueEntity } from '../identity';
import { filesField } from '../media';
import { serviceEntity } from '../reference';
import { businessPermissions, assignedRequestsPolicy } from './row-policies';
import { announceLegs } from './announce-legs';
import { requireBookings, updateBookings } from './bookings';
import { cargoEntity } from './cargo';
import { readCustomerName } from './customer-names';
import { type RequestAddresses, readRequestAddresses } from './request-addresses';
import {
  hasBrokenLegs,
  listWithPlannedRequestSql,
  openPlannedRequestSql,
  addLegRulesNeed,
  removeBlockedStatuses,
} from './leg-preconditions';
import { nextStatusSql, findUnmetNeeds, unmetNeedsProblems, stepNeedsSql, possibleStatusesSql } from './preconditions';
import { notifyOfCanceled } from './notify-logisticians';
import { takeRequestNumber } from './numbers';
import { updatePlannedTimes } from './planned-times';
import { publishPartChanges } from './publish-request-change';
import { rebookCrews } from './release-crew';
import { unansweredAssignmentEntity, requestLogisticianEntity, serviceFeedbackEntity } from './assigned-logisticians';
import { routeEntity } from './route';
import { storeLegsBeforeWrite, requireNoCausedFindings } from './request-leg-rules';
import { requestQuota } from './request-quota';
import { requestDayColumns, requestProblems } from './rules';
import { requestStatisticEntity } from './statistics';
import { hasRequestEnded, nextTransition } from './statuses';
import { serviceTransportations } from './tables';
import { updateExpectedTimes } from './update-expected-times';
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
  rules: {
    derive: async ({ before, after, session, tenant }) => ({
      currency: typeof after.currency === 'string' ? after.currency.toUpperCase() : 'EUR',
      ...(before?.customer_id === after.customer_id
        ? {}
        : { customer_name: await readCustomerName(session, tenant, after.customer_id) }),
      ...(before && before.status !== after.status ? statusTimestamps(after.status) : {}),
      ...(before ? {} : { number: await takeRequestNumber(session, tenant, new Date().getUTCFullYear()) }),
    }),
    check: async (change) => {
      const { before, after } = change;
      await storeLegsBeforeWrite(change);
      return {
        ...requestProblems(after, before),
        ...(hasRequestEnded(before?.status) ? { status: [{ code: 'request_ended' }] } : {}),
      };
    },
    after: async (change) => {
      const { before, after, given, session, tenant, id } = change;
      await copyAddresses(session, tenant, id, after, await readRequestAddresses(session, tenant, id));
      if (!before) return;
      // `updateServiceTransportationStatus` changes only the status, and has already checked the preconditions.
      if (before.status !== after.status) await requireBookings(session, tenant, id, 'input.status');
      else if (before.status !== 'DRAFT') await requireComplete(session, tenant, id);
      if (haveWindowsChanged(change) || given.includes('addresses')) {
        await updatePlannedTimes(change, id);
        await requireBookings(session, tenant, id, 'input.to_take_to_work_from');
      } else if (given.includes('cargo')) {
        // The weight of the cargo decides whether the request can share its vehicles.
        await requireBookings(session, tenant, id, 'input.cargo');
      }
      if (before.status !== after.status) await updateExpectedTimes(change, [id]);
      await requireNoCausedFindings(change);
      await announceLegs(change, id);
      if (before.status !== after.status && after.status === 'CANCELED_REQUEST')
        await notifyOfCanceled(change, { id, number: String(after.number) });
      if (!hasRequestEnded(before.status) && hasRequestEnded(after.status)) await publishPartChanges(change, id);
    },
    afterDelete: async (removal) => {
      await updateBookings(removal.session, removal.tenant, removal.id);
      await announceLegs(removal, removal.id);
      if (!hasRequestEnded(removal.before.status))
        await notifyOfCanceled(removal, { id: removal.id, number: String(removal.before.number) });
      await publishPartChanges(removal, removal.id);
    },
    afterRestore: async (restored) => {
      await rebookCrews(restored);
      await announceLegs(restored, restored.id);
      await publishPartChanges(restored, restored.id);
    },
  },
};

/** A request with the computed fields that its list shows. */
export const requestView = createViewEntity(requestEntity, {
  type: 'ServiceTransportationView',
  list: 'serviceTransportationView',
  fields: {
    customer_type: { kind: 'path', path: 'customer.type' },
    customer_city: { kind: 'path', path: 'customer.city' },
    drivers: { kind: 'any', relation: 'routes', paths: ['driver.brief'], answered: 'line' },
    driver_ids: { kind: 'any', relation: 'routes', paths: ['driver_id'], answered: 'list' },
    vehicle_ids: { kind: 'any', relation: 'routes', paths: ['vehicle_id', 'truck_id'], answered: 'list' },
    vehicle_class_ids: { kind: 'any', relation: 'routes', paths: ['vehicle.vehicle_class_id'], answered: 'list' },
    logistician_ids: { kind: 'any', relation: 'logisticians', paths: ['user_id'] },
    unanswered: requestPartsField(() => unansweredAssignmentEntity),
    awaiting_ids: { kind: 'any', relation: 'unanswered', paths: ['user_id'], answered: 'list' },
  },
});

/** Copies the addresses into the request's row, when they differ from the copy. */
async function copyAddresses(
  { orm }: Session,
  tenant: string,
  id: string,
  row: RowValues,
  { from, to }: RequestAddresses,
): Promise<void> {
  const addressColumns = {
    delivery_from_city: from?.city ?? null,
    delivery_from_state: from?.state ?? null,
    delivery_from_country: from?.country ?? null,
    delivery_from_code: from?.code ?? null,
    delivery_to_city: to?.city ?? null,
    delivery_to_state: to?.state ?? null,
    delivery_to_country: to?.country ?? null,
    delivery_to_code: to?.code ?? null,
  };
  if (Object.entries(addressColumns).every(([column, value]) => value === (row[column] ?? null))) return;
  const condition = and(eq(serviceTransportations.tenant_id, tenant), eq(serviceTransportations.id, id));
  await orm.update(serviceTransportations).set(addressColumns).where(condition);
}

/**
 * Checks that a request still meets the preconditions of the status NEW.
 * @throws ContractError that names the preconditions that are not met.
 */
async function requireComplete(session: Session, tenant: string, id: string): Promise<void> {
  const unmet = await findUnmetNeeds(session, tenant, id, nextTransition('DRAFT')?.needs ?? []);
  if (unmet.length > 0) throw invalidInputError(unmetNeedsProblems(unmet));
}

/** Returns the timestamp column to set on a change to a status; empty for statuses without such a column. */
function statusTimestamps(status: unknown): RowValues {
  const now = new Date().toISOString();
  if (status === 'IN_PROGRESS') return { taken_to_work: now };
  return status === 'SERVICE_PROVIDED' ? { delivered: now } : {};
}

function haveWindowsChanged({ before, after }: WriteContext): boolean {
  return requestDayColumns.some((day) => before?.[day] !== after[day]);
}
