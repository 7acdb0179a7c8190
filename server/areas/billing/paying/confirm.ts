import type Stripe from 'stripe';
import type { RequestContext } from '../../../dialect/context';
import type { PaymentConfirmation } from '../../../contract.generated';
import { invalid } from '../../../dialect/errors';
import { callerOf } from '../../../dialect/methods';
import { refusalOf } from './asking';
import type { Cards } from './cards';
import { toConfirm } from '../subscription/company-subscription';

/**
 * Tells with what a renewal is confirmed that the bank wants confirmed: a page of the sandbox, or what Stripe's script
 * is given. Null when there is nothing to confirm.
 */
export async function confirmPayment(
  id: string,
  context: RequestContext,
  cards: Cards,
): Promise<PaymentConfirmation | null> {
  const { tenant, user } = callerOf(context);
  const row = await context.database.read(tenant, (session) => toConfirm(session, tenant));
  if (!row?.payment_intent_id || row.id !== id || cards.kind === 'none') return null;
  context.log.info({ tenant, user, payment: id }, 'a renewal is being confirmed');
  if (cards.confirmationPage) {
    const page = cards.confirmationPage(row.payment_intent_id);
    return { id, client_secret: null, url: `${page}?locale=${context.language}` };
  }
  try {
    return { id, client_secret: await secretOf(await cards.stripe(), row.payment_intent_id), url: null };
  } catch (error) {
    context.log.error({ payment: id, ...refusalOf(error) }, 'the card processor could not be reached');
    throw invalid({ id: [{ code: 'payments_unreachable' }] });
  }
}

/**
 * What Stripe's script confirms a payment with. Stripe lets go of a card that the bank refused without its holder: it
 * is put back first.
 */
async function secretOf({ paymentIntents }: Stripe, id: string): Promise<string | null> {
  const { status, client_secret, last_payment_error: error } = await paymentIntents.retrieve(id);
  const card = error?.payment_method?.id;
  if (status === 'requires_payment_method' && card !== undefined) {
    await paymentIntents.update(id, { payment_method: card });
  }
  return client_secret;
}
