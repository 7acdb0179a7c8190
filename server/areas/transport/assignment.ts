import type { AnswerAssignmentInput, AssignLogisticianInput } from '../../contract.generated';
import { invalidInputError } from '../../dialect/errors';
import { type MethodResolver, transactionalResolver } from '../../dialect/methods';
import { type RecordsMutation, type RecordVersion, refuseAll, resolverOfChange } from '../../dialect/records-change';
import { publishAndRead, readRecord } from '../../dialect/write/mutations';
import { hasPermission } from '../identity';
import {
  assignmentCondition,
  insertAssignments,
  named,
  otherAcceptedLogisticians,
  readAnswers,
  recordAssignments,
  replaceResponsible,
  storeAnswers,
} from './assignment-records';
import { lockOpenRequest, lockOpenRequests, requestLock } from './locking';
import { notifyOfAssignments } from './notify-logisticians';
import { isRecordId } from './order';
import { requestEntity } from './request';
import { isRequestInProgress } from './statuses';
import { requestLogisticians } from './tables';

/** Assigns a request to a logistician. Does nothing when the logistician is already assigned. */
export const assignServiceTransportationLogistician: MethodResolver<{ input: AssignLogisticianInput }> =
  resolverOfChange({
    entity: requestEntity,
    lock: requestLock,
    recordOf: ({ input }) => ({ id: input.id, version: null, values: { logist_id: input.logist_id } }),
    sharedValuesOf: ({ logist_id }) => (typeof logist_id === 'string' ? { logist_id } : undefined),
    change: assignRequests,
  });

/** Assigns a request to the caller and accepts it. Does nothing when the caller has already accepted. */
export const takeServiceTransportation: MethodResolver<{ id: string }> = resolverOfChange({
  entity: requestEntity,
  lock: requestLock,
  recordOf: ({ id }) => ({ id, version: null, values: {} }),
  sharedValuesOf: () => ({}),
  change: takeRequests,
});

async function assignRequests(
  records: readonly RecordVersion[],
  { logist_id }: Pick<AssignLogisticianInput, 'logist_id'>,
  mutation: RecordsMutation,
): Promise<string[]> {
  const { session, tenant } = mutation;
  const ids = records.map(({ id }) => id);
  const rows = await lockOpenRequests(mutation, ids);
  if (!isRecordId(logist_id) || !(await hasPermission(session, tenant, logist_id, 'requests.handle')))
    refuseAll(ids, { 'input.logist_id': [{ code: 'not_logistician' }] });
  const assigned = await insertAssignments(mutation, [...rows.values()], logist_id);
  return assigned.map(({ id }) => String(id));
}

async function takeRequests(
  records: readonly RecordVersion[],
  _values: object,
  mutation: RecordsMutation,
): Promise<string[]> {
  const { session, tenant, user } = mutation;
  const ids = records.map(({ id }) => id);
  const rows = await lockOpenRequests(mutation, ids);
  if (!(await hasPermission(session, tenant, user, 'requests.handle')))
    refuseAll(ids, { 'input.id': [{ code: 'not_logistician' }] });
  await insertAssignments(mutation, [...rows.values()], user);
  const answers = await readAnswers(mutation, ids, user);
  const taken = [...rows].flatMap(([id, row]) => {
    const accepted = answers.get(id) ?? null;
    return accepted ? [] : [{ id, row, accepted }];
  });
  await storeAnswers(mutation, taken, true);
  return taken.map(({ id }) => id);
}

/**
 * Removes a logistician's assignment, if there is one.
 * @throws ContractError for the only logistician who accepted a request in progress.
 */
export const unassignServiceTransportationLogistician: MethodResolver<{ input: AssignLogisticianInput }> =
  transactionalResolver(async ({ input }, mutation) => {
    const { logist_id: logistician } = input;
    const row = await lockOpenRequest(mutation, input.id);
    const id = String(row.id);
    const accepted = await readAnswer(mutation, id, logistician);
    if (accepted === undefined) return readRecord(requestEntity, id, mutation);
    if (
      accepted &&
      isRequestInProgress(row.status) &&
      !(await otherAcceptedLogisticians(mutation, row, logistician)).length
    ) {
      throw invalidInputError({ 'input.logist_id': [{ code: 'last_logistician' }] });
    }
    await mutation.session.orm.delete(requestLogisticians).where(assignmentCondition(mutation, [id], logistician));
    await replaceResponsible(mutation, row, logistician);
    await recordAssignments(mutation, logistician, [{ row, entry: { action: 'DELETED' } }]);
    if (accepted !== false) await notifyOfAssignments(mutation, [named(row)], logistician, 'REQUEST_UNASSIGNED');
    return publishAndRead(mutation, requestEntity, id, 'UPDATED');
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
    const accepted = await readAnswer(mutation, id, user);
    if (accepted === undefined) throw invalidInputError({ 'input.id': [{ code: 'not_assigned' }] });
    if (accepted === input.accepted) return readRecord(requestEntity, id, mutation);
    if (accepted && isRequestInProgress(row.status) && !(await otherAcceptedLogisticians(mutation, row, user)).length) {
      throw invalidInputError({ 'input.accepted': [{ code: 'last_logistician' }] });
    }
    await storeAnswers(mutation, [{ row, accepted }], input.accepted);
    return publishAndRead(mutation, requestEntity, id, 'UPDATED');
  });

/** Reads a user's answer to the assignment to a request; undefined if the user is not assigned. */
async function readAnswer(mutation: RecordsMutation, id: string, user: string): Promise<boolean | null | undefined> {
  return isRecordId(user) ? (await readAnswers(mutation, [id], user)).get(id) : undefined;
}
