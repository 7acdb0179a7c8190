import type Stripe from 'stripe';
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { billingTimeSql } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { publishChange, systemUserId } from '../../../dialect/write/mutations';
import { readBuyer } from '../receipts/billed-to';
import type { CardProcessor } from '../stripe/card-processor';
import { stripeMetadataOf } from '../stripe/checkout-page';
import type { PaymentMetadata } from '../payments/payment-metadata';
import { readPriceForRenewal } from '../prices/agreed-price';
import { netPriceOf } from '../prices/quote';
import type { PaymentRow } from '../payments/apply-payment-update';
import { readSubscriptionSnapshot, type SubscriptionSnapshot } from '../subscription/subscription-snapshot';
import { payments } from '../tables';
import { taxRuleOf, addTax } from '../prices/tax';
import { updateFromIntent, type PaymentUpdate } from '../stripe/payment-update';
import { tariffs } from '../../tariffs';

/** The tariff and billing cycle of the next period, with its price in cents. */
export interface RenewalPrice {
  tariff: typeof tariffs.$inferSelect;
  /** Id of the sales inquiry whose offer sets the price; undefined at the list price. */
  offer: string | undefined;
  billing_cycle: 'MONTHLY' | 'YEARLY';
  net: number;
  tax_rate: number;
  tax: number;
  amount: number;
  currency: 'EUR';
}

/**
 * Returns the price of the next period, with its planned or unchanged tariff and cycle; undefined when the tariff has
 * no price for the cycle.
 */
export async function renewalPriceOf(
  session: Session,
  { tenant, tariff: ownTariff, subscription, last }: SubscriptionSnapshot,
): Promise<RenewalPrice | undefined> {
  const nextTariffId = subscription?.next_tariff_id ?? last?.tariff_id;
  if (!subscription || !last || !nextTariffId) return undefined;
  const [otherTariff] =
    nextTariffId === ownTariff?.id ? [] : await session.orm.select().from(tariffs).where(eq(tariffs.id, nextTariffId));
  const listed = otherTariff ?? ownTariff;
  const isPlanned = subscription.next_tariff_id === nextTariffId;
  const priced = listed && (await readPriceForRenewal(session, tenant, listed, isPlanned));
  const billing_cycle = subscription.next_billing_cycle ?? last.billing_cycle;
  const net = priced && netPriceOf(priced.tariff, billing_cycle, last.end_date);
  if (!priced || typeof net !== 'number') return undefined;
  const { tariff, offer } = priced;
  const { rate } = taxRuleOf(await readBuyer(session, tenant));
  return { tariff, offer, billing_cycle, net, tax_rate: rate, ...addTax(net, rate), currency: 'EUR' };
}

/**
 * Reads the pending renewal payment of a tenant: one that waits for the cardholder's authentication, or whose charge was
 * interrupted when a server stopped. Returns undefined when there is none.
 */
export async function readOpenRenewal({ orm }: Pick<Session, 'orm'>, tenant: string): Promise<PaymentRow | undefined> {
  const isOpen = and(
    eq(payments.status, 'PENDING'),
    eq(payments.purpose, 'RENEWAL'),
    isNull(payments.session_id),
    sql`${payments.metadata} ->> 'origin' IS NULL`,
  );
  const [row] = await orm
    .select()
    .from(payments)
    .where(and(eq(payments.tenant_id, tenant), isOpen))
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(1);
  return row;
}

/** Returns whether another payment succeeded after the renewal was created. The renewal is then not needed. */
export async function isRenewalSuperseded(
  { orm }: Pick<Session, 'orm'>,
  { tenant_id, created_at }: PaymentRow,
): Promise<boolean> {
  // The event of an older payment can arrive after the renewal was created. A receipt is issued when that event
  // arrives, so its time is compared instead of the time of payment.
  const eventArrivedAt = sql`coalesce(${payments.issued_at}, ${payments.paid_at})`;
  const laterPayments = and(
    eq(payments.tenant_id, tenant_id),
    eq(payments.status, 'SUCCEEDED'),
    gte(eventArrivedAt, created_at),
  );
  return (await orm.$count(payments, laterPayments)) > 0;
}

/**
 * Returns whether a renewal is no longer needed: another payment succeeded, the subscription was canceled, or its last
 * period is over.
 */
export async function isRenewalObsolete(session: Session, row: PaymentRow): Promise<boolean> {
  if (await isRenewalSuperseded(session, row)) return true;
  const snapshot = await readSubscriptionSnapshot(session, row.tenant_id);
  if (!snapshot?.last || snapshot.subscription?.canceled_at) return true;
  return snapshot.last.end_date < snapshot.today;
}

/** Creates the payment of a renewal. It is stored before the charge, so that its id can be the idempotency key. */
export async function createRenewal(
  session: Session,
  tenant: string,
  { tariff, offer, ...amounts }: RenewalPrice,
): Promise<PaymentRow> {
  const id = newId();
  const company = await readBuyer(session, tenant);
  // The receipt of a renewal goes to the email address that the tenant's last payment had.
  const email = sql`(
    SELECT email FROM payments WHERE tenant_id = ${tenant} AND email IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 1)`;
  const [row] = await session.orm
    .insert(payments)
    .values({
      tenant_id: tenant,
      id,
      tariff_id: tariff.id,
      ...amounts,
      purpose: 'RENEWAL',
      email,
      billed_to: company,
      metadata: { offer } satisfies PaymentMetadata,
      created_at: billingTimeSql,
      updated_at: billingTimeSql,
    })
    .returning();
  if (!row) throw new Error('The payment of a renewal was not stored.');
  await publishChange({ session, tenant, user: systemUserId }, { table: payments }, id, 'CREATED');
  return row;
}

/** Details that a charge needs besides its payment. */
export interface ChargeDetails {
  /** Code of the tariff. */
  tariff: string;
  customer: string | undefined;
  payment_method: string;
}

/**
 * Charges the saved card for a renewal. The payment's id is the idempotency key, so that a repeated call charges once.
 * @returns the payment update
 * @throws an error when Stripe neither charged nor declined the card
 */
export async function chargeSavedCard(
  cards: CardProcessor,
  row: PaymentRow,
  { tariff: code, customer, payment_method }: ChargeDetails,
): Promise<PaymentUpdate | undefined> {
  const { tenant_id: tenant, id: payment, amount, currency } = row;
  const parameters: Stripe.PaymentIntentCreateParams = {
    amount,
    currency: currency.toLowerCase(),
    ...(customer ? { customer } : {}),
    payment_method,
    // Without `allow_redirects: never` Stripe requires a return URL, which an off-session charge does not have.
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    off_session: true,
    confirm: true,
    metadata: stripeMetadataOf({ ...row, tariff: { code } }),
    expand: ['latest_charge', 'payment_method'],
  };
  const stripe = await cards.stripe();
  try {
    return updateFromIntent(await stripe.paymentIntents.create(parameters, { idempotencyKey: `renewal-${payment}` }));
  } catch (error) {
    const decline = declineOf(error);
    if (!decline) throw error;
    const update = decline.intent && updateFromIntent(decline.intent);
    return update ?? { tenant, payment, status: 'FAILED', error: decline.message, reason: decline.code };
  }
}

/** Returns the details of a declined card or invalid request; undefined for errors after which a retry is safe. */
function declineOf(error: unknown): { message: string; code: string; intent?: Stripe.PaymentIntent } | undefined {
  if (!isDecline(error)) return undefined;
  const { message, code = 'processing_error', payment_intent: intent } = error;
  return { message, code, ...(intent ? { intent } : {}) };
}

function isDecline(error: unknown): error is Stripe.errors.StripeCardError | Stripe.errors.StripeInvalidRequestError {
  return (
    error instanceof Error &&
    'type' in error &&
    (error.type === 'StripeCardError' || error.type === 'StripeInvalidRequestError')
  );
}
