import { eq } from 'drizzle-orm';
import type {
  ServiceFeedbackInput,
  ServiceTransportationStatus as Status,
  UpdateServiceTransportationStatusInput,
} from '../../contract.generated';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { invalidInputError } from '../../dialect/errors';
import { type MethodResolver, transactionalResolver } from '../../dialect/methods';
import { conflictError, updateRecord } from '../../dialect/write/mutations';
import { cancelRequestReasons } from '../reference';
import { findUnmetNeeds, unmetNeedsProblems } from './preconditions';
import { lockVisibleRequest } from './locking';
import { isRecordId } from './order';
import { requestEntity } from './request';
import { feedbackProblems, impossibleTransitionProblem } from './status-rules';
import { statusTransitions } from './statuses';
import { serviceFeedbacks } from './tables';

/**
 * Changes the status of a request. All changes of a request or its parts lock the request's row, so the preconditions
 * still hold when the status is written.
 */
export const updateServiceTransportationStatus: MethodResolver<{ input: UpdateServiceTransportationStatusInput }> =
  transactionalResolver(async ({ input }, mutation) => {
    const { session, tenant } = mutation;
    const before = await lockVisibleRequest(mutation, input.id);
    const id = String(before.id);
    if (input.modified_at && !(await isUnchanged(session, tenant, id, input.modified_at)))
      throw await conflictError(requestEntity, id, mutation);
    await requireTransition(session, tenant, { id, status: String(before.status) }, input.status);
    const problems = feedbackProblems(input.status, input.feedback);
    if (Object.keys(problems).length > 0) throw invalidInputError(problems);
    await storeFeedback(session, { tenant, request: id, status: input.status }, input.feedback);
    return updateRecord(requestEntity, { id, status: input.status }, mutation);
  });

async function isUnchanged(session: Session, tenant: string, id: string, modified_at: string): Promise<boolean> {
  const text = 'SELECT 1 FROM service_transportations WHERE tenant_id = $1 AND id = $2 AND modified_at = $3';
  return (await session.rows({ text, params: [tenant, id, modified_at] })).length > 0;
}

/**
 * Checks that a transition exists and its preconditions are met.
 * @throws ContractError that names the preconditions that are not met.
 */
async function requireTransition(
  session: Session,
  tenant: string,
  { id, status }: { id: string; status: string },
  to: Status,
): Promise<void> {
  const transition = Object.entries(statusTransitions)
    .find(([from]) => from === status)?.[1]
    .find((candidate) => candidate.to === to);
  const unmet = transition ? await findUnmetNeeds(session, tenant, id, transition.needs) : [];
  if (transition && unmet.length === 0) return;
  throw invalidInputError({ 'input.status': [impossibleTransitionProblem(status, to)], ...unmetNeedsProblems(unmet) });
}

/**
 * Stores the feedback on a request that is canceled or closed. Stores nothing when a request is closed without
 * feedback.
 * @throws ContractError when the reason does not exist.
 */
async function storeFeedback(
  session: Session,
  { tenant, request: id, status }: { tenant: string; request: string; status: Status },
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
  await session.orm
    .insert(serviceFeedbacks)
    .values({ tenant_id: tenant, id: newId(), service_transportation_id: id, type: status, ...values });
}

async function isReason({ orm }: Session, id: string): Promise<boolean> {
  if (!isRecordId(id)) return false;
  return (await orm.$count(cancelRequestReasons, eq(cancelRequestReasons.id, id))) > 0;
}
