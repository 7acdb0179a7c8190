import type Stripe from 'stripe';
import type { Language } from '../../../contract.generated';
import { type LocalizedText, textIn } from '../../../texts/localized';
import { textsIn } from '../../../texts/texts';
import type { Cards } from './cards';
import { withCustomer } from './customer';
import type { PaymentRow } from '../settling/settle';

/** A payment for which a page is opened at the processor. */
export interface PagePayment extends Pick<
  PaymentRow,
  'id' | 'tenant_id' | 'amount' | 'currency' | 'billing_cycle' | 'purpose' | 'tax_rate'
> {
  tariff: { code: string; name: LocalizedText };
  /** Where the console is. */
  origin: string;
  language: Language;
  email: string | null;
  /** Whom the receipt is for. */
  name: string;
  /** The processor's name of the tenant, where it has one. */
  customer: string | null;
}

/** A page that is paid at. */
export interface Page {
  id: string;
  url: string;
  customer: string;
}

/** Opens the processor's page for a payment. @throws Stripe's errors. */
export async function openPage(cards: Cards, payment: PagePayment): Promise<Page> {
  const stripe = await cards.stripe();
  const { tenant_id: tenant, customer, name, email } = payment;
  return withCustomer(stripe, { tenant, customer, name, email }, (known) => pageFor(stripe, payment, known));
}

async function pageFor(stripe: Stripe, payment: PagePayment, customer: string): Promise<Page> {
  const { id: payment_id, origin, language, email, amount, currency } = payment;
  const metadata = metadataOf(payment);
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
  if (!url) throw new Error('The processor opened a page without an address.');
  return { id, url, customer };
}

/** What names a payment. */
type Named = Pick<PaymentRow, 'id' | 'tenant_id' | 'billing_cycle' | 'purpose'> & { tariff: { code: string } };

/**
 * What travels with a payment to the processor, and comes back with its word: the session and the payment have it
 * alike.
 */
export function metadataOf({ tenant_id: tenant, id: payment, tariff, billing_cycle, purpose }: Named) {
  return { tenant, payment, tariff: tariff.code, billing_cycle, purpose };
}

/** Returns what the page calls the thing that is paid for, in the payer's language. */
function productOf({ tariff, language, billing_cycle: cycle, tax_rate: rate }: PagePayment): {
  name: string;
  description: string;
} {
  const { t } = textsIn(language);
  const withTax = rate > 0 ? [t('checkout:withTax', { rate })] : [];
  const description = [t(`checkout:cycles.${cycle}`), ...withTax].join(', ');
  return { name: `Waybill ${textIn(tariff.name, language)}`, description };
}
