import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../dialect/context';
import { invalidInputError } from '../../../dialect/errors';
import { requireCaller, type MethodResolver } from '../../../dialect/methods';
import { fieldSelectionOf } from '../../../dialect/selection';
import { readRecord } from '../../../dialect/write/mutations';
import { retrievePayment, stripeErrorFields } from './retrieve-payment';
import type { CardProcessor } from './card-processor';
import { type WebhookContext, logPaymentUpdate } from './webhook';
import { paymentEntity } from '../payment';
import {
  lacksPaymentDetails,
  type PaymentRow,
  applyPaymentUpdate,
  type PaymentUpdateResult,
} from '../payments/apply-payment-update';
import { payments } from '../tables';
import { isId } from '../../../database/ids';

/** Retrieves a payment from Stripe and applies the update. Returns undefined when Stripe does not know the payment. */
export async function refreshPaymentFromStripe(
  { database, cards, log }: WebhookContext,
  row: PaymentRow,
): Promise<PaymentUpdateResult | undefined> {
  const update = await retrievePayment(cards, row);
  if (!update) return undefined;
  const result = await database.system((session) => applyPaymentUpdate(session, update));
  logPaymentUpdate(log, update, result, { asked: true });
  return result;
}

/** Returns the method that refreshes an unfinished payment of the caller's tenant from Stripe and returns it. */
export function resolverOfRefreshPayment(cards: CardProcessor): MethodResolver<{ id: string }> {
  return async (_root, { id }, context, info) => {
    const { tenant, user, permissions } = requireCaller(context);
    const row = await readRow(context, id);
    if (!row) return null;
    if (cards.kind !== 'none' && lacksPaymentDetails(row)) await refreshOrThrow({ ...context, cards }, row);
    const { database, language } = context;
    const viewer = { tenant, user, permissions, language, selection: fieldSelectionOf(info) };
    return database.read(tenant, (session) => readRecord(paymentEntity, id, { ...viewer, session }));
  };
}

async function refreshOrThrow(webhookContext: WebhookContext, row: PaymentRow): Promise<void> {
  try {
    await refreshPaymentFromStripe(webhookContext, row);
  } catch (error) {
    webhookContext.log.warn(
      { payment: row.id, ...stripeErrorFields(error) },
      'could not retrieve a payment from the card processor',
    );
    throw invalidInputError({ id: [{ code: 'payments_unreachable' }] });
  }
}

async function readRow(context: RequestContext, id: string): Promise<PaymentRow | undefined> {
  const { tenant } = requireCaller(context);
  if (!isId(id)) return undefined;
  const own = and(eq(payments.tenant_id, tenant), eq(payments.id, id));
  const [row] = await context.database.read(tenant, ({ orm }) => orm.select().from(payments).where(own));
  return row;
}
