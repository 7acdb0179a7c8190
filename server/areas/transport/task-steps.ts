import { and, eq } from 'drizzle-orm';
import type { UpdateLogistTaskStatusInput, UpdateRouteTaskStatusInput } from '../../contract.generated';
import type { Entity, Values } from '../../dialect/entity';
import { invalid } from '../../dialect/errors';
import { type Method, writeMethod } from '../../dialect/methods';
import { readRecord, updateRecord, type Writing } from '../../dialect/write/mutations';
import { readRow } from '../../dialect/write/rows';
import { once } from '../once/once';
import { notFound } from './locking';
import { lockPlace, type OrderedParts } from './order';
import { hasEnded } from './statuses';
import { logistTaskSteps, notPossible, routeTaskSteps } from './step-rules';
import { routes } from './tables';
import { logistOrder, logistTask, routeOrder, routeTask } from './tasks';

/** A kind of task that is moved from status to status. */
interface Kind {
  method: string;
  entity: Entity;
  order: OrderedParts;
  steps: Readonly<Record<string, readonly string[]>>;
  /** Whether it is the caller's own work: the others' is for whoever may set tasks. */
  isOwn: (task: Values, writing: Writing) => boolean | Promise<boolean>;
}

/** Answers the call that moves a task of a kind. */
function stepOf(kind: Kind): Method<{ input: UpdateLogistTaskStatusInput | UpdateRouteTaskStatusInput }> {
  return writeMethod(async ({ input }, writing) => {
    const { session, tenant, user } = writing;
    const call = { tenant, user, key: input.key, method: kind.method };
    const id = await once(session, call, () => takeStep(kind, input.id, input.status, writing));
    const task = await readRecord(kind.entity, id, writing);
    if (!task) throw notFound();
    return task;
  });
}

async function takeStep({ entity, order, steps, isOwn }: Kind, id: string, to: string, writing: Writing): Promise<string> {
  const { session, tenant, permissions } = writing;
  const place = await lockPlace(session, tenant, order, id);
  const task = place?.status === undefined ? undefined : await readRow(session, entity, id, writing);
  if (!task || !(permissions.has('tasks.write') || (await isOwn(task, writing)))) throw notFound();
  const [known, from] = [String(task.id), String(task.status)];
  if (from === to) return known;
  if (hasEnded(place?.status)) throw invalid({ 'input.status': [{ code: 'request_ended' }] });
  if (!steps[from]?.includes(to)) throw invalid({ 'input.status': [notPossible(from, to)] });
  await updateRecord(entity, { id: known, status: to }, writing);
  return known;
}

/** Moves a task of a logistician: their own. */
export const updateLogistTaskStatus = stepOf({
  method: 'updateLogistTaskStatus',
  entity: logistTask,
  order: logistOrder,
  steps: logistTaskSteps,
  isOwn: ({ user_id }, { user }) => user_id === user,
});

/** Moves a task of a leg: whoever drives the leg. */
export const updateRouteTaskStatus = stepOf({
  method: 'updateRouteTaskStatus',
  entity: routeTask,
  order: routeOrder,
  steps: routeTaskSteps,
  isOwn: async ({ route_id }, { session, tenant, user }) => {
    const leg = and(eq(routes.tenant_id, tenant), eq(routes.id, String(route_id)), eq(routes.driver_id, user));
    return (await session.orm.$count(routes, leg)) > 0;
  },
});
