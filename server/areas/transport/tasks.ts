import type { Session } from '../../database/database';
import type { WriteContext, Entity, EntityField, WriteRules } from '../../dialect/entity';
import type { Problems } from '../../dialect/errors';
import { entityMethods } from '../entity-methods.generated';
import { colleagueEntity, hasPermission } from '../identity';
import { filesField } from '../media';
import { handledRequestPartsPolicy, visibleLegTasksPolicy } from './row-policies';
import { createPartHistory } from './history';
import {
  countGroupRows,
  requestEndedProblems,
  findPartPosition,
  isRecordId,
  lockPartPosition,
  lockRequest,
  type OrderedPartTable,
  renumberRows,
} from './order';
import { publishRequestChange } from './publish-request-change';
import { requestEntity } from './request';
import { clampPosition, taskProblems } from './rules';
import { updateLegProgress } from './leg-progress';
import { legOrder, routeEntity } from './route';
import { updateExpectedTimes } from './update-expected-times';
import { logistTasks, routeTasks } from './tables';

/**
 * Returns the fields that both kinds of task have: the request, the kind, and the user or leg that the task belongs to.
 */
function ownerFields(
  type: 'LOGIST' | 'ROUTE',
  model: 'USER' | 'ROUTE',
  ownerColumn: string,
): Record<string, EntityField> {
  return {
    service_transportation: { kind: 'belongsTo', entity: () => requestEntity, column: 'service_transportation_id' },
    type: { kind: 'computed', needs: [], sql: () => `'${type}'` },
    model_type: { kind: 'computed', needs: [], sql: () => `'${model}'` },
    model_id: { kind: 'path', path: ownerColumn },
  };
}

/**
 * Returns the write rules of a kind of task: tasks are numbered without gaps, and their request must not have ended.
 * @param groupColumn column whose value groups the tasks that are numbered together
 * @param kindProblems check that only this kind of task has
 * @param afterChange is called after a change or deletion with the groups whose tasks have changed
 */
function taskRules(
  ordered: OrderedPartTable,
  groupColumn: string,
  kindProblems: NonNullable<WriteRules['check']>,
  afterChange?: (change: TaskChange, groups: readonly string[]) => Promise<void>,
): WriteRules {
  return {
    lock: ({ session, tenant, id }) => lockPartPosition(session, tenant, ordered, id),
    derive: async ({ before, after, session, tenant }) => {
      const group = after[groupColumn];
      if (!isRecordId(group)) return {};
      await lockRequest(session, tenant, after.service_transportation_id);
      const count = await countGroupRows(session, ordered, tenant, group);
      if (before?.[groupColumn] === group) return { order: clampPosition(count - 1, after.order) };
      // A task that is moved to another leg without a position comes last.
      return { order: clampPosition(count, after.order === before?.order ? undefined : after.order) };
    },
    check: async (change) => {
      const { after, session, tenant } = change;
      return {
        ...taskProblems(after),
        ...(await kindProblems(change)),
        ...(await requestEndedProblems(session, tenant, after.service_transportation_id, 'service_transportation_id')),
      };
    },
    after: async (change) => {
      const { before, after, session, tenant, id } = change;
      const [previousGroup, group] = [before?.[groupColumn], String(after[groupColumn])];
      const later = previousGroup === group && Number(before?.order) < Number(after.order);
      await renumberRows(session, ordered, tenant, group, { id, later });
      const isMoved = isRecordId(previousGroup) && previousGroup !== group;
      if (isMoved) await renumberRows(session, ordered, tenant, previousGroup);
      await afterChange?.({ ...change, request: after.service_transportation_id }, [
        group,
        ...(isMoved ? [previousGroup] : []),
      ]);
      await publishRequestChange(change, after.service_transportation_id);
    },
    checkDelete: ({ before, session, tenant }) =>
      requestEndedProblems(session, tenant, before.service_transportation_id, 'id'),
    afterDelete: async (removal) => {
      const { before, session, tenant } = removal;
      await renumberRows(session, ordered, tenant, String(before[groupColumn]));
      await afterChange?.({ ...removal, request: before.service_transportation_id }, [String(before[groupColumn])]);
      await publishRequestChange(removal, before.service_transportation_id);
    },
  };
}

/** The author of a change of a task, and its request. */
interface TaskChange {
  session: Session;
  tenant: string;
  user: string;
  deviceTime?: string | undefined;
  request: unknown;
}

/** Logisticians' tasks are numbered within their request. */
export const logistTaskOrdering: OrderedPartTable = {
  table: logistTasks,
  within: logistTasks.service_transportation_id,
};

/** Leg tasks are numbered within their leg. */
export const routeTaskOrdering: OrderedPartTable = { table: routeTasks, within: routeTasks.route_id };

/** A task of a logistician. */
export const logistTaskEntity: Entity = {
  type: 'LogistTask',
  table: logistTasks,
  fields: {
    ...ownerFields('LOGIST', 'USER', 'user_id'),
    user: { kind: 'belongsTo', entity: colleagueEntity, column: 'user_id' },
    media: filesField('logist_task_id'),
  },
  methods: entityMethods.LogistTask,
  deletedWith: { owner: () => requestEntity, column: 'service_transportation_id', ownerColumn: 'id' },
  rowPolicy: handledRequestPartsPolicy,
  history: createPartHistory('TASK', { title: 'text' }),
  rules: taskRules(logistTaskOrdering, 'service_transportation_id', logisticianProblems),
};

/** Returns a problem when the newly chosen user of a task is not a logistician. An unchanged user is not checked. */
async function logisticianProblems({ before, after, session, tenant }: WriteContext): Promise<Problems> {
  if (before?.user_id === after.user_id || !isRecordId(after.user_id)) return {};
  return (await hasPermission(session, tenant, after.user_id, 'requests.handle'))
    ? {}
    : { user: [{ code: 'not_logistician' }] };
}

/** A task of a leg, for its driver. */
export const routeTaskEntity: Entity = {
  type: 'RouteTask',
  table: routeTasks,
  fields: {
    ...ownerFields('ROUTE', 'ROUTE', 'route_id'),
    route: { kind: 'belongsTo', entity: () => routeEntity, column: 'route_id' },
    media: filesField('route_task_id'),
  },
  methods: entityMethods.RouteTask,
  deletedWith: { owner: () => requestEntity, column: 'service_transportation_id', ownerColumn: 'id' },
  rowPolicy: visibleLegTasksPolicy,
  history: createPartHistory('TASK', { title: 'text' }),
  rules: taskRules(routeTaskOrdering, 'route_id', legProblems, async (change, legs) => {
    await updateLegProgress(change.session, change.tenant, legs, change.deviceTime);
    await updateExpectedTimes(change, [String(change.request)]);
  }),
};

/**
 * Returns a problem when the leg does not belong to the task's request, or was deleted before the request was locked.
 */
async function legProblems({ after, session, tenant }: WriteContext): Promise<Problems> {
  const leg = await findPartPosition(session, tenant, legOrder, after.route_id);
  if (!leg) return isRecordId(after.route_id) ? { 'route.connect': [{ code: 'not_found' }] } : {};
  return leg.request === after.service_transportation_id ? {} : { route: [{ code: 'not_of_request' }] };
}
