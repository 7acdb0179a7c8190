import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { billingTimeSql } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { publishChange, systemUserId } from '../../../dialect/write/mutations';
import { invalidateAccess } from '../../identity';
import { tariffs } from '../../tariffs';
import { tenants } from '../../tenancy';
import { storeTariffInForce } from '../payments/store-tariff-in-force';
import { notifyPayers } from '../payments/notify-payers';
import type { PaymentRow } from '../payments/apply-payment-update';
import {
  scheduleFactsOf,
  readSubscriptionSnapshot,
  type SubscriptionSnapshot,
} from '../subscription/subscription-snapshot';
import { payments, subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';
import { createRenewal, type ChargeDetails, isRenewalSuperseded, readOpenRenewal, renewalPriceOf } from './charge';
import { handleConfirmationRequired } from './failed-renewal';
import { nextChargeAt, type RenewalStep, dueStep } from './rules';
import { scheduleNextStep } from './schedule';

/** Minutes for which a manual payment on a Checkout page delays the charge of the saved card. */
const manualPaymentMinutes = 30;

/**
 * Milliseconds after which an undecided charge is marked as failed. A retry must use the same idempotency key, and
 * Stripe keeps keys for only 24 hours.
 */
const idempotencyKeyMs = 20 * 60 * 60 * 1000;

/** The Stripe call to make after the transaction is committed. */
export type StripeAction =
  | { kind: 'none' }
  /** Charge the saved card. */
  | ({ kind: 'charge'; payment: PaymentRow } & ChargeDetails)
  /** Retrieve a charge that Stripe is still processing. */
  | { kind: 'retrieve'; payment: PaymentRow }
  /** Cancel a renewal that was not confirmed in time, or mark it as failed when Stripe never answered. */
  | { kind: 'mark_failed'; payment: PaymentRow }
  /** Cancel a renewal because another payment succeeded. */
  | { kind: 'cancel_superseded'; payment: PaymentRow };

const noAction: StripeAction = { kind: 'none' };

/**
 * Runs the database part of a subscription's due step: starts a paid period, sends a reminder, creates a renewal or
 * ends the subscription. Needs a system transaction.
 */
export async function runDueStep(
  session: Session,
  tenant: string,
): Promise<{ step: RenewalStep | undefined; action: StripeAction }> {
  const row = await lockTenant(session, tenant);
  // Deleted tenants and the operator do not pay.
  if (!row || row.deleted !== null || row.operator) {
    await session.orm.update(subscriptions).set({ due_at: null }).where(eq(subscriptions.tenant_id, tenant));
    return { step: undefined, action: noAction };
  }
  await storeTariffInForce(session, tenant);
  const snapshot = await readSubscriptionSnapshot(session, tenant);
  if (!snapshot?.subscription) return { step: undefined, action: noAction };
  const step = dueStep(scheduleFactsOf(snapshot));
  const action = await runStep(session, snapshot, step);
  return { step, action };
}

async function runStep(
  session: Session,
  snapshot: SubscriptionSnapshot,
  step: RenewalStep | undefined,
): Promise<StripeAction> {
  const { tenant } = snapshot;
  switch (step) {
    case 'CHARGE':
      return prepareCharge(session, snapshot);
    case 'REMIND':
      await sendReminder(session, snapshot);
      break;
    case 'END':
      return endSubscription(session, snapshot);
    case 'BEGIN':
    case undefined:
  }
  await scheduleNextStep(session, tenant);
  return noAction;
}

async function sendReminder(session: Session, snapshot: SubscriptionSnapshot): Promise<void> {
  const { tenant, tariff, last } = snapshot;
  if (!tariff || !last) return;
  const facts = scheduleFactsOf(snapshot);
  const on = nextChargeAt(facts)?.toISOString();
  const renewal = on ? await renewalPriceOf(session, snapshot) : undefined;
  const charged = renewal && on ? { amount: renewal.amount, currency: renewal.currency, on } : null;
  const kind = facts.isTrial ? 'TRIAL_ENDING' : 'SUBSCRIPTION_ENDING';
  await notifyPayers(session, tenant, { kind, tariff: tariff.name, end: last.end_date, charge: charged });
}

/** Ends a subscription and notifies its payers. The returned action ends a pending renewal. */
async function endSubscription(session: Session, { tenant, last }: SubscriptionSnapshot): Promise<StripeAction> {
  await session.orm
    .update(subscriptions)
    .set({ due_at: null, updated_at: billingTimeSql })
    .where(eq(subscriptions.tenant_id, tenant));
  await invalidateAccess(session, tenant);
  await publishChange({ session, tenant, user: systemUserId }, { table: tenants }, tenant, 'UPDATED');
  if (last) await notifyPayers(session, tenant, { kind: 'SUBSCRIPTION_ENDED', end: last.end_date });
  const open = await readOpenRenewal(session, tenant);
  return open ? { kind: 'mark_failed', payment: open } : noAction;
}

async function prepareCharge(session: Session, snapshot: SubscriptionSnapshot): Promise<StripeAction> {
  const { tenant, subscription } = snapshot;
  const open = await readOpenRenewal(session, tenant);
  if (open && (await isRenewalSuperseded(session, open))) {
    await postponeNextStep(session, tenant, 1);
    return { kind: 'cancel_superseded', payment: open };
  }
  if (open?.payment_intent_id) {
    if (open.error_message === null) return { kind: 'retrieve', payment: open };
    // The card is not charged again while the pending charge waits for the cardholder's authentication.
    await handleConfirmationRequired(session, open, open.error_message);
    return noAction;
  }
  if (open && snapshot.now.getTime() - Date.parse(open.created_at) > idempotencyKeyMs) {
    return { kind: 'mark_failed', payment: open };
  }
  if (!open && (await hasRecentCheckout(session, tenant))) {
    await postponeNextStep(session, tenant, manualPaymentMinutes);
    return noAction;
  }
  const payment_method = subscription?.payment_method_id;
  const renewal = await renewalPriceOf(session, snapshot);
  if (!payment_method || !renewal) {
    if (isOver(snapshot)) return endSubscription(session, snapshot);
    await sendReminder(session, snapshot);
    await session.orm
      .update(subscriptions)
      .set({ due_at: endOfLastPeriod(snapshot) })
      .where(eq(subscriptions.tenant_id, tenant));
    return noAction;
  }
  const payment = open ?? (await createRenewal(session, tenant, renewal));
  const tariff = await tariffCodeOf(session, payment);
  return { kind: 'charge', payment, tariff, payment_method, customer: subscription.customer_id ?? undefined };
}

function isOver({ last, today }: SubscriptionSnapshot): boolean {
  return last !== undefined && last.end_date < today;
}

async function tariffCodeOf({ orm }: Session, { tariff_id: id }: PaymentRow): Promise<string> {
  const [row] = await orm
    .select({ code: tariffs.code })
    .from(tariffs)
    .where(eq(tariffs.id, id ?? '0'));
  return row?.code ?? '';
}

/** Returns the end of the last period, when a subscription ends that cannot be renewed. */
function endOfLastPeriod({ last }: SubscriptionSnapshot): string | null {
  return last ? new Date(Date.parse(last.end_date) + 24 * 60 * 60 * 1000).toISOString() : null;
}

async function hasRecentCheckout({ orm }: Session, tenant: string): Promise<boolean> {
  const recent = gt(payments.created_at, sql`${billingTimeSql} - make_interval(mins => ${manualPaymentMinutes}::int)`);
  const recentCheckouts = and(
    eq(payments.tenant_id, tenant),
    eq(payments.status, 'PENDING'),
    isNotNull(payments.session_id),
    recent,
  );
  return (await orm.$count(payments, recentCheckouts)) > 0;
}

/** Sets the time of the subscription's next step to some minutes from now. */
export async function postponeNextStep({ orm }: Session, tenant: string, minutes: number): Promise<void> {
  const due_at = sql`${billingTimeSql} + make_interval(mins => ${minutes}::int)`;
  await orm
    .update(subscriptions)
    .set({ due_at, updated_at: billingTimeSql })
    .where(eq(subscriptions.tenant_id, tenant));
}
