import type Stripe from 'stripe';
import { and, eq } from 'drizzle-orm';
import { now } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { publishChange, systemUser } from '../../../dialect/write/mutations';
import { payments } from '../tables';
import { lockTenant } from '../tenant-lock';
import { unlessRefused } from './asking';
import type { Cards } from './cards';
import { idOf, toldByIntent } from './told';
import { type Travelled, travelledWith } from './travelled';

/** That a card's holder disputes a payment of ours. */
export interface Dispute extends NonNullable<Travelled['dispute']> {
  tenant: string;
  payment: string;
}

/** How a dispute ends. */
const decided = ['won', 'lost', 'warning_closed'];

/**
 * What an event says of a dispute; undefined where it is of none of ours. Disputes name no payment of ours, so the
 * processor is asked for what travelled with theirs: no transaction is open. @throws Stripe's errors
 */
export async function disputeOf(cards: Cards, event: Stripe.Event): Promise<Dispute | undefined> {
  if (event.type !== 'charge.dispute.created' && event.type !== 'charge.dispute.closed') return undefined;
  const { id, status, reason, amount, payment_intent } = event.data.object;
  const intent = idOf(payment_intent);
  if (!intent) return undefined;
  const stripe = await cards.stripe();
  const known = await stripe.paymentIntents.retrieve(intent).catch(unlessRefused);
  const told = known && toldByIntent(known);
  return told && { tenant: told.tenant, payment: told.payment, id, status, reason, amount };
}

/**
 * Keeps a dispute with its payment, whose readers see it among what travelled with it. It ends no period: while it is
 * open nothing is decided, and who loses one decides what follows, by giving the rest back or not.
 */
export async function keepDispute(session: Session, { tenant, payment, ...dispute }: Dispute): Promise<void> {
  await lockTenant(session, tenant);
  const own = and(eq(payments.tenant_id, tenant), eq(payments.id, payment));
  const [row] = await session.orm.select({ metadata: payments.metadata }).from(payments).where(own).for('update');
  if (!row) return;
  const known = travelledWith(row);
  // That it was opened may be told after how it ended.
  if (known.dispute?.id === dispute.id && decided.includes(known.dispute.status)) return;
  await session.orm
    .update(payments)
    .set({ metadata: { ...known, dispute }, updated_at: now })
    .where(own);
  await publishChange({ session, tenant, user: systemUser }, { table: payments }, payment, 'UPDATED');
}
