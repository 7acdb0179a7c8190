import { eq, sql } from 'drizzle-orm';
import { billingTimeSql } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { notifyOfFailedPayment } from '../payments/notify-payers';
import { failureMessageColumns } from '../payments/failure-texts';
import type { PaymentRow } from '../payments/apply-payment-update';
import { scheduleFactsOf, readSubscriptionSnapshot } from '../subscription/subscription-snapshot';
import { subscriptions } from '../tables';
import type { PaymentUpdate } from '../stripe/payment-update';
import { nextChargeAt } from './rules';
import { scheduleNextStep } from './schedule';

/** Handles a failed renewal: counts the attempt, notifies the payers and schedules the next attempt. */
export async function handleRenewalFailure(
  session: Session,
  row: PaymentRow,
  { error, reason }: PaymentUpdate,
): Promise<void> {
  const { tenant_id: tenant, amount, currency } = row;
  await countAttempt(session, tenant, error);
  const snapshot = await readSubscriptionSnapshot(session, tenant);
  // After the period's end the payers receive the mail that the subscription has ended instead.
  if (!snapshot?.last || snapshot.last.end_date < snapshot.today) return;
  const next = nextChargeAt(scheduleFactsOf(snapshot))?.toISOString() ?? null;
  await notifyOfFailedPayment(session, tenant, {
    kind: 'RENEWAL_FAILED',
    reason: reason ?? null,
    end: snapshot.last.end_date,
    next,
    amount,
    currency,
  });
}

/** Handles a charge that needs authentication: counts the attempt and notifies the payers each time. */
export async function handleConfirmationRequired(
  session: Session,
  { tenant_id: tenant, amount, currency }: PaymentRow,
  error: string,
): Promise<void> {
  await countAttempt(session, tenant, error);
  const snapshot = await readSubscriptionSnapshot(session, tenant);
  if (!snapshot?.last || snapshot.last.end_date < snapshot.today) return;
  await notifyOfFailedPayment(session, tenant, {
    kind: 'CONFIRM_PAYMENT',
    end: snapshot.last.end_date,
    amount,
    currency,
  });
}

async function countAttempt(session: Session, tenant: string, error: string | undefined): Promise<void> {
  await session.orm
    .update(subscriptions)
    .set({
      tries: sql`${subscriptions.tries} + 1`,
      ...failureMessageColumns(error ?? null),
      updated_at: billingTimeSql,
    })
    .where(eq(subscriptions.tenant_id, tenant));
  await scheduleNextStep(session, tenant);
}
