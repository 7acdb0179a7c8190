import type { ReviewVerificationInput } from '../../contract.generated';
import type { Session } from '../../database/database';
import { code, ContractError, invalid } from '../../dialect/errors';
import { listRecords } from '../../dialect/list';
import { callerOf, type Method } from '../../dialect/methods';
import { Parameters } from '../../dialect/parameters';
import type { RecordOut } from '../../dialect/projection';
import type { StatementContext } from '../../dialect/scope';
import { type Selection, selectionOf } from '../../dialect/selection';
import { recordExtensions } from '../../dialect/truncated';
import { publishChange } from '../../dialect/write/mutations';
import { recordActivity } from '../activity';
import { vehicle } from '../fleet';
import { tenant as tenantEntity } from '../company';
import { addVerificationStep } from '../tenancy';
import { verificationRequest } from './queue';

/** Longest answer. */
const mostMessage = 2000;

/** The record that a request is about. */
interface Waiting {
  tenant: string;
  type: 'VEHICLE' | 'COMPANY';
  id: string;
  title: string | null;
}

/**
 * Answers a request for verification, of whichever tenant, in one transaction: the answer in the history, the record's
 * status, the request's. The guard has seen that the operator's staff calls.
 */
export const reviewVerification: Method<{ input: ReviewVerificationInput }> = async (
  _root,
  { input },
  context,
  info,
) => {
  const { tenant, user, permissions } = callerOf(context);
  const message = input.message?.trim() || null;
  if (input.status === 'NOT_VERIFIED' && !message) throw invalid({ 'input.message': [{ code: 'required' }] });
  if (message && message.length > mostMessage)
    throw invalid({ 'input.message': [{ code: 'too_long', payload: { max: mostMessage } }] });
  if (message?.includes('\0')) throw invalid({ 'input.message': [{ code: 'pattern', payload: { name: 'message' } }] });
  const viewer = { tenant, user, permissions, language: context.language };
  const answered = await context.database.system(async (session) => {
    const record = await lockRecord(session, input.id);
    if (!record) throw invalid({ 'input.id': [{ code: 'not_found' }] });
    if (!(await settle(session, record, input)))
      throw await answeredMeanwhile(session, input.id, viewer, selectionOf(info));
    await addVerificationStep(session, record, { status: input.status, message });
    await setStatus(session, record, input.status);
    await tellTenant(session, record, input.status);
    await publishChange({ session, tenant, user }, verificationRequest, input.id, 'UPDATED');
    return { record, request: await readRequest(session, input.id, viewer, selectionOf(info)) };
  });
  context.log.info({ tenant, user, of: answered.record, status: input.status }, 'verification answered');
  return answered.request;
};

/** The record that a request is about, locked as its tenant's own writes lock it, so that they take turns. */
async function lockRecord(session: Session, request: string): Promise<Waiting | undefined> {
  if (!/^\d{1,18}$/.test(request)) return undefined;
  const [row] = await session.rows({
    text: 'SELECT tenant_id, entity_type, entity_id, title FROM verification_queue WHERE id = $1',
    params: [request],
  });
  const [tenant, type, id, title = null] = row ?? [];
  if (!tenant || !id || (type !== 'VEHICLE' && type !== 'COMPANY')) return undefined;
  const text = `SELECT 1 FROM ${tables[type]} WHERE tenant_id = $1 AND id = $2 FOR UPDATE`;
  await session.rows({ text, params: [tenant, id] });
  return { tenant, type, id, title };
}

const tables = { VEHICLE: 'vehicles', COMPANY: 'companies' } as const;
const statuses = { VEHICLE: 'verify', COMPANY: 'status' } as const;

/** Takes the request out of the queue. @returns whether it still waited. */
async function settle(
  session: Session,
  { tenant }: Waiting,
  { id, status }: ReviewVerificationInput,
): Promise<boolean> {
  const text = `UPDATE entity_verifications SET outcome = $3, updated_at = clock_timestamp()
    WHERE tenant_id = $1 AND id = $2 AND outcome = 'UNDER_REVIEW' RETURNING 1`;
  const rows = await session.rows({ text, params: [tenant, id, status] });
  return rows.length > 0;
}

async function setStatus(session: Session, { tenant, type, id }: Waiting, status: string): Promise<void> {
  const renewed = "greatest(clock_timestamp(), modified_at + interval '1 microsecond')";
  const text = `UPDATE ${tables[type]} SET ${statuses[type]} = $3, modified_at = ${renewed}
    WHERE tenant_id = $1 AND id = $2`;
  await session.rows({ text, params: [tenant, id, status] });
}

/** The tenant hears of the change and keeps it in its history, without who of the operator's staff made it. */
async function tellTenant(session: Session, { tenant, type, id, title }: Waiting, to: string): Promise<void> {
  const step = {
    action: 'CHANGED_STATUS',
    on: { type, id, title },
    fields: [statuses[type]],
    from: 'UNDER_REVIEW',
    to,
  } as const;
  await recordActivity([step], { session, tenant, user: null });
  const [entity, record] = type === 'VEHICLE' ? [vehicle, id] : [tenantEntity, tenant];
  await publishChange({ session, tenant, user: '' }, entity, record, 'UPDATED');
}

type Viewing = Omit<StatementContext, 'parameters' | 'aliases'>;

async function readRequest(
  session: Session,
  id: string,
  viewer: Viewing,
  selection: Selection,
): Promise<RecordOut | undefined> {
  const args = { first: 1, where: { column: 'id', operator: 'EQ', value: id } } as const;
  const statement = { ...viewer, parameters: new Parameters(), aliases: 0 };
  const { data } = await listRecords(session, verificationRequest, args, new Map([['data', selection]]), statement);
  return data[0];
}

/** Somebody was quicker, or the data changed and stands in the queue anew. */
async function answeredMeanwhile(
  session: Session,
  id: string,
  viewer: Viewing,
  selection: Selection,
): Promise<ContractError> {
  const current = await readRequest(session, id, viewer, selection);
  const message = 'This was answered or sent anew meanwhile.';
  return new ContractError(message, { code: code.conflict, reason: 'answered', ...recordExtensions(current) });
}
