import type { WriteContext, Entity, RowValues } from '../../dialect/entity';
import { invalidInputError, type Problem, type Problems } from '../../dialect/errors';
import { entityMethods } from '../entity-methods.generated';
import { vehicleEntity } from '../fleet';
import { addressEntity } from '../geography';
import { colleagueEntity, hasRolePermission } from '../identity';
import { visibleLegsPolicy } from './row-policies';
import { announceLegs } from './announce-legs';
import { type BookingConflict, conflictProblems, requireBookings, updateBookings } from './bookings';
import { deleteLegAddresses } from './request-addresses';
import { newVehicleDrivesByItself } from './crew-rules';
import { updateCrewTexts } from './crew-text';
import { createPartHistory } from './history';
import { applyLegRules, legWithPlannedRequestSql, parseLegFindings } from './leg-exceptions';
import { readCrew } from './leg-plan';
import {
  countGroupRows,
  requestEndedProblems,
  isRecordId,
  lockPartPosition,
  lockRequest,
  type OrderedPartTable,
  renumberRows,
} from './order';
import { updatePlannedTimes } from './planned-times';
import { publishRequestChange } from './publish-request-change';
import { requestEntity } from './request';
import { clampPosition, routeProblems } from './rules';
import { routes } from './tables';
import { routeTaskEntity } from './tasks';
import { addLegTasks } from './templates';

/** The order of legs within their request. */
export const legOrder: OrderedPartTable = { table: routes, within: routes.service_transportation_id };

/** A leg of a request. */
export const routeEntity: Entity = {
  type: 'Route',
  table: routes,
  fields: {
    service_transportation: { kind: 'belongsTo', entity: () => requestEntity, column: 'service_transportation_id' },
    driver: { kind: 'belongsTo', entity: colleagueEntity, column: 'driver_id' },
    vehicle: { kind: 'belongsTo', entity: () => vehicleEntity, column: 'vehicle_id' },
    truck: { kind: 'belongsTo', entity: () => vehicleEntity, column: 'truck_id' },
    exception_author: { kind: 'belongsTo', entity: colleagueEntity, column: 'exception_by_id' },
    exception_by: { kind: 'path', path: 'exception_author.brief' },
    findings: {
      kind: 'computed',
      needs: ['tenant_id', 'service_transportation_id', 'id'],
      sql: (tenant = '', requestId = '', id = '') => legWithPlannedRequestSql(tenant, requestId, id),
      returns: 'jsonb',
      convert: parseLegFindings,
    },
    addresses: {
      kind: 'hasMany',
      entity: () => addressEntity,
      foreign: 'addressable_id',
      fixed: { addressable_type: 'ROUTE' },
      order: { column: 'direction', direction: 'ASC' },
    },
    tasks: {
      kind: 'hasMany',
      entity: () => routeTaskEntity,
      foreign: 'route_id',
      order: { column: 'order', direction: 'ASC' },
    },
  },
  methods: entityMethods.Route,
  deletedWith: { owner: () => requestEntity, column: 'service_transportation_id', ownerColumn: 'id' },
  rowPolicy: visibleLegsPolicy,
  history: createPartHistory('ROUTE', { actions: { CREATED: 'CREATED_ROUTE', UPDATED: 'UPDATED_ROUTE' } }),
  rules: {
    lock: ({ session, tenant, id }) => lockPartPosition(session, tenant, legOrder, id),
    derive: async (change) => {
      const { before, after, session, tenant } = change;
      const requestId = after.service_transportation_id;
      if (!isRecordId(requestId) || (await lockRequest(session, tenant, requestId)) === undefined) return {};
      const otherCount = (await countGroupRows(session, legOrder, tenant, requestId)) - (before ? 1 : 0);
      const truck_is_not_required = await deriveTruckIsNotRequired(change);
      return {
        order: clampPosition(otherCount, after.order),
        ...(truck_is_not_required === undefined ? {} : { truck_is_not_required }),
        ...plannedByHand(change),
      };
    },
    check: async (change) => {
      const { before, after, session, tenant } = change;
      return {
        ...routeProblems(after, await canDrive(change), before),
        ...(await requestEndedProblems(session, tenant, after.service_transportation_id, 'service_transportation')),
      };
    },
    after: async (change) => {
      const { before, after, session, tenant, id } = change;
      const requestId = String(after.service_transportation_id);
      await renumberRows(session, legOrder, tenant, requestId, {
        id,
        later: Number(before?.order) < Number(after.order),
      });
      const plan = await updatePlannedTimes(change, requestId, before ? {} : { created: id });
      const conflicts = await updateBookings(session, tenant, requestId);
      if (conflicts.length > 0) throw invalidInputError(bookingProblems({ ...after, id }, conflicts));
      await updateCrewTexts(session, tenant, { request: requestId });
      await applyLegRules(change, plan);
      if (!before) await addLegTasks(session, tenant, { request: requestId, id });
      await announceLegs(change, [requestId]);
      await publishRequestChange(change, requestId);
    },
    checkDelete: ({ before, session, tenant }) =>
      requestEndedProblems(session, tenant, before.service_transportation_id, 'id'),
    afterDelete: async (removal) => {
      const { id, before, session, tenant } = removal;
      const requestId = String(before.service_transportation_id);
      await deleteLegAddresses(session, tenant, id);
      await renumberRows(session, legOrder, tenant, requestId);
      await updatePlannedTimes(removal, requestId);
      await requireBookings(session, tenant, [requestId], 'id');
      await updateCrewTexts(session, tenant, { request: requestId });
      await announceLegs(removal, [requestId]);
      await publishRequestChange(removal, requestId);
    },
  },
};

/** Returns whether a newly chosen driver, with an active account or not, has the permission to drive; undefined for an unchanged driver. */
async function canDrive({ before, after, session, tenant }: WriteContext): Promise<boolean | undefined> {
  const driver = after.driver_id;
  if (!isRecordId(driver) || driver === before?.driver_id) return undefined;
  return hasRolePermission(session, tenant, driver, 'routes.drive');
}

/** Returns `truck_is_not_required` of a leg whose vehicle is chosen without it; undefined when it stays as it is. */
async function deriveTruckIsNotRequired(change: WriteContext): Promise<boolean | undefined> {
  const { before, after, given, session, tenant } = change;
  const vehicleId = after.vehicle_id;
  if (given.includes('truck_is_not_required') || !isRecordId(vehicleId)) return undefined;
  const { vehicle } = await readCrew(session, tenant, { vehicle: vehicleId, truck: null, driver: null });
  return newVehicleDrivesByItself(vehicle, isRecordId(before?.vehicle_id) ? before.vehicle_id : null);
}

/** Returns whether the planned times are set by hand, when a write sets them. Without any, they are proposed again. */
function plannedByHand({ after, given }: WriteContext): RowValues {
  if (!given.includes('planned_start') && !given.includes('planned_end')) return {};
  return { planned_by_hand: Boolean(after.planned_start ?? after.planned_end) };
}

/**
 * Returns problems on the fields whose driver or vehicle is booked for another request, or on the times if the write
 * moves another leg onto such a booking.
 */
function bookingProblems(leg: RowValues, conflicts: readonly BookingConflict[]): Problems {
  const problems: Record<string, Problem[]> = {};
  for (const [field, type] of [
    ['driver', 'DRIVER'],
    ['vehicle', 'VEHICLE'],
    ['truck', 'VEHICLE'],
  ] as const) {
    const conflict = conflicts.find(
      (candidate) => candidate.leg === leg.id && candidate.type === type && candidate.id === leg[`${field}_id`],
    );
    if (conflict) problems[`input.${field}`] = conflictProblems('booked', conflict);
  }
  const [first] = conflicts;
  return Object.keys(problems).length > 0 || !first
    ? problems
    : { 'input.planned_start': conflictProblems('crew_booked', first) };
}
