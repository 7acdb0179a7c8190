import type Stripe from 'stripe';
import type { RequestContext } from '../../../dialect/context';
import type { PaymentConfirmation } from '../../../contract.generated';
import { invalidInputError } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import { stripeErrorFields } from './retrieve-payment';
import type { CardProcessor } from './card-processor';
import { readRenewalToConfirm } from '../subscription/company-subscription';

/**
 * Returns what the cardholder needs to authenticate a renewal: a page of the sandbox, or the client secret for
 * Stripe.js. Returns null when the payment is not a renewal that waits for authentication.
 */
export async function confirmPayment(
  id: string,
  context: RequestContext,
  cards: CardProcessor,
): Promise<PaymentConfirmation | null> {
  const { tenant, user } = requireCaller(context);
  const row = await context.database.read(tenant, (session) => readRenewalToConfirm(session, tenant));
  if (!row?.payment_intent_id || row.id !== id || cards.kind === 'none') return null;
  context.log.info({ tenant, user, payment: id }, 'confirmation of a renewal requested');
  if (cards.confirmationPage) {
    const page = cards.confirmationPage(row.payment_intent_id);
    return { id, client_secret: null, url: `${page}?locale=${context.language}` };
  }
  try {
    return { id, client_secret: await clientSecretOf(await cards.stripe(), row.payment_intent_id), url: null };
  } catch (error) {
    context.log.error({ payment: id, ...stripeErrorFields(error) }, 'the card processor could not be reached');
    throw invalidInputError({ id: [{ code: 'payments_unreachable' }] });
  }
}

/**
 * Returns the client secret of a PaymentIntent. Stripe removes a declined card from the PaymentIntent, so the card is
 * attached again first.
 */
async function clientSecretOf({ paymentIntents }: Stripe, id: string): Promise<string | null> {
  const { status, client_secret, last_payment_error: error } = await paymentIntents.retrieve(id);
  const card = error?.payment_method?.id;
  if (status === 'requires_payment_method' && card !== undefined) {
    await paymentIntents.update(id, { payment_method: card });
  }
  return client_secret;
}
