import { and, eq, isNull } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { subscriptions } from '../tables';
import type { PaymentUpdate } from '../stripe/payment-update';

/** Returns the columns of the subscription that store the card and customer of a payment. */
export function subscriptionCardColumns({ card, customer }: Pick<PaymentUpdate, 'card' | 'customer'>) {
  const columns = card && {
    payment_method_id: card.payment_method_id,
    card_brand: card.brand,
    card_last4: card.last4,
    card_exp_month: card.exp_month,
    card_exp_year: card.exp_year,
  };
  return { ...columns, ...(customer ? { customer_id: customer } : {}) };
}

/** Saves the card of a payment if the subscription has no card yet. */
export async function saveFirstCard({ orm }: Session, tenant: string, update: PaymentUpdate): Promise<void> {
  if (!update.card) return;
  const withoutCard = and(eq(subscriptions.tenant_id, tenant), isNull(subscriptions.payment_method_id));
  await orm.update(subscriptions).set(subscriptionCardColumns(update)).where(withoutCard);
}
