import { eq } from 'drizzle-orm';
import type {
  ServiceFeedbackInput,
  ServiceTransportationStatus as Status,
  UpdateServiceTransportationStatusInput,
} from '../../contract.generated';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { invalid } from '../../dialect/errors';
import { type Method, writeMethod } from '../../dialect/methods';
import { conflictError, updateRecord } from '../../dialect/write/mutations';
import { cancelRequestReasons } from '../reference';
import { openNeeds, problemsOf } from './facts';
import { lockVisible } from './locking';
import { isId } from './order';
import { request } from './request';
import { feedbackProblems, notPossible } from './step-rules';
import { transitions } from './statuses';
import { serviceFeedbacks } from './tables';

/**
 * Moves a request to another status. Where it stands and what it has is looked at under its lock, which everything that
 * changes it takes, too: a step is possible when it is taken, or refused.
 */
export const updateServiceTransportationStatus: Method<{ input: UpdateServiceTransportationStatusInput }> = writeMethod(
  async ({ input }, mutation) => {
    const { session, tenant } = mutation;
    const before = await lockVisible(mutation, input.id);
    const id = String(before.id);
    if (input.modified_at && !(await isUnchanged(session, tenant, id, input.modified_at)))
      throw await conflictError(request, id, mutation);
    await requirePossible(session, tenant, { id, status: String(before.status) }, input.status);
    const problems = feedbackProblems(input.status, input.feedback);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    await keepFeedback(session, { tenant, request: id, status: input.status }, input.feedback);
    return updateRecord(request, { id, status: input.status }, mutation);
  },
);

async function isUnchanged(session: Session, tenant: string, id: string, modified_at: string): Promise<boolean> {
  const text = 'SELECT 1 FROM service_transportations WHERE tenant_id = $1 AND id = $2 AND modified_at = $3';
  return (await session.rows({ text, params: [tenant, id, modified_at] })).length > 0;
}

/** @throws ContractError that says what is missing. */
async function requirePossible(
  session: Session,
  tenant: string,
  { id, status }: { id: string; status: string },
  to: Status,
): Promise<void> {
  const step = Object.entries(transitions)
    .find(([from]) => from === status)?.[1]
    .find((one) => one.to === to);
  const open = step ? await openNeeds(session, tenant, id, step.needs) : [];
  if (step && open.length === 0) return;
  throw invalid({ 'input.status': [notPossible(status, to)], ...problemsOf(open) });
}

/** Keeps what is said when a request ends; a close may go without a word. */
async function keepFeedback(
  session: Session,
  { tenant, request: id, status }: { tenant: string; request: string; status: Status },
  feedback: ServiceFeedbackInput | null | undefined,
): Promise<void> {
  const said = {
    reason_id: feedback?.reason?.connect ?? null,
    description: feedback?.description?.trim() || null,
    rate: feedback?.rate ?? null,
  };
  if (
    status !== 'CANCELED_REQUEST' &&
    (status !== 'CLOSE_REQUEST' || Object.values(said).every((value) => value === null))
  )
    return;
  if (said.reason_id && !(await isReason(session, said.reason_id)))
    throw invalid({ 'input.feedback.reason': [{ code: 'not_found' }] });
  await session.orm
    .insert(serviceFeedbacks)
    .values({ tenant_id: tenant, id: newId(), service_transportation_id: id, type: status, ...said });
}

async function isReason({ orm }: Session, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  return (await orm.$count(cancelRequestReasons, eq(cancelRequestReasons.id, id))) > 0;
}
