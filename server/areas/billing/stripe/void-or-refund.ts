import { expireCheckoutPage } from './retrieve-payment';
import type { CardProcessor } from './card-processor';
import { cancelPaymentIntent } from './cancel-payment-intent';
import type { PaymentRow } from '../payments/apply-payment-update';
import type { PaymentUpdate } from './payment-update';

/**
 * Voids an open payment of a deleted tenant, and refunds it if it was paid meanwhile. Calls Stripe, so no transaction
 * may be open.
 */
export async function voidOrRefund(cards: CardProcessor, row: PaymentRow): Promise<PaymentUpdate> {
  const { tenant_id: tenant, id: payment, session_id: page } = row;
  const update = page ? await expireCheckoutPage(cards, page) : await cancelPaymentIntent(cards, row);
  if (update?.status !== 'SUCCEEDED') return update ?? { tenant, payment, status: 'CANCELED' };
  const intent = update.intent ?? row.payment_intent_id;
  if (!intent) throw new Error('The paid Checkout Session has no PaymentIntent to refund.');
  const stripe = await cards.stripe();
  await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `back-${payment}` });
  return { ...update, status: 'REFUNDED' };
}
