import type { PaymentIntentResult } from '@stripe/stripe-js';
import type { Language } from '../../../../resources/contract.generated';

/** Result of a confirmation by the bank. */
export type BankConfirmation =
  | { kind: 'paid' | 'underWay' }
  /** `reason` is Stripe's message in the user's language, if it has one. */
  | { kind: 'refused'; reason?: string };

/**
 * Confirms a payment with the card's bank in a dialog of Stripe.js. The script is loaded on first use, and its
 * collection of fraud signals is turned off.
 *
 * @throws Error if the script cannot be loaded
 */
export async function confirmWithStripe(
  publishableKey: string,
  clientSecret: string,
  language: Language,
): Promise<BankConfirmation> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const stripe = await loadStripe(publishableKey, { locale: language });
  if (!stripe) throw new Error('Stripe’s script runs in browsers only.');
  return bankConfirmationOf(await stripe.confirmCardPayment(clientSecret));
}

/** Converts the answer of Stripe.js to a result. */
function bankConfirmationOf({ paymentIntent, error }: PaymentIntentResult): BankConfirmation {
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
