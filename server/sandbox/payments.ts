import { receiptPath } from './paths';
import { type CardUse, authenticationFailedError, cardOutcomeOf, type CardError } from './cards';
import {
  type SandboxCharge,
  type SandboxPaymentError,
  type SandboxPaymentIntent,
  type SandboxPaymentMethod,
  type SandboxRefund,
  type SandboxSetupIntent,
  removeInternalFields,
} from './objects';
import { invalidRequestError } from './api-errors';
import { newStripeId, type SandboxObjectStore } from './store';

/** Fields of a new PaymentIntent. */
export interface NewPaymentIntent {
  amount: number;
  currency: string;
  customer: string | null;
  metadata: Record<string, string>;
  description: string | null;
  receipt_email: string | null;
  /** Whether the card is saved for off-session charges. */
  savesCard: boolean;
  session: string | null;
}

/** Creates a PaymentIntent without a payment method. */
export function createPaymentIntent(
  store: SandboxObjectStore,
  { savesCard, session, ...plan }: NewPaymentIntent,
): Promise<SandboxPaymentIntent> {
  const fresh = store.newObject('payment_intent');
  return store.add<SandboxPaymentIntent>({
    ...fresh,
    ...plan,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${fresh.id}_secret_${newStripeId('')}`,
    last_payment_error: null,
    latest_charge: null,
    payment_method: null,
    payment_method_types: ['card'],
    setup_future_usage: savesCard ? 'off_session' : null,
    status: 'requires_payment_method',
    sandbox: { session },
  });
}

/** Charges a card and returns the PaymentIntent, which then has succeeded, requires authentication or was declined. */
export async function chargeCard(
  store: SandboxObjectStore,
  intent: SandboxPaymentIntent,
  method: SandboxPaymentMethod,
  use: CardUse,
): Promise<SandboxPaymentIntent> {
  const outcome = cardOutcomeOf(method.sandbox.behaviour, use);
  if (outcome === 'taken') return succeed(store, intent, method);
  if (outcome !== 'asks') return fail(store, intent, method, outcome);
  return store.save<SandboxPaymentIntent>({
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
  });
}

async function succeed(
  store: SandboxObjectStore,
  intent: SandboxPaymentIntent,
  method: SandboxPaymentMethod,
): Promise<SandboxPaymentIntent> {
  const charge = await store.add<SandboxCharge>({
    ...newCharge(store, intent, method),
    amount_captured: intent.amount,
    captured: true,
    paid: true,
    status: 'succeeded',
  });
  if (intent.setup_future_usage && intent.customer)
    await store.save<SandboxPaymentMethod>({ ...method, customer: intent.customer });
  const paid = await store.save<SandboxPaymentIntent>({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method.id,
    status: 'succeeded',
  });
  await store.sendEvent('payment_intent.succeeded', paid);
  return paid;
}

async function fail(
  store: SandboxObjectStore,
  intent: SandboxPaymentIntent,
  method: SandboxPaymentMethod,
  refusal: CardError,
): Promise<SandboxPaymentIntent> {
  const { code, message } = refusal;
  const charge = await store.add<SandboxCharge>({
    ...newCharge(store, intent, method),
    failure_code: code,
    failure_message: message,
    receipt_url: null,
  });
  const error: SandboxPaymentError = { ...refusal, charge: charge.id, payment_method: removeInternalFields(method) };
  const failed = await store.save<SandboxPaymentIntent>({
    ...intent,
    last_payment_error: error,
    latest_charge: charge.id,
    payment_method: null,
    status: 'requires_payment_method',
  });
  await store.sendEvent('payment_intent.payment_failed', failed);
  return failed;
}

function newCharge(
  store: SandboxObjectStore,
  intent: SandboxPaymentIntent,
  method: SandboxPaymentMethod,
): SandboxCharge {
  const { amount, currency, customer, description, metadata, receipt_email } = intent;
  const fresh = store.newObject('charge');
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

/** Returns the card whose holder must authenticate the payment; undefined when no authentication is required. */
export function findCardToAuthenticate({
  status,
  payment_method,
  last_payment_error,
}: SandboxPaymentIntent): string | undefined {
  if (status === 'requires_action') return payment_method ?? undefined;
  const asked = ['authentication_required', authenticationFailedError('payment_intent').code];
  const waits = status === 'requires_payment_method' && last_payment_error && asked.includes(last_payment_error.code);
  return waits ? last_payment_error.payment_method.id : undefined;
}

/** Applies the cardholder's answer to the authentication request of the simulated bank. */
export async function answerPaymentAuthentication(
  store: SandboxObjectStore,
  intent: SandboxPaymentIntent,
  agreed: boolean,
): Promise<SandboxPaymentIntent> {
  const card = findCardToAuthenticate(intent);
  if (card === undefined) return intent;
  const method = await store.get('payment_method', card);
  return agreed
    ? chargeCard(store, intent, method, 'confirmed')
    : fail(store, intent, method, authenticationFailedError('payment_intent'));
}

/** Cancels a PaymentIntent that has not succeeded. */
export async function cancelSandboxPaymentIntent(
  store: SandboxObjectStore,
  intent: SandboxPaymentIntent,
  cancellation_reason: SandboxPaymentIntent['cancellation_reason'] = null,
): Promise<SandboxPaymentIntent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
    const cancelable = 'requires_payment_method, requires_capture, requires_confirmation, requires_action, processing';
    throw invalidRequestError(
      `${message} Only a PaymentIntent with one of the following statuses may be canceled: ${cancelable}.`,
      'payment_intent_unexpected_state',
    );
  }
  const canceled = await store.save<SandboxPaymentIntent>({
    ...intent,
    status: 'canceled',
    canceled_at: store.time,
    cancellation_reason,
  });
  await store.sendEvent('payment_intent.canceled', canceled);
  return canceled;
}

/** Refunds a charge. `wanted.amount` is in cents; absent: all that is not refunded yet. */
export async function refundCharge(
  store: SandboxObjectStore,
  charge: SandboxCharge,
  wanted: { amount?: number; reason: SandboxRefund['reason']; metadata: Record<string, string> },
): Promise<SandboxRefund> {
  const left = charge.amount_captured - charge.amount_refunded;
  const { amount = left, reason, metadata } = wanted;
  if (left === 0)
    throw invalidRequestError(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (amount === 0 || amount > left)
    throw invalidRequestError('Refund amount is not within what is left of the charge.', 'amount_too_large', 'amount');
  const amount_refunded = charge.amount_refunded + amount;
  const refunded = await store.save<SandboxCharge>({
    ...charge,
    amount_refunded,
    refunded: amount_refunded === charge.amount_captured,
  });
  const { id, object, created } = store.newObject('refund');
  const { currency, payment_intent } = charge;
  const made = await store.add<SandboxRefund>({
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
  await store.sendEvent('charge.refunded', refunded);
  return made;
}

/** Saves a card without charging it. */
export async function saveCard(
  store: SandboxObjectStore,
  intent: SandboxSetupIntent,
  method: SandboxPaymentMethod,
  use: CardUse,
): Promise<SandboxSetupIntent> {
  const outcome = cardOutcomeOf(method.sandbox.behaviour, use);
  if (outcome === 'asks') {
    return store.save<SandboxSetupIntent>({
      ...intent,
      status: 'requires_action',
      payment_method: method.id,
      last_setup_error: null,
    });
  }
  if (outcome !== 'taken') return declineSetup(store, intent, method, outcome);
  await store.save<SandboxPaymentMethod>({ ...method, customer: intent.customer });
  return store.save<SandboxSetupIntent>({
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    last_setup_error: null,
  });
}

/** Saves the card when the cardholder has agreed to the authentication request, and declines it otherwise. */
export async function answerSetupAuthentication(
  store: SandboxObjectStore,
  intent: SandboxSetupIntent,
  agreed: boolean,
): Promise<SandboxSetupIntent> {
  if (intent.status !== 'requires_action' || !intent.payment_method) return intent;
  const method = await store.get('payment_method', intent.payment_method);
  return agreed
    ? saveCard(store, intent, method, 'confirmed')
    : declineSetup(store, intent, method, authenticationFailedError('setup_intent'));
}

function declineSetup(
  store: SandboxObjectStore,
  intent: SandboxSetupIntent,
  method: SandboxPaymentMethod,
  refusal: CardError,
): Promise<SandboxSetupIntent> {
  const last_setup_error: SandboxPaymentError = { ...refusal, payment_method: removeInternalFields(method) };
  return store.save<SandboxSetupIntent>({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error,
  });
}
