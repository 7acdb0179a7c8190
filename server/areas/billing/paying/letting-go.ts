import type { PaymentRow } from '../settling/settle';
import { ofIntent, unlessRefused } from './asking';
import type { Cards } from './cards';
import { toldByIntent, type ToldOfPayment } from './told';

/**
 * Has a charge of a kept card be confirmed by nobody any more: whoever has its page open, or was given its secret,
 * could otherwise pay what nobody needs. Speaks to the processor, so no transaction is open.
 * @returns what is told of it now; it may have been confirmed at the last moment, or be decided just now
 * @throws Stripe's errors, where nobody answers
 */
export async function letGo(cards: Cards, row: PaymentRow): Promise<ToldOfPayment> {
  const { tenant_id: tenant, id: payment, payment_intent_id: intent } = row;
  const given = { tenant, payment, status: 'CANCELED' } as const;
  if (!intent) return given;
  const stripe = await cards.stripe();
  // It is paid or canceled already, or another processor's, from before the server was set up with this one.
  const canceled = await stripe.paymentIntents.cancel(intent).catch(unlessRefused);
  const known = canceled ?? (await stripe.paymentIntents.retrieve(intent, { expand: ofIntent }).catch(unlessRefused));
  return (known && toldByIntent(known)) ?? given;
}
