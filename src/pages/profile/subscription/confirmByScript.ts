import type { PaymentIntentResult } from '@stripe/stripe-js';
import type { Language } from '../../../../resources/contract.generated';

/** What came of asking the bank. */
export type Confirmed =
  | { kind: 'paid' | 'underWay' }
  /** `reason` as Stripe says it, in the reader's language; absent where it says nothing. */
  | { kind: 'refused'; reason?: string };

/**
 * Has the holder of the card confirm a payment with their bank, in the window that Stripe's script opens for it. The
 * script is fetched only now, and watches nobody.
 *
 * @throws Error where the script cannot be fetched
 */
export async function confirmByScript(
  publishableKey: string,
  clientSecret: string,
  language: Language,
): Promise<Confirmed> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const stripe = await loadStripe(publishableKey, { locale: language });
  if (!stripe) throw new Error('Stripe’s script runs in browsers only.');
  return outcomeOf(await stripe.confirmCardPayment(clientSecret));
}

/** What Stripe's answer means for the payment. */
export function outcomeOf({ paymentIntent, error }: PaymentIntentResult): Confirmed {
  if (error) return { kind: 'refused', ...(error.message && { reason: error.message }) };
  switch (paymentIntent.status) {
    case 'succeeded':
      return { kind: 'paid' };
    case 'processing':
    case 'requires_capture':
      return { kind: 'underWay' };
    case 'canceled':
    case 'requires_action':
    case 'requires_confirmation':
    case 'requires_payment_method':
      return { kind: 'refused' };
  }
}
