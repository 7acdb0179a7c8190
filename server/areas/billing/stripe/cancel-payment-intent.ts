import type { PaymentRow } from '../payments/apply-payment-update';
import { intentExpansions, ignoreInvalidRequest } from './retrieve-payment';
import type { CardProcessor } from './card-processor';
import { updateFromIntent, type PaymentUpdate } from './payment-update';

/**
 * Cancels the PaymentIntent of a renewal, so that its open confirmation page can no longer charge the card. Calls
 * Stripe, so no transaction may be open.
 * @returns the payment's current state, because it may have been confirmed just before
 * @throws Stripe's errors
 */
export async function cancelPaymentIntent(cards: CardProcessor, row: PaymentRow): Promise<PaymentUpdate> {
  const { tenant_id: tenant, id: payment, payment_intent_id: intent } = row;
  const canceledUpdate = { tenant, payment, status: 'CANCELED' } as const;
  if (!intent) return canceledUpdate;
  const stripe = await cards.stripe();
  // The PaymentIntent may be finished already, or unknown to the Stripe account that is configured now.
  const canceled = await stripe.paymentIntents.cancel(intent).catch(ignoreInvalidRequest);
  const currentIntent =
    canceled ??
    (await stripe.paymentIntents.retrieve(intent, { expand: intentExpansions }).catch(ignoreInvalidRequest));
  return (currentIntent && updateFromIntent(currentIntent)) ?? canceledUpdate;
}
