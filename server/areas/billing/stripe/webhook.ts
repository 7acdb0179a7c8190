import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Log } from '../../../runtime/log';
import type { Database, Session } from '../../../database/database';
import { addChargeDetails } from './retrieve-payment';
import { saveNewCard, cancelOldCardRenewal, retrieveNewCard } from './card-session';
import type { CardProcessor } from './card-processor';
import { retrieveDispute, storeDispute } from './disputes';
import { type PaymentUpdateResult, applyPaymentUpdate } from '../payments/apply-payment-update';
import { processorEvents } from '../tables';
import { paymentUpdateOf, type PaymentUpdate } from './payment-update';

/** What code that handles Stripe events and payment updates needs from the server. */
export interface WebhookContext {
  database: Database;
  cards: CardProcessor;
  log: Log;
}

/**
 * Handles a verified Stripe event. Handled events are stored, so that a resent event has no second effect. Rejects when
 * the database or a required Stripe call fails, so that Stripe resends the event.
 */
export async function handleStripeEvent({ database, cards, log }: WebhookContext, event: Stripe.Event): Promise<void> {
  const update = paymentUpdateOf(event);
  if (await database.system((session) => isKnown(session, event))) return;
  // Stripe is called first, so that no transaction is open during the calls.
  const detailedUpdate = update?.status === 'SUCCEEDED' ? await addChargeDetails(cards, update, log) : update;
  const card = await retrieveNewCard(cards, event);
  const dispute = await retrieveDispute(cards, event);
  const canceledRenewal = card && (await cancelOldCardRenewal(database, cards, card));
  const result = await database.system(async (session) => {
    const isNew = await storeEvent(session, event, update);
    if (isNew && canceledRenewal) await applyPaymentUpdate(session, canceledRenewal);
    if (isNew && card) await saveNewCard(session, card);
    if (isNew && dispute) await storeDispute(session, dispute);
    return isNew && detailedUpdate ? applyPaymentUpdate(session, detailedUpdate) : undefined;
  });
  if (card) log.info({ tenant: card.tenant, event: event.id }, 'new card saved for renewals');
  if (dispute) {
    log.warn({ ...dispute, event: event.id, type: event.type }, 'a payment is disputed');
  }
  if (detailedUpdate && result) logPaymentUpdate(log, detailedUpdate, result, { event: event.id, type: event.type });
}

/** Logs the result of a payment update. */
export function logPaymentUpdate(
  log: Log,
  { tenant, payment, status, refunded }: PaymentUpdate,
  result: PaymentUpdateResult,
  source: object,
): void {
  const facts = { tenant, payment, reportedStatus: status, ...(refunded ? { refunded } : {}), ...source, ...result };
  switch (result.outcome) {
    case 'changed':
      return log.info(facts, 'payment status changed');
    case 'unchanged':
      return log.info(facts, 'payment status unchanged');
    case 'unknown':
      return log.warn(facts, 'update of an unknown payment ignored');
    case 'mismatch':
      return log.error(facts, 'the update contradicts the payment and was ignored');
  }
}

async function isKnown({ orm }: Session, { id }: Stripe.Event): Promise<boolean> {
  return (await orm.$count(processorEvents, eq(processorEvents.id, id))) > 0;
}

/** Stores an event. @returns whether it is new */
async function storeEvent(
  { orm }: Session,
  { id, type, created }: Stripe.Event,
  update: PaymentUpdate | undefined,
): Promise<boolean> {
  const row = { id, type, payment: update?.payment ?? null, created_at: new Date(created * 1000).toISOString() };
  const inserted = await orm
    .insert(processorEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: processorEvents.id });
  return inserted.length > 0;
}
