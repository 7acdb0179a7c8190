import type Stripe from 'stripe';
import type { Language } from '../../../contract.generated';
import { type LocalizedText, textInLanguage } from '../../../texts/localized';
import { textsInLanguage } from '../../../texts/texts';
import type { CardProcessor } from './card-processor';
import { withCustomer } from './customer';
import type { PaymentRow } from '../payments/apply-payment-update';

/** A payment for which a Checkout page is opened. */
export interface CheckoutPayment extends Pick<
  PaymentRow,
  'id' | 'tenant_id' | 'amount' | 'currency' | 'billing_cycle' | 'purpose' | 'tax_rate'
> {
  tariff: { code: string; name: LocalizedText };
  /** Origin of the console. */
  origin: string;
  language: Language;
  email: string | null;
  /** Company name on the receipt. */
  name: string;
  /** Stripe's customer id; null for a new customer. */
  customer: string | null;
}

/** The id and URL of a Checkout page, and Stripe's id of its customer. */
export interface CheckoutPage {
  id: string;
  url: string;
  customer: string;
}

/** Creates a Checkout Session for a payment. @throws Stripe's errors */
export async function openCheckoutPage(cards: CardProcessor, payment: CheckoutPayment): Promise<CheckoutPage> {
  const stripe = await cards.stripe();
  const { tenant_id: tenant, customer, name, email } = payment;
  return withCustomer(stripe, { tenant, customer, name, email }, (customerId) =>
    createCheckoutPage(stripe, payment, customerId),
  );
}

async function createCheckoutPage(stripe: Stripe, payment: CheckoutPayment, customer: string): Promise<CheckoutPage> {
  const { id: payment_id, origin, language, email, amount, currency } = payment;
  const metadata = stripeMetadataOf(payment);
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      customer,
      client_reference_id: payment_id,
      allowed_payment_method_types: ['card'],
      line_items: [
        {
          quantity: 1,
          price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: productOf(payment) },
        },
      ],
      payment_intent_data: { setup_future_usage: 'off_session', metadata, ...(email ? { receipt_email: email } : {}) },
      metadata,
      locale: language,
      success_url: `${origin}/info/subscriptionSuccess?payment=${payment_id}`,
      cancel_url: `${origin}/info/subscriptionUnsuccess?payment=${payment_id}`,
    },
    { idempotencyKey: `page-${payment_id}-${customer}` },
  );
  if (!url) throw new Error('Stripe returned a Checkout Session without a URL.');
  return { id, url, customer };
}

/** Fields of a payment that its Stripe metadata contains. */
type MetadataFields = Pick<PaymentRow, 'id' | 'tenant_id' | 'billing_cycle' | 'purpose'> & { tariff: { code: string } };

/**
 * Returns the metadata for Stripe. The Checkout Session and its PaymentIntent have the same metadata, so that every
 * event refers to the payment.
 */
export function stripeMetadataOf({ tenant_id: tenant, id: payment, tariff, billing_cycle, purpose }: MetadataFields) {
  return { tenant, payment, tariff: tariff.code, billing_cycle, purpose };
}

/** Returns the product name and description on the Checkout page, in the payer's language. */
function productOf({ tariff, language, billing_cycle: cycle, tax_rate: rate }: CheckoutPayment): {
  name: string;
  description: string;
} {
  const { t } = textsInLanguage(language);
  const withTax = rate > 0 ? [t('checkout:withTax', { rate })] : [];
  const description = [t(`checkout:cycles.${cycle}`), ...withTax].join(', ');
  return { name: `Waybill ${textInLanguage(tariff.name, language)}`, description };
}
