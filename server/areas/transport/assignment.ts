import type { AnswerAssignmentInput, AssignLogisticianInput } from '../../contract.generated';
import { invalidInputError } from '../../dialect/errors';
import type { MethodResolver } from '../../dialect/methods';
import {
  type RecordsMutation,
  type RecordVersion,
  refuseAll,
  requireNoneRefused,
  resolverOfChange,
} from '../../dialect/records-change';
import { hasPermission } from '../identity';
import {
  type Assignment,
  assignmentCondition,
  insertAssignments,
  named,
  otherAcceptedLogisticians,
  readAnswers,
  recordAssignments,
  replaceResponsible,
  storeAnswers,
} from './assignment-records';
import { lockOpenRequests, requestLock } from './locking';
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
 * Removes a logistician's assignment, if there is one. Refuses it for the only logistician who accepted a request in
 * progress.
 */
export const unassignServiceTransportationLogistician: MethodResolver<{ input: AssignLogisticianInput }> =
  resolverOfChange({
    entity: requestEntity,
    lock: requestLock,
    recordOf: ({ input }) => ({ id: input.id, version: null, values: { logist_id: input.logist_id } }),
    sharedValuesOf: ({ logist_id }) => (typeof logist_id === 'string' ? { logist_id } : undefined),
    change: unassignRequests,
  });

/**
 * Stores the caller's answer to an assignment. The first logistician who accepts becomes responsible for the request.
 * Every logistician who accepts receives tasks from the templates.
 */
export const answerServiceTransportationAssignment: MethodResolver<{ input: AnswerAssignmentInput }> = resolverOfChange(
  {
    entity: requestEntity,
    lock: requestLock,
    recordOf: ({ input }) => ({ id: input.id, version: null, values: { accepted: input.accepted } }),
    sharedValuesOf: ({ accepted }) => (typeof accepted === 'boolean' ? { accepted } : undefined),
    change: answerRequests,
  },
);

async function unassignRequests(
  records: readonly RecordVersion[],
  { logist_id: logistician }: Pick<AssignLogisticianInput, 'logist_id'>,
  mutation: RecordsMutation,
): Promise<string[]> {
  const rows = await lockOpenRequests(
    mutation,
    records.map(({ id }) => id),
  );
  if (!isRecordId(logistician)) return [];
  const answers = await readAnswers(mutation, [...rows.keys()], logistician);
  const assigned = [...rows].flatMap(([id, row]): Assignment[] => {
    const accepted = answers.get(id);
    return accepted === undefined ? [] : [{ row, accepted }];
  });
  if (assigned.length === 0) return [];
  await requireOtherLogisticians(mutation, assigned, logistician, 'input.logist_id');
  const ids = assigned.map(({ row }) => String(row.id));
  await mutation.session.orm.delete(requestLogisticians).where(assignmentCondition(mutation, ids, logistician));
  for (const { row } of assigned) await replaceResponsible(mutation, row, logistician);
  await recordAssignments(
    mutation,
    logistician,
    assigned.map(({ row }) => ({ row, entry: { action: 'DELETED' } })),
  );
  const expectant = assigned.filter(({ accepted }) => accepted !== false).map(({ row }) => named(row));
  await notifyOfAssignments(mutation, expectant, logistician, 'REQUEST_UNASSIGNED');
  return ids;
}

async function answerRequests(
  records: readonly RecordVersion[],
  { accepted }: Pick<AnswerAssignmentInput, 'accepted'>,
  mutation: RecordsMutation,
): Promise<string[]> {
  const { user } = mutation;
  const rows = await lockOpenRequests(
    mutation,
    records.map(({ id }) => id),
  );
  const answers = await readAnswers(mutation, [...rows.keys()], user);
  const notAssigned = [...rows.keys()].filter((id) => !answers.has(id));
  requireNoneRefused(
    new Map(notAssigned.map((id) => [id, invalidInputError({ 'input.id': [{ code: 'not_assigned' }] })])),
  );
  const changed = [...rows].flatMap(([id, row]): Assignment[] => {
    const answer = answers.get(id) ?? null;
    return answer === accepted ? [] : [{ row, accepted: answer }];
  });
  await requireOtherLogisticians(mutation, changed, user, 'input.accepted');
  await storeAnswers(mutation, changed, accepted);
  return changed.map(({ row }) => String(row.id));
}

/**
 * Checks that each request in progress keeps a logistician who has accepted it when this user gives the requests up.
 * @throws RefusedRecordsError that names the requests which would have none
 */
async function requireOtherLogisticians(
  mutation: RecordsMutation,
  assignments: readonly Assignment[],
  user: string,
  path: string,
): Promise<void> {
  const refused = new Map<string, Error>();
  for (const { row, accepted } of assignments) {
    if (!accepted || !isRequestInProgress(row.status)) continue;
    const others = await otherAcceptedLogisticians(mutation, row, user);
    if (others.length === 0) refused.set(String(row.id), invalidInputError({ [path]: [{ code: 'last_logistician' }] }));
  }
  requireNoneRefused(refused);
}
