import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { GraphQLResolveInfo } from 'graphql';
import type { OfferTariffInput, UpdateSalesNoteInput, UpdateSalesStatusInput } from '../../contract.generated';
import { readBillingTime } from '../../database/clock';
import type { Session } from '../../database/database';
import type { RequestContext } from '../../dialect/context';
import { errorCodes, ContractError, invalidInputError, type Problems } from '../../dialect/errors';
import { listRecords } from '../../dialect/list';
import { requireCaller, type MethodResolver } from '../../dialect/methods';
import { SqlParameters } from '../../dialect/parameters';
import type { ReturnedRecord } from '../../dialect/projection';
import { fieldSelectionOf } from '../../dialect/selection';
import { recordErrorExtensions } from '../../dialect/truncated';
import { publishChange } from '../../dialect/write/mutations';
import { enqueueMail } from '../mail';
import { isTariffAvailable, tariffs } from '../tariffs';
import type { SalesMail } from './mails';
import { salesRequestEntity } from './queue';
import { canChangeInquiryStatus, isInquiryOpen, operatorTextProblems, offerProblems } from './rules';
import { contactSales } from './tables';

type SaleRow = typeof contactSales.$inferSelect;
type SaleChanges = PgUpdateSetSource<typeof contactSales>;

/** Changes the status of an inquiry, if the current status allows the new one. */
export const updateSalesStatus: MethodResolver<{ input: UpdateSalesStatusInput }> = (
  _root,
  { input },
  context,
  info,
) => {
  const lost_reason = input.lost_reason?.trim() || null;
  requireNoProblems(operatorTextProblems({ lost_reason }));
  return answerRequest(input.id, context, info, async (_session, { status }) =>
    canChangeInquiryStatus(status, input.status)
      ? { status: input.status, ...(input.status === 'LOST' && { lost_reason }) }
      : null,
  );
};

/** Changes the operator's note on a sales inquiry. */
export const updateSalesNote: MethodResolver<{ input: UpdateSalesNoteInput }> = (_root, { input }, context, info) => {
  const note = input.note?.trim() || null;
  requireNoProblems(operatorTextProblems({ note }));
  return answerRequest(input.id, context, info, async () => ({ note }));
};

/** Offers a tariff to the tenant that sent an inquiry, and mails the sender. */
export const offerTariff: MethodResolver<{ input: OfferTariffInput }> = (_root, { input }, context, info) =>
  answerRequest(input.id, context, info, async (session, { status, tenant_id: tenant, user_id: user }) => {
    const { monthly_price = null, yearly_price = null, valid_until } = input;
    const today = (await readBillingTime(session)).toISOString().slice(0, 10);
    const tariff = await readTariff(session, input.tariff.connect ?? '');
    const isTariffOffered = tariff !== undefined && isTariffAvailable(tariff, today);
    requireNoProblems(offerProblems({ monthly_price, yearly_price, valid_until, today, isTariffOffered }));
    if (!isInquiryOpen(status) || !tariff) return null;
    const prices = { monthly_price, yearly_price, valid_until };
    const mail: SalesMail = { kind: 'TARIFF_OFFERED', tenant, user, tariff: tariff.name, ...prices };
    await enqueueMail(session, mail);
    return { tariff_id: tariff.id, ...prices, offered_at: sql`now()`, status: 'IN_TALKS' };
  });

/**
 * Changes an inquiry in one transaction, and returns it. The permission check has already ensured that the caller is
 * the operator's staff.
 *
 * @param changesOf returns the changes of the locked row; null when its status does not allow them
 * @throws ContractError `status_changed` when the status does not allow the change
 */
async function answerRequest(
  id: string,
  context: RequestContext,
  info: GraphQLResolveInfo,
  changesOf: (session: Session, row: SaleRow) => Promise<SaleChanges | null>,
): Promise<ReturnedRecord | undefined> {
  const { tenant: operator, user } = requireCaller(context);
  const answered = await context.database.system(async (session) => {
    const row = await lockRow(session, id);
    if (!row) throw invalidInputError({ 'input.id': [{ code: 'not_found' }] });
    const changes = await changesOf(session, row);
    if (!changes) throw await statusConflict(session, id, context, info);
    const { tenant_id: tenant } = row;
    await session.orm
      .update(contactSales)
      .set({ ...changes, updated_at: sql`now()` })
      .where(and(eq(contactSales.tenant_id, tenant), eq(contactSales.id, id)));
    await publishChange({ session, tenant: operator, user }, salesRequestEntity, id, 'UPDATED');
    await publishChange({ session, tenant, user: '' }, { table: contactSales }, id, 'UPDATED');
    return { tenant, before: row.status, request: await readRequest(session, id, context, info) };
  });
  const { tenant: company, before } = answered;
  context.log.info({ tenant: operator, user, sale: id, company, before }, 'sales inquiry answered');
  return answered.request;
}

function requireNoProblems(problems: Problems): void {
  const fields = Object.entries(problems).map(([field, list]) => [`input.${field}`, list] as const);
  if (fields.length > 0) throw invalidInputError(Object.fromEntries(fields));
}

const isId = (text: string) => /^\d{1,18}$/.test(text);

async function lockRow({ orm }: Session, id: string): Promise<SaleRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await orm.select().from(contactSales).where(eq(contactSales.id, id)).for('update');
  return row;
}

async function readTariff({ orm }: Session, id: string) {
  if (!isId(id)) return undefined;
  const [row] = await orm.select().from(tariffs).where(eq(tariffs.id, id));
  return row;
}

async function readRequest(
  session: Session,
  id: string,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<ReturnedRecord | undefined> {
  const { tenant, user, permissions } = requireCaller(context);
  const args = { first: 1, where: { column: 'id', operator: 'EQ', value: id } } as const;
  const statement = {
    tenant,
    user,
    permissions,
    language: context.language,
    parameters: new SqlParameters(),
    aliases: 0,
  };
  const selection = new Map([['data', fieldSelectionOf(info)]]);
  const { data } = await listRecords(session, salesRequestEntity, args, selection, statement);
  return data[0];
}

/**
 * Returns the error for an inquiry whose status does not allow the change, because another user changed it in the
 * meantime.
 */
async function statusConflict(
  session: Session,
  id: string,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<ContractError> {
  const current = await readRequest(session, id, context, info);
  const message = 'The status of the inquiry does not allow this.';
  return new ContractError(message, {
    code: errorCodes.conflict,
    reason: 'status_changed',
    ...recordErrorExtensions(current),
  });
}
