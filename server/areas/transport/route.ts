import { and, eq, isNull } from 'drizzle-orm';
import type { Session } from '../../database/database';
import type { WriteContext, Entity, Values } from '../../dialect/entity';
import { invalid, type Problem, type Problems } from '../../dialect/errors';
import { entityMethods } from '../entity-methods.generated';
import { vehicle, vehicles } from '../fleet';
import { address } from '../geography';
import { colleagueEntity, hasPermission } from '../identity';
import { visibleLegsPolicy } from './row-policies';
import { updateBookings, type BookingConflict } from './bookings';
import { deleteLegAddresses } from './request-addresses';
import { historyOfPart } from './history';
import {
  countWithin,
  requestEndedProblems,
  isId,
  lockPosition,
  lockRequest,
  type OrderedParts,
  renumberRows,
} from './order';
import { publishRequestChange } from './publish-request-change';
import { request } from './request';
import { type NewCrew, positionAmong, routeProblems } from './rules';
import { routes } from './tables';
import { routeTask } from './tasks';
import { addLegTasks } from './templates';

/** The order of legs within their request. */
export const legOrder: OrderedParts = { table: routes, within: routes.service_transportation_id };

/** A leg of a request. */
export const route: Entity = {
  type: 'Route',
  table: routes,
  fields: {
    service_transportation: { kind: 'belongsTo', entity: () => request, column: 'service_transportation_id' },
    driver: { kind: 'belongsTo', entity: colleagueEntity, column: 'driver_id' },
    vehicle: { kind: 'belongsTo', entity: () => vehicle, column: 'vehicle_id' },
    truck: { kind: 'belongsTo', entity: () => vehicle, column: 'truck_id' },
    addresses: {
      kind: 'hasMany',
      entity: () => address,
      foreign: 'addressable_id',
      fixed: { addressable_type: 'ROUTE' },
      order: { column: 'direction', direction: 'ASC' },
    },
    tasks: {
      kind: 'hasMany',
      entity: () => routeTask,
      foreign: 'route_id',
      order: { column: 'order', direction: 'ASC' },
    },
  },
  methods: entityMethods.Route,
  deletedWith: { owner: () => request, column: 'service_transportation_id', ownerColumn: 'id' },
  rowPolicy: visibleLegsPolicy,
  history: historyOfPart('ROUTE', { actions: { CREATED: 'CREATED_ROUTE', UPDATED: 'UPDATED_ROUTE' } }),
  rules: {
    lock: ({ session, tenant, id }) => lockPosition(session, tenant, legOrder, id),
    derive: async ({ before, after, session, tenant }) => {
      const requestId = after.service_transportation_id;
      if (!isId(requestId) || (await lockRequest(session, tenant, requestId)) === undefined) return {};
      const otherCount = (await countWithin(session, legOrder, tenant, requestId)) - (before ? 1 : 0);
      return { order: positionAmong(otherCount, after.order) };
    },
    check: async (change) => {
      const { after, session, tenant } = change;
      return {
        ...routeProblems(after, await readNewCrew(change)),
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
      const conflicts = await updateBookings(session, tenant, requestId);
      if (conflicts.length > 0) throw invalid(bookingProblems(after, conflicts));
      if (!before) await addLegTasks(session, tenant, { request: requestId, id });
      await publishRequestChange(change, requestId);
    },
    checkDelete: ({ before, session, tenant }) =>
      requestEndedProblems(session, tenant, before.service_transportation_id, 'id'),
    afterDelete: async (removal) => {
      const { id, before, session, tenant } = removal;
      const requestId = String(before.service_transportation_id);
      await deleteLegAddresses(session, tenant, id);
      await renumberRows(session, legOrder, tenant, requestId);
      await updateBookings(session, tenant, requestId);
      await publishRequestChange(removal, requestId);
    },
  },
};

/** Reads the newly chosen driver and vehicles. Unchanged ones are undefined, because they are not checked again. */
async function readNewCrew({ before, after, session, tenant }: WriteContext): Promise<NewCrew> {
  const changedValue = (column: string) => (after[column] === before?.[column] ? undefined : after[column]);
  const driver = changedValue('driver_id');
  return {
    driver: isId(driver) ? { canDrive: await hasPermission(session, tenant, driver, 'routes.drive') } : undefined,
    vehicle: await readVehicle(session, tenant, changedValue('vehicle_id')),
    truck: await readVehicle(session, tenant, changedValue('truck_id')),
  };
}

async function readVehicle({ orm }: Session, tenant: string, id: unknown) {
  if (!isId(id)) return undefined;
  const { is_active, places } = vehicles;
  const condition = and(eq(vehicles.tenant_id, tenant), eq(vehicles.id, id), isNull(vehicles.deleted_at));
  const [row] = await orm.select({ is_active, places }).from(vehicles).where(condition);
  return row;
}

/** Returns problems on the fields whose driver or vehicle is booked for another request. */
function bookingProblems(leg: Values, conflicts: readonly BookingConflict[]): Problems {
  const problems: Record<string, Problem[]> = {};
  for (const [field, type] of [
    ['driver', 'DRIVER'],
    ['vehicle', 'VEHICLE'],
    ['truck', 'VEHICLE'],
  ] as const) {
    const conflict = conflicts.find((candidate) => candidate.type === type && candidate.id === leg[`${field}_id`]);
    if (conflict) problems[`input.${field}`] = [{ code: 'booked', payload: { number: conflict.number } }];
  }
  return problems;
}
