import type Stripe from 'stripe';
import type { Log } from '../../../runtime/log';
import type { Cards } from './cards';
import type { PaymentRow } from '../settling/settle';
import { toldByIntent, toldBySession, type ToldOfPayment } from './told';

/** What is told along with a payment that is asked for. */
export const ofIntent = ['latest_charge', 'payment_method'];
const ofSession = ['payment_intent', ...ofIntent.map((one) => `payment_intent.${one}`)];

/** What the processor itself says of a payment; undefined where it does not know it yet. @throws Stripe's errors. */
export async function askOf(
  cards: Cards,
  row: Pick<PaymentRow, 'session_id' | 'payment_intent_id'>,
): Promise<ToldOfPayment | undefined> {
  const stripe = await cards.stripe();
  if (row.payment_intent_id) {
    return toldByIntent(await stripe.paymentIntents.retrieve(row.payment_intent_id, { expand: ofIntent }));
  }
  if (row.session_id) {
    return toldBySession(await stripe.checkout.sessions.retrieve(row.session_id, { expand: ofSession }));
  }
  return undefined;
}

/**
 * A word of success with what events leave out: the card, the receipt's address and when it was charged. As it was
 * where the processor does not answer: whoever has paid does not wait for that.
 */
export async function withDetails(cards: Cards, told: ToldOfPayment, log: Log): Promise<ToldOfPayment> {
  if (!told.intent) return told;
  try {
    const stripe = await cards.stripe();
    const intent = await stripe.paymentIntents.retrieve(told.intent, { expand: ofIntent });
    const { card, receipt_url, customer, paid_at } = toldByIntent(intent) ?? {};
    return {
      ...told,
      ...(card ? { card } : {}),
      ...(receipt_url ? { receipt_url } : {}),
      ...(customer ? { customer } : {}),
      ...(paid_at ? { paid_at } : {}),
    };
  } catch (error) {
    log.warn({ payment: told.payment, ...refusalOf(error) }, 'the processor does not tell more of a payment');
    return told;
  }
}

/**
 * Has a page take no payment any more. @returns what is told of its payment now: it may have been paid at the last
 * moment
 */
export async function endPage(cards: Cards, page: string): Promise<ToldOfPayment | undefined> {
  const stripe = await cards.stripe();
  const ended = await stripe.checkout.sessions.expire(page).catch(() => undefined);
  return toldBySession(ended ?? (await stripe.checkout.sessions.retrieve(page, { expand: ofSession })));
}

/** What the log may say of the processor's refusal: its kind, not what was sent. */
export function refusalOf(error: unknown): object {
  if (!isStripeError(error)) return { err: error };
  return { reason: error.type, code: error.code, status: error.statusCode, request: error.requestId };
}

/** Nothing, where the processor knows of nothing like that, or does not do it. @throws whatever else went wrong */
export function unlessRefused(error: unknown): undefined {
  if (!isStripeError(error) || error.type !== 'StripeInvalidRequestError') throw error;
}

function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'rawType' in error && 'type' in error;
}
