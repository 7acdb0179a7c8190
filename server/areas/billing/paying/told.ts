import type Stripe from 'stripe';
import type { PaymentStatus } from '../../../contract.generated';

/** A card that is kept for renewals: the processor's name of it, and what may be shown. */
export interface KeptCard {
  payment_method_id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

/** What the processor says of a payment of ours. */
export interface ToldOfPayment {
  tenant: string;
  payment: string;
  /** Where it stands; PENDING: it is not decided. */
  status: PaymentStatus;
  /** Whether it failed at a try that another may follow, on the page where it is paid. */
  tried?: boolean;
  /** What is charged; absent where nothing is said of it. */
  charged?: { amount: number; currency: string };
  intent?: string;
  customer?: string;
  receipt_url?: string;
  /** When it was paid. */
  paid_at?: Date;
  /** What was paid back of it so far, in the currency's smallest unit. */
  refunded?: number;
  /** Whether money moved. */
  live?: boolean;
  card?: KeptCard;
  /** Why it failed, in the processor's words, and its code for that. */
  error?: string;
  reason?: string;
}

/** What an event says of a payment; undefined where it is of none of ours, or decides nothing. */
export function toldByEvent(event: Stripe.Event): ToldOfPayment | undefined {
  const told = toldByObject(event);
  // A charge says by itself when it was made; an event is told of when it happens, however late it comes.
  return told?.status === 'SUCCEEDED' ? { paid_at: momentOf(event.created), ...told } : told;
}

function toldByObject(event: Stripe.Event): ToldOfPayment | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
      return toldBySession(event.data.object);
    case 'checkout.session.async_payment_failed': {
      const told = toldBySession(event.data.object);
      return told && { ...told, status: 'FAILED', error: told.error ?? 'The payment was not made.' };
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return toldByIntent(event.data.object);
    case 'charge.refunded':
      return toldByCharge(event.data.object);
    default:
      return undefined;
  }
}

/** The reason stored for an expired checkout page; the processor gives none. */
export const unpaidInTime = 'The page was left, or nobody paid in time.';

/** What a page that is paid at says of its payment. */
export function toldBySession(session: Stripe.Checkout.Session): ToldOfPayment | undefined {
  const named = nameOf(session.metadata);
  if (!named || session.mode !== 'payment') return undefined;
  const { payment_intent: intent, amount_total: amount, currency } = session;
  const ofIntent = intent && typeof intent === 'object' ? toldByIntent(intent) : undefined;
  const customer = idOf(session.customer) ?? ofIntent?.customer;
  return {
    ...ofIntent,
    ...named,
    status: statusOfSession(session, ofIntent?.status),
    tried: false,
    live: session.livemode,
    ...(session.status === 'expired' ? { error: ofIntent?.error ?? unpaidInTime } : {}),
    ...(amount !== null && currency !== null ? { charged: { amount, currency: currency.toUpperCase() } } : {}),
    ...(idOf(intent) ? { intent: idOf(intent) } : {}),
    ...(customer ? { customer } : {}),
  };
}

function statusOfSession(
  { status, payment_status: paid }: Stripe.Checkout.Session,
  ofIntent: PaymentStatus | undefined,
): PaymentStatus {
  if (paid === 'paid') return ofIntent === 'REFUNDED' ? 'REFUNDED' : 'SUCCEEDED';
  if (status === 'expired') return 'CANCELED';
  // Completed and not paid: a bank takes its time over it, and may have said no by now.
  return status === 'complete' && ofIntent === 'FAILED' ? 'FAILED' : 'PENDING';
}

/** What a payment at the processor says of ours. */
export function toldByIntent(intent: Stripe.PaymentIntent): ToldOfPayment | undefined {
  const named = nameOf(intent.metadata);
  if (!named) return undefined;
  const { latest_charge: charge, payment_method: method, last_payment_error: error } = intent;
  const whole = charge && typeof charge === 'object' ? charge : undefined;
  const card = method && typeof method === 'object' ? cardOf(method) : undefined;
  const customer = idOf(intent.customer);
  const status = whole?.refunded ? 'REFUNDED' : statusOfIntent(intent);
  return {
    ...named,
    status,
    tried: status === 'FAILED',
    charged: { amount: intent.amount, currency: intent.currency.toUpperCase() },
    intent: intent.id,
    live: intent.livemode,
    ...(customer ? { customer } : {}),
    ...(whole?.receipt_url ? { receipt_url: whole.receipt_url } : {}),
    ...(whole?.paid ? { paid_at: momentOf(whole.created), refunded: whole.amount_refunded } : {}),
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
      // Its holder can still confirm what a bank did not want to be charged without them.
      return error && error.code !== 'authentication_required' ? 'FAILED' : 'PENDING';
    default:
      return 'PENDING';
  }
}

/** What a charge says of which something was paid back: it stays paid while a part of it does. */
function toldByCharge(charge: Stripe.Charge): ToldOfPayment | undefined {
  const named = nameOf(charge.metadata);
  const intent = idOf(charge.payment_intent);
  if (!named) return undefined;
  const charged = { amount: charge.amount, currency: charge.currency.toUpperCase() };
  return {
    ...named,
    status: charge.refunded ? 'REFUNDED' : 'SUCCEEDED',
    refunded: charge.amount_refunded,
    charged,
    live: charge.livemode,
    paid_at: momentOf(charge.created),
    ...(intent ? { intent } : {}),
    ...(charge.receipt_url ? { receipt_url: charge.receipt_url } : {}),
  };
}

/** What may be shown of a way to pay, where it is a card. */
export function cardOf({ id, card }: Stripe.PaymentMethod): KeptCard | undefined {
  if (!card) return undefined;
  const { brand, last4, exp_month, exp_year } = card;
  return { payment_method_id: id, brand, last4, exp_month, exp_year };
}

/** A moment of the processor's, which counts seconds. */
function momentOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** Which payment of ours something at the processor is for. */
function nameOf(metadata: Stripe.Metadata | null): { tenant: string; payment: string } | undefined {
  const { tenant, payment } = metadata ?? {};
  return isId(tenant) && isId(payment) ? { tenant, payment } : undefined;
}

function isId(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,18}$/.test(text);
}

/** The name of something that the processor tells by its name, or whole. */
export function idOf(told: string | { id: string } | null): string | undefined {
  return typeof told === 'string' ? told : told?.id;
}
