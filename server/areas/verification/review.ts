import type { ReviewVerificationInput } from '../../contract.generated';
import type { Session } from '../../database/database';
import { isId } from '../../database/ids';
import { errorCodes, ContractError, invalidInputError } from '../../dialect/errors';
import { listRecords } from '../../dialect/list';
import { requireCaller, type MethodResolver } from '../../dialect/methods';
import { SqlParameters } from '../../dialect/parameters';
import type { ReturnedRecord } from '../../dialect/projection';
import type { StatementContext } from '../../dialect/scope';
import { type FieldSelection, fieldSelectionOf } from '../../dialect/selection';
import { recordErrorExtensions } from '../../dialect/truncated';
import { publishChange } from '../../dialect/write/mutations';
import { insertActivities } from '../activity';
import { vehicleEntity } from '../fleet';
import { tenantEntity } from '../company';
import { addVerificationStep } from '../tenancy';
import { notifyOfAnswer } from './notify-sender';
import { verificationRequestEntity } from './queue';

/** Maximum length of a reviewer's message, in characters. */
const maxMessageLength = 2000;

/** The vehicle or company that a verification request is about. */
export interface ReviewedRecord {
  tenant: string;
  type: 'VEHICLE' | 'COMPANY';
  id: string;
  title: string | null;
}

/**
 * Answers a verification request in one transaction: adds the answer to the history, and sets the status of the record
 * and the request. Only the operator's users can have the permission for this method.
 */
export const reviewVerification: MethodResolver<{ input: ReviewVerificationInput }> = async (
  _root,
  { input },
  context,
  info,
) => {
  const { tenant, user, permissions } = requireCaller(context);
  const message = input.message?.trim() || null;
  if (input.status === 'NOT_VERIFIED' && !message) throw invalidInputError({ 'input.message': [{ code: 'required' }] });
  if (message && message.length > maxMessageLength)
    throw invalidInputError({ 'input.message': [{ code: 'too_long', payload: { max: maxMessageLength } }] });
  if (message?.includes('\0'))
    throw invalidInputError({ 'input.message': [{ code: 'pattern', payload: { name: 'message' } }] });
  const viewer = { tenant, user, permissions, language: context.language };
  const answered = await context.database.system(async (session) => {
    const record = await lockRecord(session, input.id);
    if (!record) throw invalidInputError({ 'input.id': [{ code: 'not_found' }] });
    if (!(await markAnswered(session, record, input)))
      throw await answeredConflict(session, input.id, viewer, fieldSelectionOf(info));
    await addVerificationStep(session, record, { status: input.status, message });
    await setStatus(session, record, input.status);
    await notifyTenant(session, record, input.status);
    await notifyOfAnswer(session, record, { isVerified: input.status === 'VERIFIED', message });
    await publishChange({ session, tenant, user }, verificationRequestEntity, input.id, 'UPDATED');
    return { record, request: await readRequest(session, input.id, viewer, fieldSelectionOf(info)) };
  });
  context.log.info({ tenant, user, of: answered.record, status: input.status }, 'verification answered');
  return answered.request;
};

/** Locks the record of a request, so that the review and the tenant's own changes run one after the other. */
async function lockRecord(session: Session, request: string): Promise<ReviewedRecord | undefined> {
  if (!isId(request)) return undefined;
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

/** Marks a request as answered. @returns whether it was still open */
async function markAnswered(
  session: Session,
  { tenant }: ReviewedRecord,
  { id, status }: ReviewVerificationInput,
): Promise<boolean> {
  const text = `UPDATE entity_verifications SET outcome = $3, updated_at = clock_timestamp()
    WHERE tenant_id = $1 AND id = $2 AND outcome = 'UNDER_REVIEW' RETURNING 1`;
  const rows = await session.rows({ text, params: [tenant, id, status] });
  return rows.length > 0;
}

async function setStatus(session: Session, { tenant, type, id }: ReviewedRecord, status: string): Promise<void> {
  const newModifiedAt = "greatest(clock_timestamp(), modified_at + interval '1 microsecond')";
  const text = `UPDATE ${tables[type]} SET ${statuses[type]} = $3, modified_at = ${newModifiedAt}
    WHERE tenant_id = $1 AND id = $2`;
  await session.rows({ text, params: [tenant, id, status] });
}

/** Publishes the new status to the tenant and records it in the tenant's history, without the reviewer's name. */
async function notifyTenant(session: Session, { tenant, type, id, title }: ReviewedRecord, to: string): Promise<void> {
  const step = {
    action: 'CHANGED_STATUS',
    on: { type, id, title },
    fields: [statuses[type]],
    from: 'UNDER_REVIEW',
    to,
  } as const;
  await insertActivities([step], { session, tenant, user: null });
  const [entity, record] = type === 'VEHICLE' ? [vehicleEntity, id] : [tenantEntity, tenant];
  await publishChange({ session, tenant, user: '' }, entity, record, 'UPDATED');
}

type ViewerContext = Omit<StatementContext, 'parameters' | 'aliases'>;

async function readRequest(
  session: Session,
  id: string,
  viewer: ViewerContext,
  selection: FieldSelection,
): Promise<ReturnedRecord | undefined> {
  const args = { first: 1, where: { column: 'id', operator: 'EQ', value: id } } as const;
  const statement = { ...viewer, parameters: new SqlParameters(), aliases: 0 };
  const { data } = await listRecords(
    session,
    verificationRequestEntity,
    args,
    new Map([['data', selection]]),
    statement,
  );
  return data[0];
}

/** Returns the error for a verification request that another reviewer has answered or the tenant has sent again. */
async function answeredConflict(
  session: Session,
  id: string,
  viewer: ViewerContext,
  selection: FieldSelection,
): Promise<ContractError> {
  const current = await readRequest(session, id, viewer, selection);
  const message = 'This request was answered or replaced by a newer one meanwhile.';
  return new ContractError(message, {
    code: errorCodes.conflict,
    reason: 'answered',
    ...recordErrorExtensions(current),
  });
}
