import { endPage } from './asking';
import type { Cards } from './cards';
import { letGo } from './letting-go';
import type { PaymentRow } from '../settling/settle';
import type { ToldOfPayment } from './told';

/**
 * Ends a payment of a company that has left: its page, or its charge, takes no payment any more, and what was paid all
 * the same is paid back. Speaks to the processor, so no transaction is open.
 * @returns what is told of it then; it is never that it was paid
 * @throws Stripe's errors, where nobody answers: it is tried again then, and paid back once
 */
export async function endOfLeft(cards: Cards, row: PaymentRow): Promise<ToldOfPayment> {
  const { tenant_id: tenant, id: payment, session_id: page } = row;
  const told = page ? await endPage(cards, page) : await letGo(cards, row);
  if (told?.status !== 'SUCCEEDED') return told ?? { tenant, payment, status: 'CANCELED' };
  const intent = told.intent ?? row.payment_intent_id;
  if (!intent) throw new Error('The processor does not say what is to be paid back.');
  const stripe = await cards.stripe();
  await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `back-${payment}` });
  return { ...told, status: 'REFUNDED' };
}
