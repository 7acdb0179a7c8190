import { receiptPath } from './addresses';
import { type CardUse, holderRefused, outcomeOf, type Refusal } from './cards';
import {
  type Charge,
  type PaymentError,
  type PaymentIntent,
  type PaymentMethod,
  type Refund,
  type SetupIntent,
  shown,
} from './objects';
import { invalid } from './refusals';
import { newId, type Store } from './store';

/** What a new payment is made from. */
export interface PaymentPlan {
  amount: number;
  currency: string;
  customer: string | null;
  metadata: Record<string, string>;
  description: string | null;
  receipt_email: string | null;
  /** Whether the card may be charged later, with nobody there. */
  keeps: boolean;
  session: string | null;
}

/** Begins a payment; no card has been tried. */
export function newIntent(store: Store, { keeps, session, ...plan }: PaymentPlan): Promise<PaymentIntent> {
  const fresh = store.fresh('payment_intent');
  return store.add<PaymentIntent>({
    ...fresh,
    ...plan,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${fresh.id}_secret_${newId('')}`,
    last_payment_error: null,
    latest_charge: null,
    payment_method: null,
    payment_method_types: ['card'],
    setup_future_usage: keeps ? 'off_session' : null,
    status: 'requires_payment_method',
    sandbox: { session },
  });
}

/** Tries a card for a payment. Answers what became of it: paid, to be confirmed by the card's holder, or refused. */
export async function tryCard(
  store: Store,
  intent: PaymentIntent,
  method: PaymentMethod,
  use: CardUse,
): Promise<PaymentIntent> {
  const outcome = outcomeOf(method.sandbox.behaviour, use);
  if (outcome === 'taken') return succeed(store, intent, method);
  if (outcome !== 'asks') return fail(store, intent, method, outcome);
  return store.save<PaymentIntent>({
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
  });
}

async function succeed(store: Store, intent: PaymentIntent, method: PaymentMethod): Promise<PaymentIntent> {
  const charge = await store.add<Charge>({
    ...newCharge(store, intent, method),
    amount_captured: intent.amount,
    captured: true,
    paid: true,
    status: 'succeeded',
  });
  if (intent.setup_future_usage && intent.customer)
    await store.save<PaymentMethod>({ ...method, customer: intent.customer });
  const paid = await store.save<PaymentIntent>({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method.id,
    status: 'succeeded',
  });
  await store.tell('payment_intent.succeeded', paid);
  return paid;
}

async function fail(
  store: Store,
  intent: PaymentIntent,
  method: PaymentMethod,
  refusal: Refusal,
): Promise<PaymentIntent> {
  const { code, message } = refusal;
  const charge = await store.add<Charge>({
    ...newCharge(store, intent, method),
    failure_code: code,
    failure_message: message,
    receipt_url: null,
  });
  const error: PaymentError = { ...refusal, charge: charge.id, payment_method: shown(method) };
  const failed = await store.save<PaymentIntent>({
    ...intent,
    last_payment_error: error,
    latest_charge: charge.id,
    payment_method: null,
    status: 'requires_payment_method',
  });
  await store.tell('payment_intent.payment_failed', failed);
  return failed;
}

function newCharge(store: Store, intent: PaymentIntent, method: PaymentMethod): Charge {
  const { amount, currency, customer, description, metadata, receipt_email } = intent;
  const fresh = store.fresh('charge');
  return {
    ...fresh,
    amount,
    amount_captured: 0,
    amount_refunded: 0,
    captured: false,
    currency,
    customer,
    description,
    failure_code: null,
    failure_message: null,
    metadata,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    receipt_email,
    receipt_url: `${method.sandbox.origin}${receiptPath(fresh.id)}`,
    refunded: false,
    status: 'failed',
  };
}

/** The card that a payment waits for its holder to confirm; none when it waits for something else, or for nothing. */
export function cardToConfirm({ status, payment_method, last_payment_error }: PaymentIntent): string | undefined {
  if (status === 'requires_action') return payment_method ?? undefined;
  const asked = ['authentication_required', holderRefused('payment_intent').code];
  const waits = status === 'requires_payment_method' && last_payment_error && asked.includes(last_payment_error.code);
  return waits ? last_payment_error.payment_method.id : undefined;
}

/** Takes the word of the card's holder on a payment that waits for it. */
export async function hearHolder(store: Store, intent: PaymentIntent, agreed: boolean): Promise<PaymentIntent> {
  const card = cardToConfirm(intent);
  if (card === undefined) return intent;
  const method = await store.get('payment_method', card);
  return agreed
    ? tryCard(store, intent, method, 'confirmed')
    : fail(store, intent, method, holderRefused('payment_intent'));
}

/** Gives up a payment that was not made. */
export async function cancelIntent(
  store: Store,
  intent: PaymentIntent,
  cancellation_reason: PaymentIntent['cancellation_reason'] = null,
): Promise<PaymentIntent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
    const cancelable = 'requires_payment_method, requires_capture, requires_confirmation, requires_action, processing';
    throw invalid(
      `${message} Only a PaymentIntent with one of the following statuses may be canceled: ${cancelable}.`,
      'payment_intent_unexpected_state',
    );
  }
  const canceled = await store.save<PaymentIntent>({
    ...intent,
    status: 'canceled',
    canceled_at: store.time,
    cancellation_reason,
  });
  await store.tell('payment_intent.canceled', canceled);
  return canceled;
}

/** Gives a payment back, or a part of it: the rest of it when no sum is named. */
export async function refund(
  store: Store,
  charge: Charge,
  wanted: { amount?: number; reason: Refund['reason']; metadata: Record<string, string> },
): Promise<Refund> {
  const left = charge.amount_captured - charge.amount_refunded;
  const { amount = left, reason, metadata } = wanted;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (amount === 0 || amount > left)
    throw invalid('Refund amount is not within what is left of the charge.', 'amount_too_large', 'amount');
  const amount_refunded = charge.amount_refunded + amount;
  const refunded = await store.save<Charge>({
    ...charge,
    amount_refunded,
    refunded: amount_refunded === charge.amount_captured,
  });
  const { id, object, created } = store.fresh('refund');
  const { currency, payment_intent } = charge;
  const made = await store.add<Refund>({
    id,
    object,
    created,
    amount,
    currency,
    reason,
    metadata,
    status: 'succeeded',
    charge: charge.id,
    payment_intent,
  });
  await store.tell('charge.refunded', refunded);
  return made;
}

/** Tries a card that is only to be kept. */
export async function keepCard(
  store: Store,
  intent: SetupIntent,
  method: PaymentMethod,
  use: CardUse,
): Promise<SetupIntent> {
  const outcome = outcomeOf(method.sandbox.behaviour, use);
  if (outcome === 'asks') {
    return store.save<SetupIntent>({
      ...intent,
      status: 'requires_action',
      payment_method: method.id,
      last_setup_error: null,
    });
  }
  if (outcome !== 'taken') return refuseCard(store, intent, method, outcome);
  await store.save<PaymentMethod>({ ...method, customer: intent.customer });
  return store.save<SetupIntent>({ ...intent, status: 'succeeded', payment_method: method.id, last_setup_error: null });
}

/** Takes the word of the holder of a card that is to be kept. */
export async function hearHolderOfKept(store: Store, intent: SetupIntent, agreed: boolean): Promise<SetupIntent> {
  if (intent.status !== 'requires_action' || !intent.payment_method) return intent;
  const method = await store.get('payment_method', intent.payment_method);
  return agreed
    ? keepCard(store, intent, method, 'confirmed')
    : refuseCard(store, intent, method, holderRefused('setup_intent'));
}

function refuseCard(store: Store, intent: SetupIntent, method: PaymentMethod, refusal: Refusal): Promise<SetupIntent> {
  const last_setup_error: PaymentError = { ...refusal, payment_method: shown(method) };
  return store.save<SetupIntent>({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error,
  });
}
