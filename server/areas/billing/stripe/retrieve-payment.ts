import type Stripe from 'stripe';
import type { Log } from '../../../runtime/log';
import type { CardProcessor } from './card-processor';
import type { PaymentRow } from '../payments/apply-payment-update';
import { updateFromIntent, updateFromSession, type PaymentUpdate } from './payment-update';

/** Fields to expand when a PaymentIntent or a Checkout Session is retrieved. */
export const intentExpansions = ['latest_charge', 'payment_method'];
const sessionExpansions = ['payment_intent', ...intentExpansions.map((one) => `payment_intent.${one}`)];

/** Retrieves the current state of a payment; undefined when it has no id at Stripe yet. @throws Stripe's errors */
export async function retrievePayment(
  cards: CardProcessor,
  row: Pick<PaymentRow, 'session_id' | 'payment_intent_id'>,
): Promise<PaymentUpdate | undefined> {
  const stripe = await cards.stripe();
  if (row.payment_intent_id) {
    return updateFromIntent(await stripe.paymentIntents.retrieve(row.payment_intent_id, { expand: intentExpansions }));
  }
  if (row.session_id) {
    return updateFromSession(await stripe.checkout.sessions.retrieve(row.session_id, { expand: sessionExpansions }));
  }
  return undefined;
}

/**
 * Adds the fields that events omit: card, receipt URL and time of payment. Returns the update unchanged when Stripe
 * does not answer, so that the payment is not delayed.
 */
export async function addChargeDetails(cards: CardProcessor, update: PaymentUpdate, log: Log): Promise<PaymentUpdate> {
  if (!update.intent) return update;
  try {
    const stripe = await cards.stripe();
    const intent = await stripe.paymentIntents.retrieve(update.intent, { expand: intentExpansions });
    const { card, receipt_url, customer, paid_at } = updateFromIntent(intent) ?? {};
    return {
      ...update,
      ...(card ? { card } : {}),
      ...(receipt_url ? { receipt_url } : {}),
      ...(customer ? { customer } : {}),
      ...(paid_at ? { paid_at } : {}),
    };
  } catch (error) {
    log.warn({ payment: update.payment, ...stripeErrorFields(error) }, 'could not retrieve the details of a payment');
    return update;
  }
}

/**
 * Expires a Checkout page, so that it can no longer be paid.
 * @returns its payment's current state, because the page may have been paid just before
 */
export async function expireCheckoutPage(cards: CardProcessor, page: string): Promise<PaymentUpdate | undefined> {
  const stripe = await cards.stripe();
  const expired = await stripe.checkout.sessions.expire(page).catch(() => undefined);
  return updateFromSession(expired ?? (await stripe.checkout.sessions.retrieve(page, { expand: sessionExpansions })));
}

/** Returns the fields of a Stripe error that may be logged. They contain no data of the request. */
export function stripeErrorFields(error: unknown): object {
  if (!isStripeError(error)) return { err: error };
  return { reason: error.type, code: error.code, status: error.statusCode, request: error.requestId };
}

/** Ignores Stripe's invalid-request errors, such as for an unknown id. @throws every other error */
export function ignoreInvalidRequest(error: unknown): undefined {
  if (!isStripeError(error) || error.type !== 'StripeInvalidRequestError') throw error;
}

function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'rawType' in error && 'type' in error;
}
