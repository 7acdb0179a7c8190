import { and, eq } from 'drizzle-orm';
import type { UpdateLogistTaskStatusInput, UpdateRouteTaskStatusInput } from '../../contract.generated';
import type { Entity, Values } from '../../dialect/entity';
import { invalid, requireValid } from '../../dialect/errors';
import { type Method, writeMethod } from '../../dialect/methods';
import { readRecord, updateRecord, type MutationContext } from '../../dialect/write/mutations';
import { readRow } from '../../dialect/write/rows';
import { runOnce } from '../idempotency';
import { notFound } from './locking';
import { lockPlace, type OrderedParts } from './order';
import { hasEnded } from './statuses';
import { logistTaskSteps, noteProblem, notPossible, routeTaskSteps } from './step-rules';
import { routes, routeTasks } from './tables';
import { logistOrder, logistTask, routeOrder, routeTask } from './tasks';

type StepInput = UpdateLogistTaskStatusInput | UpdateRouteTaskStatusInput;

/** A kind of task that is moved from status to status. */
interface Kind<Input extends StepInput> {
  method: string;
  entity: Entity;
  order: OrderedParts;
  steps: Readonly<Record<string, readonly string[]>>;
  /** Whether it is the caller's own work: the others' is for whoever may set tasks. */
  isOwn: (task: Values, mutation: MutationContext) => boolean | Promise<boolean>;
  /** What is kept with the step. @throws ContractError when it cannot be. */
  keep?: (id: string, input: Input, mutation: MutationContext) => Promise<unknown>;
}

/** Answers the call that moves a task of a kind. */
function stepOf<Input extends StepInput>(kind: Kind<Input>): Method<{ input: Input }> {
  return writeMethod(async ({ input }, mutation) => {
    const { session, tenant, user } = mutation;
    const call = { tenant, user, key: input.key, method: kind.method };
    const id = await runOnce(session, call, () => takeStep(kind, input, mutation));
    // One that was moved before may have become another's since: its sender is told that theirs was done.
    const task =
      (await readRecord(kind.entity, id, mutation)) ?? (await readRecord(asItsSenderKnew(kind.entity), id, mutation));
    if (!task) throw notFound();
    return task;
  });
}

/** A task for whoever moved it and sees it no longer: without what others have added since. Relations keep their own scope. */
function asItsSenderKnew(entity: Entity): Entity {
  return { ...entity, rowPolicy: undefined, restrictedFields: { ...entity.restrictedFields, media: [], note: [] } };
}

async function takeStep<Input extends StepInput>(
  kind: Kind<Input>,
  input: Input,
  mutation: MutationContext,
): Promise<string> {
  const { entity, order, steps, isOwn, keep } = kind;
  const { session, tenant, permissions } = mutation;
  const { id, status: to } = input;
  const place = await lockPlace(session, tenant, order, id);
  const task = place?.status === undefined ? undefined : await readRow(session, entity, id, mutation);
  if (!task || !(permissions.has('tasks.write') || (await isOwn(task, mutation)))) throw notFound();
  const [known, from] = [String(task.id), String(task.status)];
  if (from === to) return known;
  if (hasEnded(place?.status)) throw invalid({ 'input.status': [{ code: 'request_ended' }] });
  if (!steps[from]?.includes(to)) throw invalid({ 'input.status': [notPossible(from, to)] });
  await keep?.(known, input, mutation);
  await updateRecord(entity, { id: known, status: to }, mutation);
  return known;
}

/** Moves a task of a logistician: their own. */
export const updateLogistTaskStatus = stepOf<UpdateLogistTaskStatusInput>({
  method: 'updateLogistTaskStatus',
  entity: logistTask,
  order: logistOrder,
  steps: logistTaskSteps,
  isOwn: ({ user_id }, { user }) => user_id === user,
});

/** Moves a task of a leg: whoever drives the leg. A word on why it came back goes when it is planned anew. */
export const updateRouteTaskStatus = stepOf<UpdateRouteTaskStatusInput>({
  method: 'updateRouteTaskStatus',
  entity: routeTask,
  order: routeOrder,
  steps: routeTaskSteps,
  isOwn: async ({ route_id }, { session, tenant, user }) => {
    const leg = and(eq(routes.tenant_id, tenant), eq(routes.id, String(route_id)), eq(routes.driver_id, user));
    return (await session.orm.$count(routes, leg)) > 0;
  },
  keep: (id, { status, note }, { session, tenant }) => {
    requireValid({ 'input.note': [noteProblem(status, note)] });
    const task = and(eq(routeTasks.tenant_id, tenant), eq(routeTasks.id, id));
    return session.orm
      .update(routeTasks)
      .set({ note: note?.trim() || null })
      .where(task);
  },
});
