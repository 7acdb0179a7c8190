import { eq } from 'drizzle-orm';
import type {
  ServiceFeedbackInput,
  ServiceTransportationStatus as Status,
  StepNeed,
  UpdateServiceTransportationStatusInput,
} from '../../contract.generated';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { type ContractError, invalidInputError } from '../../dialect/errors';
import type { MethodResolver } from '../../dialect/methods';
import {
  type RecordsMutation,
  type RecordVersion,
  refuseAll,
  requireNoneRefused,
  resolverOfChange,
} from '../../dialect/records-change';
import { Batch } from '../../dialect/write/batch';
import { StaleRowError } from '../../dialect/write/store';
import { cancelRequestReasons } from '../reference';
import { lockVisibleRequests, requestLock } from './locking';
import { isRecordId } from './order';
import { findUnmetNeedsOfAll, unmetNeedsProblems } from './preconditions';
import { requestEntity } from './request';
import { feedbackProblems, impossibleTransitionProblem } from './status-rules';
import { isRequestStatus, statusTransitions } from './statuses';
import { serviceFeedbacks } from './tables';

/** What a change of status sets. */
type StatusValues = Pick<UpdateServiceTransportationStatusInput, 'status' | 'feedback'>;

/**
 * Changes the status of a request. All changes of a request or its parts lock the request's row, so the preconditions
 * still hold when the status is written.
 */
export const updateServiceTransportationStatus: MethodResolver<{ input: UpdateServiceTransportationStatusInput }> =
  resolverOfChange({
    entity: requestEntity,
    lock: requestLock,
    recordOf: ({ input }) => ({ id: input.id, version: input.modified_at ?? null, values: input }),
    sharedValuesOf: ({ status, feedback }) =>
      isRequestStatus(status) && (feedback === null || feedback === undefined) ? { status } : undefined,
    change: changeStatuses,
  });

async function changeStatuses(
  records: readonly RecordVersion[],
  { status: to, feedback }: StatusValues,
  mutation: RecordsMutation,
): Promise<string[]> {
  const { session, tenant } = mutation;
  const ids = records.map(({ id }) => id);
  const rows = await lockVisibleRequests(mutation, ids);
  await requireUnchanged(session, tenant, records);
  requireNoneRefused(
    await findRefused(
      session,
      tenant,
      [...rows].map(([id, { status }]) => ({ id, from: String(status) })),
      to,
    ),
  );
  const problems = feedbackProblems(to, feedback);
  if (Object.keys(problems).length > 0) refuseAll(ids, problems);
  await storeFeedback(session, { tenant, requests: ids, status: to }, feedback);
  const batch = new Batch(requestEntity, mutation);
  const planned = await batch.plan(ids.map((id) => ({ input: { id, status: to }, isUpdate: true })));
  const refused = planned.flatMap(({ problems: found }, index): [string, ContractError][] => {
    const paths = Object.entries(found).map(([path, list]) => [`input.${path}`, list] as const);
    return paths.length > 0 ? [[ids[index] ?? '', invalidInputError(Object.fromEntries(paths))]] : [];
  });
  requireNoneRefused(new Map(refused));
  return [...(await batch.store(planned.flatMap(({ plan }) => plan ?? [])))];
}

/** @throws StaleRowError if one of the records, which are locked, was changed since its version was read */
async function requireUnchanged(session: Session, tenant: string, records: readonly RecordVersion[]): Promise<void> {
  const read = records.filter(({ version }) => version !== null);
  if (read.length === 0) return;
  const text = `SELECT 1 FROM service_transportations s JOIN unnest($2::bigint[], $3::timestamptz[]) r(id, version)
    ON r.id = s.id AND r.version = s.modified_at WHERE s.tenant_id = $1`;
  const params = [tenant, read.map(({ id }) => id), read.map(({ version }) => version)];
  if ((await session.rows({ text, params })).length < read.length) throw new StaleRowError();
}

/**
 * Returns the errors of requests whose transition does not exist, or whose preconditions are not met. They name the
 * preconditions.
 */
async function findRefused(
  session: Session,
  tenant: string,
  requests: readonly { id: string; from: string }[],
  to: Status,
): Promise<Map<string, ContractError>> {
  const refused = new Map<string, ContractError>();
  const refuse = ({ id, from }: { id: string; from: string }, unmet: readonly StepNeed[]) =>
    refused.set(
      id,
      invalidInputError({ 'input.status': [impossibleTransitionProblem(from, to)], ...unmetNeedsProblems(unmet) }),
    );
  for (const from of new Set(requests.map((request) => request.from))) {
    const transition = isRequestStatus(from)
      ? statusTransitions[from].find((candidate) => candidate.to === to)
      : undefined;
    const same = requests.filter((request) => request.from === from);
    const ids = same.map(({ id }) => id);
    const unmet = await findUnmetNeedsOfAll(session, tenant, ids, transition?.needs ?? []);
    for (const request of same) {
      const missing = unmet.get(request.id) ?? [];
      if (!transition || missing.length > 0) refuse(request, missing);
    }
  }
  return refused;
}

/**
 * Stores the feedback on requests that are canceled or closed. Stores nothing when they are closed without feedback.
 * @throws ContractError when the reason does not exist.
 */
async function storeFeedback(
  session: Session,
  { tenant, requests, status }: { tenant: string; requests: readonly string[]; status: Status },
  feedback: ServiceFeedbackInput | null | undefined,
): Promise<void> {
  const values = {
    reason_id: feedback?.reason?.connect ?? null,
    description: feedback?.description?.trim() || null,
    rate: feedback?.rate ?? null,
  };
  if (
    status !== 'CANCELED_REQUEST' &&
    (status !== 'CLOSE_REQUEST' || Object.values(values).every((value) => value === null))
  )
    return;
  if (values.reason_id && !(await isReason(session, values.reason_id)))
    throw invalidInputError({ 'input.feedback.reason': [{ code: 'not_found' }] });
  await session.orm.insert(serviceFeedbacks).values(
    requests.map((id) => ({
      tenant_id: tenant,
      id: newId(),
      service_transportation_id: id,
      type: status,
      ...values,
    })),
  );
}

async function isReason({ orm }: Session, id: string): Promise<boolean> {
  if (!isRecordId(id)) return false;
  return (await orm.$count(cancelRequestReasons, eq(cancelRequestReasons.id, id))) > 0;
}
