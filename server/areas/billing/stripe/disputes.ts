import type Stripe from 'stripe';
import { and, eq } from 'drizzle-orm';
import { billingTimeSql } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { publishChange, systemUserId } from '../../../dialect/write/mutations';
import { payments } from '../tables';
import { lockTenant } from '../tenant-lock';
import { ignoreInvalidRequest } from './retrieve-payment';
import type { CardProcessor } from './card-processor';
import { stripeIdOf, updateFromIntent } from './payment-update';
import { type PaymentMetadata, readPaymentMetadata } from '../payments/payment-metadata';

/** A dispute about a payment that Waybill created. */
export interface PaymentDispute extends NonNullable<PaymentMetadata['dispute']> {
  tenant: string;
  payment: string;
}

/** Final statuses of a dispute. */
const finalStatuses = ['won', 'lost', 'warning_closed'];

/**
 * Returns the dispute of an event; undefined when Waybill did not create the disputed payment. A dispute does not name
 * the payment, so its PaymentIntent is retrieved. Calls Stripe, so no transaction may be open.
 * @throws Stripe's errors
 */
export async function retrieveDispute(cards: CardProcessor, event: Stripe.Event): Promise<PaymentDispute | undefined> {
  if (event.type !== 'charge.dispute.created' && event.type !== 'charge.dispute.closed') return undefined;
  const { id, status, reason, amount, payment_intent } = event.data.object;
  const intent = stripeIdOf(payment_intent);
  if (!intent) return undefined;
  const stripe = await cards.stripe();
  const retrievedIntent = await stripe.paymentIntents.retrieve(intent).catch(ignoreInvalidRequest);
  const update = retrievedIntent && updateFromIntent(retrievedIntent);
  return update && { tenant: update.tenant, payment: update.payment, id, status, reason, amount };
}

/**
 * Stores a dispute in its payment's metadata. The paid period does not end: the operator refunds the payment if the
 * dispute is lost.
 */
export async function storeDispute(session: Session, { tenant, payment, ...dispute }: PaymentDispute): Promise<void> {
  await lockTenant(session, tenant);
  const own = and(eq(payments.tenant_id, tenant), eq(payments.id, payment));
  const [row] = await session.orm.select({ metadata: payments.metadata }).from(payments).where(own).for('update');
  if (!row) return;
  const stored = readPaymentMetadata(row);
  // Events can arrive out of order: an opened dispute does not replace a closed one.
  if (stored.dispute?.id === dispute.id && finalStatuses.includes(stored.dispute.status)) return;
  await session.orm
    .update(payments)
    .set({ metadata: { ...stored, dispute }, updated_at: billingTimeSql })
    .where(own);
  await publishChange({ session, tenant, user: systemUserId }, { table: payments }, payment, 'UPDATED');
}
