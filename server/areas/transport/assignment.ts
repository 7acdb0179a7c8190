import { and, asc, eq, sql } from 'drizzle-orm';
import type { AnswerAssignmentInput, AssignLogisticianInput } from '../../contract.generated';
import { newId } from '../../database/ids';
import type { RowValues } from '../../dialect/entity';
import { invalidInputError } from '../../dialect/errors';
import { type MethodResolver, transactionalResolver } from '../../dialect/methods';
import { publishChange, publishAndRead, readRecord, type MutationContext } from '../../dialect/write/mutations';
import { readRow } from '../../dialect/write/rows';
import { type NewActivity, insertActivities, referencedRecordOf } from '../activity';
import { hasPermission, userEntity } from '../identity';
import { lockOpenRequest } from './locking';
import { notifyOfAnswer, notifyOfAssignment, notifyOfDelay } from './notify-logisticians';
import { isRecordId } from './order';
import { requestEntity } from './request';
import { isRequestInProgress } from './statuses';
import { requestLogisticians, serviceTransportations } from './tables';
import { logistTaskEntity } from './tasks';
import { addLogistTasks } from './templates';

/** Assigns a request to a logistician. Does nothing when the logistician is already assigned. */
export const assignServiceTransportationLogistician: MethodResolver<{ input: AssignLogisticianInput }> =
  transactionalResolver(async ({ input }, mutation) => {
    const { session, tenant } = mutation;
    const row = await lockOpenRequest(mutation, input.id);
    const isLogistician =
      isRecordId(input.logist_id) && (await hasPermission(session, tenant, input.logist_id, 'requests.handle'));
    if (!isLogistician) throw invalidInputError({ 'input.logist_id': [{ code: 'not_logistician' }] });
    const isNew = await insertAssignment(mutation, row, input.logist_id);
    if (!isNew) return readRecord(requestEntity, String(row.id), mutation);
    return publishAndRead(mutation, requestEntity, String(row.id), 'UPDATED');
  });

/** Assigns a request to the caller and accepts it. Does nothing when the caller has already accepted. */
export const takeServiceTransportation: MethodResolver<{ id: string }> = transactionalResolver(
  async ({ id }, mutation) => {
    const { session, tenant, user } = mutation;
    const row = await lockOpenRequest(mutation, id);
    if (!(await hasPermission(session, tenant, user, 'requests.handle')))
      throw invalidInputError({ 'input.id': [{ code: 'not_logistician' }] });
    await insertAssignment(mutation, row, user);
    const assignment = await findAssignment(mutation, row, user);
    if (assignment?.accepted) return readRecord(requestEntity, id, mutation);
    await storeAnswer(mutation, row, assignment?.accepted ?? null, true);
    return publishAndRead(mutation, requestEntity, id, 'UPDATED');
  },
);

/**
 * Removes a logistician's assignment, if there is one.
 * @throws ContractError for the only logistician who accepted a request in progress.
 */
export const unassignServiceTransportationLogistician: MethodResolver<{ input: AssignLogisticianInput }> =
  transactionalResolver(async ({ input }, mutation) => {
    const row = await lockOpenRequest(mutation, input.id);
    const assignment = await findAssignment(mutation, row, input.logist_id);
    if (!assignment) return readRecord(requestEntity, String(row.id), mutation);
    if (
      assignment.accepted &&
      isRequestInProgress(row.status) &&
      !(await otherAcceptedLogisticians(mutation, row, assignment.user_id)).length
    ) {
      throw invalidInputError({ 'input.logist_id': [{ code: 'last_logistician' }] });
    }
    await mutation.session.orm
      .delete(requestLogisticians)
      .where(assignmentCondition(mutation, row, assignment.user_id));
    await replaceResponsible(mutation, row, assignment.user_id);
    await recordAssignment(mutation, row, assignment.user_id, { action: 'DELETED' });
    if (assignment.accepted !== false)
      await notifyOfAssignment(mutation, named(row), assignment.user_id, 'REQUEST_UNASSIGNED');
    return publishAndRead(mutation, requestEntity, String(row.id), 'UPDATED');
  });

/**
 * Stores the caller's answer to an assignment. The first logistician who accepts becomes responsible for the request.
 * Every logistician who accepts receives tasks from the templates.
 */
export const answerServiceTransportationAssignment: MethodResolver<{ input: AnswerAssignmentInput }> =
  transactionalResolver(async ({ input }, mutation) => {
    const { user } = mutation;
    const row = await lockOpenRequest(mutation, input.id);
    const id = String(row.id);
    const assignment = await findAssignment(mutation, row, user);
    if (!assignment) throw invalidInputError({ 'input.id': [{ code: 'not_assigned' }] });
    if (assignment.accepted === input.accepted) return readRecord(requestEntity, id, mutation);
    if (
      assignment.accepted &&
      isRequestInProgress(row.status) &&
      !(await otherAcceptedLogisticians(mutation, row, user)).length
    ) {
      throw invalidInputError({ 'input.accepted': [{ code: 'last_logistician' }] });
    }
    await storeAnswer(mutation, row, assignment.accepted, input.accepted);
    return publishAndRead(mutation, requestEntity, id, 'UPDATED');
  });

/** Assigns a request to a user, who is also notified of a delay that is already expected. Returns whether the user was not assigned before. */
async function insertAssignment(mutation: MutationContext, row: RowValues, user: string): Promise<boolean> {
  const { session, tenant } = mutation;
  const inserted = await session.orm
    .insert(requestLogisticians)
    .values({ tenant_id: tenant, id: newId(), service_transportation_id: String(row.id), user_id: user })
    .onConflictDoNothing()
    .returning({ id: requestLogisticians.id });
  if (inserted.length === 0) return false;
  await recordAssignment(mutation, row, user, { action: 'ASSIGNED' });
  await notifyOfAssignment(mutation, named(row), user, 'REQUEST_ASSIGNED');
  // The delay was expected before, when the user was not among those to notify.
  const { expected_late, expected_delivery, delivery_date_to: due } = row;
  if (expected_late === true && typeof expected_delivery === 'string' && typeof due === 'string')
    await notifyOfDelay(mutation, [user], named(row), { delivery: new Date(expected_delivery), due });
  return true;
}

/** Stores the caller's new answer to an assignment, with all that follows from it. */
async function storeAnswer(
  mutation: MutationContext,
  row: RowValues,
  before: boolean | null,
  accepted: boolean,
): Promise<void> {
  const { session, tenant, user } = mutation;
  await session.orm
    .update(requestLogisticians)
    .set({ accepted, modified_at: sql`clock_timestamp()` })
    .where(assignmentCondition(mutation, row, user));
  if (!accepted) await replaceResponsible(mutation, row, user);
  else {
    if (row.logistician_id === null) await setResponsible(mutation, row, user);
    for (const task of await addLogistTasks(session, tenant, String(row.id), user))
      await publishChange(mutation, logistTaskEntity, task, 'CREATED');
  }
  await recordAssignment(mutation, row, user, {
    action: 'CHANGED_STATUS',
    fields: ['accepted'],
    from: before,
    to: accepted,
  });
  await notifyOfAnswer(mutation, named(row), accepted ? 'ASSIGNMENT_ACCEPTED' : 'ASSIGNMENT_DECLINED');
}

const named = ({ id, number }: RowValues) => ({ id: String(id), number: String(number) });

const assignmentCondition = ({ tenant }: MutationContext, row: RowValues, user: string) =>
  and(requestCondition(tenant, row), eq(requestLogisticians.user_id, user));

const requestCondition = (tenant: string, row: RowValues) =>
  and(eq(requestLogisticians.tenant_id, tenant), eq(requestLogisticians.service_transportation_id, String(row.id)));

async function findAssignment(mutation: MutationContext, row: RowValues, user: string) {
  if (!isRecordId(user)) return undefined;
  const { user_id, accepted } = requestLogisticians;
  const [assignment] = await mutation.session.orm
    .select({ user_id, accepted })
    .from(requestLogisticians)
    .where(assignmentCondition(mutation, row, user));
  return assignment;
}

/** Returns the ids of logisticians other than `user` who accepted the request, in the order of their answers. */
async function otherAcceptedLogisticians(
  { session, tenant }: MutationContext,
  row: RowValues,
  user: string,
): Promise<string[]> {
  const accepted = await session.orm
    .select({ id: requestLogisticians.user_id })
    .from(requestLogisticians)
    .where(and(requestCondition(tenant, row), requestLogisticians.accepted))
    .orderBy(asc(requestLogisticians.modified_at), asc(requestLogisticians.id));
  return accepted.map(({ id }) => id).filter((id) => id !== user);
}

/**
 * If `user` is responsible for the request, makes another logistician who accepted responsible. Without such a
 * logistician, `logistician_id` becomes null.
 */
async function replaceResponsible(mutation: MutationContext, row: RowValues, user: string): Promise<void> {
  if (row.logistician_id !== user) return;
  const [next] = await otherAcceptedLogisticians(mutation, row, user);
  await setResponsible(mutation, row, next ?? null);
}

async function setResponsible(
  { session, tenant }: MutationContext,
  row: RowValues,
  logistician_id: string | null,
): Promise<void> {
  const condition = and(eq(serviceTransportations.tenant_id, tenant), eq(serviceTransportations.id, String(row.id)));
  await session.orm.update(serviceTransportations).set({ logistician_id }).where(condition);
}

/** Records the assignment in the request's history, with the logistician's name. */
async function recordAssignment(
  mutation: MutationContext,
  row: RowValues,
  user: string,
  entry: Omit<NewActivity, 'on' | 'of'>,
): Promise<void> {
  const person = await readRow(mutation.session, userEntity, user, mutation);
  if (!person) throw new Error('The assigned user does not exist.');
  const [on, of] = [
    await referencedRecordOf(userEntity, person, mutation),
    await referencedRecordOf(requestEntity, row, mutation),
  ];
  await insertActivities([{ ...entry, on, of }], mutation);
}
