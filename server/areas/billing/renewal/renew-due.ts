import { eq, sql } from 'drizzle-orm';
import type { Log } from '../../../runtime/log';
import { billingTimeSql } from '../../../database/clock';
import type { Database } from '../../../database/database';
import { retrievePayment, stripeErrorFields } from '../stripe/retrieve-payment';
import { cancelPaymentIntent } from '../stripe/cancel-payment-intent';
import type { CardProcessor } from '../stripe/card-processor';
import { logPaymentUpdate } from '../stripe/webhook';
import { type PaymentRow, applyPaymentUpdate } from '../payments/apply-payment-update';
import { subscriptions } from '../tables';
import type { PaymentUpdate } from '../stripe/payment-update';
import { chargeSavedCard } from './charge';
import { runDueStep, postponeNextStep, type StripeAction } from './run-step';

/** What the renewal job needs from the server. */
export interface RenewalContext {
  database: Database;
  cards: CardProcessor;
  log: Log;
}

/** Minutes for which a server claims a subscription; longer than all timeouts of Stripe calls. */
const claimMinutes = 10;
/** Minutes until a charge that Stripe has not decided is checked again. */
const recheckMinutes = 10;

/**
 * Runs the due steps of all subscriptions, one at a time. Several servers can run it concurrently. It stops early when
 * `shouldStop` returns true.
 * @returns how many subscriptions were handled
 */
export async function renewDueSubscriptions(parts: RenewalContext, shouldStop = () => false): Promise<number> {
  let handled = 0;
  for (
    let tenant = await claimDueSubscription(parts);
    tenant;
    tenant = shouldStop() ? undefined : await claimDueSubscription(parts)
  ) {
    await renew(parts, tenant);
    handled += 1;
  }
  return handled;
}

/** Claims the subscription that has been due longest; `SKIP LOCKED` gives concurrent servers different ones. */
function claimDueSubscription({ database }: RenewalContext): Promise<string | undefined> {
  return database.system(async ({ orm }) => {
    const due = sql`(
      SELECT tenant_id FROM subscriptions WHERE due_at <= ${billingTimeSql} ORDER BY due_at, tenant_id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
    const [claimed] = await orm
      .update(subscriptions)
      .set({ due_at: sql`${billingTimeSql} + make_interval(mins => ${claimMinutes}::int)` })
      .where(eq(subscriptions.tenant_id, due))
      .returning({ tenant: subscriptions.tenant_id });
    return claimed?.tenant;
  });
}

/** Runs the due step of a subscription. A failed step runs again when the claim expires. */
async function renew(parts: RenewalContext, tenant: string): Promise<void> {
  const { database, log } = parts;
  try {
    const { step, action } = await database.system((session) => runDueStep(session, tenant));
    log.info(
      { tenant, step: step ?? 'NONE', ...(action.kind === 'none' ? {} : { payment: action.payment.id }) },
      'subscription step done',
    );
    await runStripeAction(parts, tenant, action);
  } catch (error) {
    log.error({ tenant, ...stripeErrorFields(error) }, 'a subscription step failed and will be retried');
  }
}

/** Makes the Stripe call of a step while no transaction is open, and applies the returned update. */
async function runStripeAction(parts: RenewalContext, tenant: string, action: StripeAction): Promise<void> {
  if (action.kind === 'none') return;
  const { database, log } = parts;
  const update = await callStripe(parts, action);
  const isUndecided = await database.system(async (session) => {
    const result = update && (await applyPaymentUpdate(session, update));
    if (update && result) logPaymentUpdate(log, update, result, { by: 'renewal' });
    if (action.kind === 'mark_failed' || action.kind === 'cancel_superseded') return false;
    const isOpen =
      !result ||
      result.outcome === 'mismatch' ||
      (result.outcome === 'unchanged' && result.status === 'PENDING' && !update.error);
    if (isOpen) await postponeNextStep(session, tenant, recheckMinutes);
    return isOpen;
  });
  if (isUndecided) log.warn({ tenant, payment: action.payment.id }, 'the card processor has not decided a renewal yet');
}

/** Calls Stripe and returns the payment update; undefined when Stripe does not answer. */
async function callStripe(
  { cards, log }: RenewalContext,
  action: Exclude<StripeAction, { kind: 'none' }>,
): Promise<PaymentUpdate | undefined> {
  const { payment } = action;
  const logNoAnswer = (error: unknown): undefined => {
    log.warn(
      { tenant: payment.tenant_id, payment: payment.id, ...stripeErrorFields(error) },
      'the card processor did not answer for a renewal',
    );
  };
  switch (action.kind) {
    case 'charge':
      return chargeSavedCard(cards, payment, action).catch(logNoAnswer);
    case 'retrieve':
      return retrievePayment(cards, payment).catch(logNoAnswer);
    case 'cancel_superseded':
      // Without an answer the payment stays pending and is rechecked like all others.
      return cancelPaymentIntent(cards, payment).catch(logNoAnswer);
    case 'mark_failed':
      return payment.payment_intent_id ? cancelPaymentIntent(cards, payment).catch(logNoAnswer) : failedUpdate(payment);
  }
}

/** Returns the update that marks a renewal as failed because Stripe never answered. */
function failedUpdate({ tenant_id: tenant, id: payment }: PaymentRow): PaymentUpdate {
  return {
    tenant,
    payment,
    status: 'FAILED',
    error: 'The payment processor did not respond.',
    reason: 'processing_error',
  };
}
