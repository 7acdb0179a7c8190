import type Stripe from 'stripe';
import type { PaymentStatus } from '../../../contract.generated';
import { isId } from '../../../database/ids';

/** A card saved for renewals: Stripe's id and the details that may be shown. */
export interface SavedCard {
  payment_method_id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

/** State of a Waybill payment, as Stripe reports it. */
export interface PaymentUpdate {
  tenant: string;
  payment: string;
  /** Status of the payment; PENDING while Stripe has not decided. */
  status: PaymentStatus;
  /** Whether the payer can retry on the Checkout page after the failed attempt. */
  canRetry?: boolean;
  /** Charged amount in the currency's smallest unit; absent when Stripe does not report it. */
  charged?: { amount: number; currency: string };
  intent?: string;
  customer?: string;
  receipt_url?: string;
  /** Time of payment. */
  paid_at?: Date;
  /** Refunded amount so far, in the currency's smallest unit. */
  refunded?: number;
  /** Whether the payment was made in live mode. */
  live?: boolean;
  card?: SavedCard;
  /** Stripe's message for a failure. `reason` is Stripe's decline or error code. */
  error?: string;
  reason?: string;
}

/** Returns the payment update of an event; undefined when it concerns no Waybill payment or changes nothing. */
export function paymentUpdateOf(event: Stripe.Event): PaymentUpdate | undefined {
  const update = updateFromEventObject(event);
  // A charge contains its time of payment. Without a charge, the time at which Stripe created the event is used.
  return update?.status === 'SUCCEEDED' ? { paid_at: dateFromSeconds(event.created), ...update } : update;
}

function updateFromEventObject(event: Stripe.Event): PaymentUpdate | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
      return updateFromSession(event.data.object);
    case 'checkout.session.async_payment_failed': {
      const update = updateFromSession(event.data.object);
      return update && { ...update, status: 'FAILED', error: update.error ?? 'The payment was not made.' };
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return updateFromIntent(event.data.object);
    case 'charge.refunded':
      return updateFromCharge(event.data.object);
    default:
      return undefined;
  }
}

/** Reason stored for an expired Checkout page, because Stripe gives none. */
export const expiredPageReason = 'The payment page was closed, or the payment was not made in time.';

/** Returns the payment update of a Checkout Session; undefined when it pays no Waybill payment. */
export function updateFromSession(session: Stripe.Checkout.Session): PaymentUpdate | undefined {
  const reference = paymentReferenceOf(session.metadata);
  if (!reference || session.mode !== 'payment') return undefined;
  const { payment_intent: intent, amount_total: amount, currency } = session;
  const intentUpdate = intent && typeof intent === 'object' ? updateFromIntent(intent) : undefined;
  const customer = stripeIdOf(session.customer) ?? intentUpdate?.customer;
  return {
    ...intentUpdate,
    ...reference,
    status: statusOfSession(session, intentUpdate?.status),
    canRetry: false,
    live: session.livemode,
    ...(session.status === 'expired' ? { error: intentUpdate?.error ?? expiredPageReason } : {}),
    ...(amount !== null && currency !== null ? { charged: { amount, currency: currency.toUpperCase() } } : {}),
    ...(stripeIdOf(intent) ? { intent: stripeIdOf(intent) } : {}),
    ...(customer ? { customer } : {}),
  };
}

function statusOfSession(
  { status, payment_status: paid }: Stripe.Checkout.Session,
  ofIntent: PaymentStatus | undefined,
): PaymentStatus {
  if (paid === 'paid') return ofIntent === 'REFUNDED' ? 'REFUNDED' : 'SUCCEEDED';
  if (status === 'expired') return 'CANCELED';
  // A completed session can be unpaid while the bank still processes the payment.
  return status === 'complete' && ofIntent === 'FAILED' ? 'FAILED' : 'PENDING';
}

/** Returns the payment update of a PaymentIntent; undefined when it belongs to no Waybill payment. */
export function updateFromIntent(intent: Stripe.PaymentIntent): PaymentUpdate | undefined {
  const reference = paymentReferenceOf(intent.metadata);
  if (!reference) return undefined;
  const { latest_charge: charge, payment_method: method, last_payment_error: error } = intent;
  const expandedCharge = charge && typeof charge === 'object' ? charge : undefined;
  const card = method && typeof method === 'object' ? savedCardOf(method) : undefined;
  const customer = stripeIdOf(intent.customer);
  const status = expandedCharge?.refunded ? 'REFUNDED' : statusOfIntent(intent);
  return {
    ...reference,
    status,
    canRetry: status === 'FAILED',
    charged: { amount: intent.amount, currency: intent.currency.toUpperCase() },
    intent: intent.id,
    live: intent.livemode,
    ...(customer ? { customer } : {}),
    ...(expandedCharge?.receipt_url ? { receipt_url: expandedCharge.receipt_url } : {}),
    ...(expandedCharge?.paid
      ? { paid_at: dateFromSeconds(expandedCharge.created), refunded: expandedCharge.amount_refunded }
      : {}),
    ...(card ? { card } : {}),
    ...(error?.message ? { error: error.message } : {}),
    ...(error ? { reason: error.decline_code ?? error.code } : {}),
  };
}

function statusOfIntent({ status, last_payment_error: error }: Stripe.PaymentIntent): PaymentStatus {
  switch (status) {
    case 'succeeded':
      return 'SUCCEEDED';
    case 'canceled':
      return 'CANCELED';
    case 'requires_payment_method':
      // The cardholder can still authenticate a charge that the bank declined off-session.
      return error && error.code !== 'authentication_required' ? 'FAILED' : 'PENDING';
    default:
      return 'PENDING';
  }
}

/** Returns the payment update of a refunded charge. A partly refunded charge still counts as succeeded. */
function updateFromCharge(charge: Stripe.Charge): PaymentUpdate | undefined {
  const reference = paymentReferenceOf(charge.metadata);
  const intent = stripeIdOf(charge.payment_intent);
  if (!reference) return undefined;
  const charged = { amount: charge.amount, currency: charge.currency.toUpperCase() };
  return {
    ...reference,
    status: charge.refunded ? 'REFUNDED' : 'SUCCEEDED',
    refunded: charge.amount_refunded,
    charged,
    live: charge.livemode,
    paid_at: dateFromSeconds(charge.created),
    ...(intent ? { intent } : {}),
    ...(charge.receipt_url ? { receipt_url: charge.receipt_url } : {}),
  };
}

/** Returns the card of a payment method; undefined when it is not a card. */
export function savedCardOf({ id, card }: Stripe.PaymentMethod): SavedCard | undefined {
  if (!card) return undefined;
  const { brand, last4, exp_month, exp_year } = card;
  return { payment_method_id: id, brand, last4, exp_month, exp_year };
}

/** Converts a Unix timestamp in seconds. */
function dateFromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** Returns the payment that the metadata refers to; undefined without valid ids. */
function paymentReferenceOf(metadata: Stripe.Metadata | null): { tenant: string; payment: string } | undefined {
  const { tenant, payment } = metadata ?? {};
  return isId(tenant) && isId(payment) ? { tenant, payment } : undefined;
}

/** Returns the id of an object that Stripe refers to, by its id or as the expanded object. */
export function stripeIdOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
