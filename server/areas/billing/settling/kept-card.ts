import { and, eq, isNull } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { subscriptions } from '../tables';
import type { ToldOfPayment } from '../paying/told';

/** What a word of a payment says of the card that it was paid with, as subscriptions keep it. */
export function cardColumns({ card, customer }: Pick<ToldOfPayment, 'card' | 'customer'>) {
  const kept = card && {
    payment_method_id: card.payment_method_id,
    card_brand: card.brand,
    card_last4: card.last4,
    card_exp_month: card.exp_month,
    card_exp_year: card.exp_year,
  };
  return { ...kept, ...(customer ? { customer_id: customer } : {}) };
}

/** Keeps the card that a payment was made with, where none is kept yet. */
export async function keepCard({ orm }: Session, tenant: string, told: ToldOfPayment): Promise<void> {
  if (!told.card) return;
  const without = and(eq(subscriptions.tenant_id, tenant), isNull(subscriptions.payment_method_id));
  await orm.update(subscriptions).set(cardColumns(told)).where(without);
}
