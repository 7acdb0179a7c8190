import type { WriteContext, Entity, EntityField, WriteRules } from '../../dialect/entity';
import type { Problems } from '../../dialect/errors';
import { colleague, hasPermission } from '../identity';
import { filesField } from '../media';
import { ofHandledRequests, ofOwnLegs } from './assigned';
import { historyOfPart } from './history';
import {
  countWithin,
  endedProblem,
  findPlace,
  isId,
  lockPlace,
  lockRequest,
  type OrderedParts,
  renumber,
} from './order';
import { announceOfPart } from './parts';
import { request } from './request';
import { placeAmong, taskProblems } from './rules';
import { legs, route } from './route';
import { logistTasks, routeTasks } from './tables';

/** What every task says of itself: its kind, and what it hangs on. */
function hangingOn(type: 'LOGIST' | 'ROUTE', model: 'USER' | 'ROUTE', id: string): Record<string, EntityField> {
  return {
    service_transportation: { kind: 'belongsTo', entity: () => request, column: 'service_transportation_id' },
    type: { kind: 'computed', needs: [], sql: () => `'${type}'` },
    model_type: { kind: 'computed', needs: [], sql: () => `'${model}'` },
    model_id: { kind: 'path', path: id },
  };
}

/** Rules of both kinds: a place in the order, in a request that has not ended. `further`: what else the kind wants. */
function taskRules(ordered: OrderedParts, withinColumn: string, further: NonNullable<WriteRules['check']>): WriteRules {
  return {
    lock: ({ session, tenant, id }) => lockPlace(session, tenant, ordered, id),
    derive: async ({ before, after, session, tenant }) => {
      const within = after[withinColumn];
      if (!isId(within)) return {};
      await lockRequest(session, tenant, after.service_transportation_id);
      const count = await countWithin(session, ordered, tenant, within);
      if (before?.[withinColumn] === within) return { order: placeAmong(count - 1, after.order) };
      // Moved to another leg without a place there, it comes last.
      return { order: placeAmong(count, after.order === before?.order ? undefined : after.order) };
    },
    check: async (change) => {
      const { after, session, tenant } = change;
      return {
        ...taskProblems(after),
        ...(await further(change)),
        ...(await endedProblem(session, tenant, after.service_transportation_id, 'service_transportation_id')),
      };
    },
    after: async (change) => {
      const { before, after, session, tenant, id } = change;
      const [left, entered] = [before?.[withinColumn], String(after[withinColumn])];
      const later = left === entered && Number(before?.order) < Number(after.order);
      await renumber(session, ordered, tenant, entered, { id, later });
      if (isId(left) && left !== entered) await renumber(session, ordered, tenant, left);
      await announceOfPart(change, after.service_transportation_id);
    },
    checkDelete: ({ before, session, tenant }) => endedProblem(session, tenant, before.service_transportation_id, 'id'),
    afterDelete: async (removal) => {
      const { before, session, tenant } = removal;
      await renumber(session, ordered, tenant, String(before[withinColumn]));
      await announceOfPart(removal, before.service_transportation_id);
    },
  };
}

/** Tasks of logisticians stand in one order within their request. */
export const logistOrder: OrderedParts = { table: logistTasks, within: logistTasks.service_transportation_id };

/** Tasks of legs stand in an order within their leg. */
export const routeOrder: OrderedParts = { table: routeTasks, within: routeTasks.route_id };

/** A task of a logistician. */
export const logistTask: Entity = {
  type: 'LogistTask',
  table: logistTasks,
  fields: {
    ...hangingOn('LOGIST', 'USER', 'user_id'),
    user: { kind: 'belongsTo', entity: colleague, column: 'user_id' },
    media: filesField('logist_task_id'),
  },
  methods: { list: 'logistTasks', create: 'createLogistTask', update: 'updateLogistTask', delete: 'deleteLogistTask' },
  rowPolicy: ofHandledRequests,
  history: historyOfPart('TASK', { title: 'text' }),
  rules: taskRules(logistOrder, 'service_transportation_id', newLogistician),
};

/** Who is given a task works requests. Whoever was fit when chosen stays. */
async function newLogistician({ before, after, session, tenant }: WriteContext): Promise<Problems> {
  if (before?.user_id === after.user_id || !isId(after.user_id)) return {};
  return (await hasPermission(session, tenant, after.user_id, 'requests.handle'))
    ? {}
    : { user: [{ code: 'not_logistician' }] };
}

/** A task of a leg, for its driver. */
export const routeTask: Entity = {
  type: 'RouteTask',
  table: routeTasks,
  fields: {
    ...hangingOn('ROUTE', 'ROUTE', 'route_id'),
    route: { kind: 'belongsTo', entity: () => route, column: 'route_id' },
    media: filesField('route_task_id'),
  },
  methods: { list: 'routeTasks', create: 'createRouteTask', update: 'updateRouteTask', delete: 'deleteRouteTask' },
  rowPolicy: ofOwnLegs,
  history: historyOfPart('TASK', { title: 'text' }),
  rules: taskRules(routeOrder, 'route_id', legOfRequest),
};

/** The leg is one of the task's request. One that was there a moment ago, before the request was locked, may be gone. */
async function legOfRequest({ after, session, tenant }: WriteContext): Promise<Problems> {
  const leg = await findPlace(session, tenant, legs, after.route_id);
  if (!leg) return isId(after.route_id) ? { 'route.connect': [{ code: 'not_found' }] } : {};
  return leg.request === after.service_transportation_id ? {} : { route: [{ code: 'not_of_request' }] };
}
