import { and, desc, eq, sql } from 'drizzle-orm';
import type { Config } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import type { CreatePaymentSessionInput, PaymentSession } from '../../../contract.generated';
import { billingTimeSql } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { invalidInputError, requireNoProblems } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import { publishChange } from '../../../dialect/write/mutations';
import { advanceOnboarding, consoleUrlProblem, users } from '../../identity';
import { stripeErrorFields } from './retrieve-payment';
import type { CardProcessor } from './card-processor';
import { cancelOpenPayments, readOpenPayments } from './open-payments';
import { stripeMetadataOf, openCheckoutPage, type CheckoutPage, type CheckoutPayment } from './checkout-page';
import { readQuote, type TariffQuoteWithDetails } from '../prices/read-quote';
import { logPaymentUpdate } from './webhook';
import { applyPaymentUpdate } from '../payments/apply-payment-update';
import { payments, subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';
import type { PaymentMetadata } from '../payments/payment-metadata';

/** Configuration and card processor that the billing area uses. */
export interface BillingContext {
  config: Config;
  cards: CardProcessor;
}

/**
 * Creates a payment and its Checkout page. The payment is stored before Stripe is called, so that its events always find
 * it; no transaction is open during the call.
 */
export async function createPaymentSession(
  input: CreatePaymentSessionInput,
  context: RequestContext,
  { config, cards }: BillingContext,
): Promise<PaymentSession> {
  const { database, log } = context;
  const { tenant } = requireCaller(context);
  const notSetUp = cards.kind === 'none' ? { code: 'payments_not_set_up' } : undefined;
  requireNoProblems({ 'input.tariff': [notSetUp], 'input.origin': [consoleUrlProblem(input.origin, config)] });
  const webhookContext = { database, cards, log };
  // Open payments are canceled before the quote is read, because one of them may just have been paid.
  const before = await database.read(tenant, (session) => readOpenPayments(session, tenant));
  await cancelOpenPayments(webhookContext, before).catch((error: unknown) => throwUnreachable(log, error));
  const { payment, earlier } = await database.write(tenant, (session) => insertPayment(session, input, context));
  const logStillOpen = (error: unknown) =>
    log.warn(stripeErrorFields(error), 'an earlier Checkout page could not be expired');
  await cancelOpenPayments(webhookContext, earlier).catch(logStillOpen);
  const page = await openCheckoutPage(cards, payment).catch(async (error: unknown) => {
    const update = {
      tenant,
      payment: payment.id,
      status: 'FAILED',
      error: 'The payment processor could not be reached.',
    } as const;
    logPaymentUpdate(log, update, await database.system((session) => applyPaymentUpdate(session, update)), {});
    return throwUnreachable(log, error);
  });
  if (await database.write(tenant, (session) => storePage(session, payment, page))) {
    log.info({ tenant, payment: payment.id, page: page.id }, 'payment created');
    return { id: payment.id, url: page.url };
  }
  await cancelOpenPayments(webhookContext, [{ tenant_id: tenant, id: payment.id, session_id: page.id }]).catch(
    logStillOpen,
  );
  throw invalidInputError({ 'input.tariff': [{ code: 'payment_superseded' }] });
}

/** Logs that Stripe could not be reached, and throws a problem that the payer can retry. */
function throwUnreachable(log: RequestContext['log'], error: unknown): never {
  log.error(stripeErrorFields(error), 'the card processor could not be reached');
  throw invalidInputError({ 'input.tariff': [{ code: 'payments_unreachable' }] });
}

/** Stores a new payment. Returns the open payments of concurrent calls as `earlier`, so that they can be canceled. */
async function insertPayment(session: Session, input: CreatePaymentSessionInput, context: RequestContext) {
  const { orm } = session;
  const { tenant, user } = requireCaller(context);
  await lockTenant(session, tenant);
  const found = await readQuote(session, tenant, input);
  if ('problem' in found) throw invalidInputError({ 'input.tariff': [found.problem] });
  if (!found.quote.at_once) throw invalidInputError({ 'input.tariff': [{ code: 'changes_later' }] });
  const shownAmount = input.amount ?? found.quote.amount;
  if (shownAmount !== found.quote.amount) throw invalidInputError({ 'input.tariff': [{ code: 'price_changed' }] });
  const earlier = await readOpenPayments(session, tenant);
  const [{ email } = { email: null }] = await orm
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user)));
  const row = rowOf(tenant, found, { email, origin: new URL(input.origin).origin });
  await orm.insert(payments).values(row);
  await advanceOnboarding(session, tenant, 'WAITING_PAYMENT');
  await publishChange({ session, tenant, user }, { table: payments }, row.id, 'CREATED');
  const { origin } = row.metadata;
  const payment: CheckoutPayment = {
    ...row,
    tariff: found.tariff,
    origin,
    language: context.language,
    name: found.billed_to.name,
    customer: await customerOf(session, tenant),
  };
  return { payment, earlier };
}

function rowOf(
  tenant_id: string,
  { quote, tariff, offer, billed_to }: TariffQuoteWithDetails,
  { email, origin }: { email: string | null; origin: string },
) {
  const { billing_cycle, purpose, amount, currency, net, tax_rate, tax, credit, credited } = quote;
  const identity = { id: newId(), tenant_id, billing_cycle, purpose };
  const metadata = { ...stripeMetadataOf({ ...identity, tariff }), origin, credited, offer } satisfies PaymentMetadata;
  return {
    ...identity,
    tariff_id: tariff.id,
    email,
    amount,
    currency,
    net,
    tax_rate,
    tax,
    credit,
    billed_to,
    metadata,
    created_at: billingTimeSql,
    updated_at: billingTimeSql,
  };
}

/** Returns Stripe's customer id of a tenant; null when it has none yet. */
async function customerOf({ orm }: Session, tenant: string): Promise<string | null> {
  const [subscription] = await orm
    .select({ customer: subscriptions.customer_id })
    .from(subscriptions)
    .where(eq(subscriptions.tenant_id, tenant));
  if (subscription?.customer) return subscription.customer;
  const customer = sql<string>`${payments.metadata} ->> 'customer'`;
  const withCustomerId = and(eq(payments.tenant_id, tenant), sql`${customer} IS NOT NULL`);
  const [latestPayment] = await orm
    .select({ customer })
    .from(payments)
    .where(withCustomerId)
    .orderBy(desc(payments.id))
    .limit(1);
  return latestPayment?.customer ?? null;
}

/**
 * Stores the Checkout page of a payment.
 * @returns whether the payment is still pending, because a concurrent call may have canceled it
 */
async function storePage({ orm }: Session, { tenant_id, id }: CheckoutPayment, page: CheckoutPage): Promise<boolean> {
  const metadata = sql`${payments.metadata} || jsonb_build_object('customer', ${page.customer}::text)`;
  const updated = await orm
    .update(payments)
    .set({ session_id: page.id, metadata, updated_at: billingTimeSql })
    .where(and(eq(payments.tenant_id, tenant_id), eq(payments.id, id), eq(payments.status, 'PENDING')))
    .returning({ id: payments.id });
  return updated.length > 0;
}
