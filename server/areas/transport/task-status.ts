import { and, eq } from 'drizzle-orm';
import type { UpdateLogistTaskStatusInput, UpdateRouteTaskStatusInput } from '../../contract.generated';
import type { Entity, RowValues } from '../../dialect/entity';
import { invalidInputError, type Problem, requireNoProblems } from '../../dialect/errors';
import { type MethodResolver, transactionalResolver } from '../../dialect/methods';
import { readRecord, updateRecord, type MutationContext } from '../../dialect/write/mutations';
import { readRow } from '../../dialect/write/rows';
import { runOncePerKey } from '../idempotency';
import { media } from '../media';
import { neededFilesOf, readTaskFiles, type TaskFileColumn } from './task-files';
import { readPlannedRequest } from './leg-plan';
import { blockingLegs, openFindings } from './leg-rules';
import { notFoundError } from './locking';
import { lockPartPosition, type OrderedPartTable } from './order';
import { hasRequestEnded } from './statuses';
import {
  impossibleTransitionProblem,
  joinNotes,
  logistTaskTransitions,
  missingFileProblems,
  taskNoteProblem,
  routeTaskTransitions,
} from './status-rules';
import { routes, routeTasks } from './tables';
import { logistTaskOrdering, logistTaskEntity, routeTaskOrdering, routeTaskEntity } from './tasks';

type StatusInput = UpdateLogistTaskStatusInput | UpdateRouteTaskStatusInput;

/** A kind of task with a status. */
interface TaskKind<Input extends StatusInput> {
  method: string;
  /** Column that refers from a file to its task. */
  fileColumn: TaskFileColumn;
  entity: Entity;
  order: OrderedPartTable;
  transitions: Readonly<Record<string, readonly string[]>>;
  /** Returns whether the task is the caller's own. Changing tasks of other users requires a permission. */
  isOwn: (task: RowValues, mutation: MutationContext) => boolean | Promise<boolean>;
  /** Returns the problems that keep a task from its new status; absent: there are none. */
  checkStatus?: (task: RowValues, to: string, mutation: MutationContext) => Promise<readonly Problem[]>;
  /**
   * Stores further input of the transition, such as a note.
   * @throws ContractError when the input is not valid.
   */
  storeInput?: (task: RowValues, input: Input, mutation: MutationContext) => Promise<unknown>;
  /** Returns whether the input adds something to a task that has the status already. Absent: it never does. */
  addsToStatus?: (task: RowValues, input: Input) => boolean;
}

/** Returns the mutation that changes the status of a kind of task. */
function taskStatusMethod<Input extends StatusInput>(kind: TaskKind<Input>): MethodResolver<{ input: Input }> {
  return transactionalResolver(async ({ input }, mutation) => {
    const { session, tenant, user } = mutation;
    const call = { tenant, user, key: input.key, method: kind.method };
    const id = await runOncePerKey(session, call, () => changeStatus(kind, input, mutation));
    if (id !== input.id) throw invalidInputError({ 'input.key': [{ code: 'key_in_use' }] });
    // A repeated call must return the same result, even if the task has been assigned to another user since.
    const task =
      (await readRecord(kind.entity, id, mutation)) ?? (await readRecord(formerOwnerEntity(kind.entity), id, mutation));
    if (!task) throw notFoundError();
    return task;
  });
}

/**
 * Returns an entity that shows a task to its former owner, without the files and the note that others may have added.
 * Related records are still limited by their own row policies.
 */
function formerOwnerEntity(entity: Entity): Entity {
  return { ...entity, rowPolicy: undefined, restrictedFields: { ...entity.restrictedFields, media: [], note: [] } };
}

async function changeStatus<Input extends StatusInput>(
  kind: TaskKind<Input>,
  input: Input,
  mutation: MutationContext,
): Promise<string> {
  const { entity, order, transitions, isOwn, checkStatus, fileColumn, storeInput, addsToStatus } = kind;
  const { session, tenant, permissions } = mutation;
  const { id, status: to } = input;
  const position = await lockPartPosition(session, tenant, order, id);
  const task = position?.status === undefined ? undefined : await readRow(session, entity, id, mutation);
  if (!task || !(permissions.has('tasks.write') || (await isOwn(task, mutation)))) throw notFoundError();
  const [taskId, from] = [String(task.id), String(task.status)];
  const isSameStatus = from === to;
  if (isSameStatus && !addsToStatus?.(task, input)) return taskId;
  if (hasRequestEnded(position?.status)) throw invalidInputError({ 'input.status': [{ code: 'request_ended' }] });
  if (!isSameStatus && !transitions[from]?.includes(to))
    throw invalidInputError({ 'input.status': [impossibleTransitionProblem(from, to)] });
  requireNoProblems({ 'input.status': (await checkStatus?.(task, to, mutation)) ?? [] });
  const collections = (await readTaskFiles(session, tenant, fileColumn, taskId)).map(({ collection }) => collection);
  requireNoProblems({ 'input.status': missingFileProblems(neededFilesOf(task), to, collections) });
  await storeInput?.(task, input, mutation);
  const deviceTime = 'device_time' in input ? (input.device_time ?? undefined) : undefined;
  await updateRecord(entity, { id: taskId, status: to }, { ...mutation, deviceTime });
  return taskId;
}

/** Changes the status of a logistician's task. */
export const updateLogistTaskStatus = taskStatusMethod<UpdateLogistTaskStatusInput>({
  method: 'updateLogistTaskStatus',
  fileColumn: media.logist_task_id,
  entity: logistTaskEntity,
  order: logistTaskOrdering,
  transitions: logistTaskTransitions,
  isOwn: ({ user_id }, { user }) => user_id === user,
});

/** Returns the problems of the leg that the start of a task would put on the road, while the leg breaks a rule. */
async function startProblems(
  { service_transportation_id, route_id }: RowValues,
  to: string,
  { session, tenant }: MutationContext,
): Promise<readonly Problem[]> {
  if (to !== 'IN_PROGRESS') return [];
  const plan = await readPlannedRequest(session, tenant, String(service_transportation_id));
  const leg = plan.confirmed ? blockingLegs(plan).find(({ id }) => id === String(route_id)) : undefined;
  if (!leg) return [];
  return [
    { code: 'leg_not_ready' },
    ...openFindings(plan, leg).map(({ code, payload }) => ({ code: `leg_${code.toLowerCase()}`, payload })),
  ];
}

/** Changes the status of a leg's task, for the leg's driver. Planning a returned task again deletes the task's note. */
export const updateRouteTaskStatus = taskStatusMethod<UpdateRouteTaskStatusInput>({
  method: 'updateRouteTaskStatus',
  fileColumn: media.route_task_id,
  entity: routeTaskEntity,
  order: routeTaskOrdering,
  transitions: routeTaskTransitions,
  isOwn: async ({ route_id }, { session, tenant, user }) => {
    const condition = and(eq(routes.tenant_id, tenant), eq(routes.id, String(route_id)), eq(routes.driver_id, user));
    return (await session.orm.$count(routes, condition)) > 0;
  },
  checkStatus: startProblems,
  // Two devices without a network may both return a task. The task then has the notes of both.
  addsToStatus: (task, { status, note }) => status === 'RETURN' && noteOf(task) !== joinNotes(noteOf(task), note),
  storeInput: async (task, { status, note }, { session, tenant }) => {
    requireNoProblems({ 'input.note': [taskNoteProblem(status, note)] });
    await session.orm
      .update(routeTasks)
      .set({ note: joinNotes(task.status === status ? noteOf(task) : null, note) })
      .where(and(eq(routeTasks.tenant_id, tenant), eq(routeTasks.id, String(task.id))));
  },
});

const noteOf = ({ note }: RowValues): string | null => (typeof note === 'string' ? note : null);
