import { and, eq, sql } from 'drizzle-orm';
import { billingTimeSql } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { issueReceipt } from '../receipts/issue-receipt';
import { dueStep } from '../renewal/rules';
import { scheduleNextStep } from '../renewal/schedule';
import { scheduleFactsOf, readSubscriptionSnapshot } from '../subscription/subscription-snapshot';
import { notifyPayers } from './notify-payers';
import type { PaymentRow } from './apply-payment-update';
import { payments, subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';
import { paymentTimeOf } from './successful-payment';
import type { PaymentUpdate } from '../stripe/payment-update';
import { readPaymentMetadata } from './payment-metadata';

/**
 * Handles a refunded payment: its period ends, and the periods that it had shortened are restored. Payment and tenant
 * are locked by the caller.
 */
export async function handleRefundedPayment(session: Session, row: PaymentRow, update: PaymentUpdate): Promise<void> {
  const { orm } = session;
  const { tenant_id: tenant, id } = row;
  const { metadata } = payments;
  const replaced = await orm
    .select({ id: payments.id, metadata })
    .from(payments)
    .where(and(eq(payments.tenant_id, tenant), sql`${metadata} -> 'replaced' ->> 'by' = ${id}`));
  for (const one of replaced) {
    const { replaced: original, ...rest } = readPaymentMetadata(one);
    if (!original) continue;
    const { start_date, end_date } = original;
    const condition = and(eq(payments.tenant_id, tenant), eq(payments.id, one.id));
    await orm
      .update(payments)
      .set({ start_date, end_date, metadata: rest, updated_at: billingTimeSql })
      .where(condition);
  }
  await preventRecharge(session, row);
  await scheduleNextStep(session, tenant);
  if (row.number !== null) return;
  // The success event may be late or lost, but the payment was made, so its receipt needs a number.
  const paid_at = (await paymentTimeOf(session, row, update)).toISOString();
  await orm
    .update(payments)
    .set({ paid_at })
    .where(and(eq(payments.tenant_id, tenant), eq(payments.id, id)));
  await issueReceipt(session, row);
}

/**
 * Cancels the subscription after a refund that would otherwise be followed by another charge at once. A user can resume
 * it while its period runs.
 */
async function preventRecharge(session: Session, { tenant_id: tenant, purpose }: PaymentRow): Promise<void> {
  // Renewals do not charge deleted tenants, so there is nothing to cancel.
  if ((await lockTenant(session, tenant))?.deleted) return;
  const snapshot = await readSubscriptionSnapshot(session, tenant);
  if (!snapshot?.last) return;
  const isOver = snapshot.last.end_date < snapshot.today;
  const wouldCharge =
    isOver || purpose === 'RENEWAL' ? dueStep(scheduleFactsOf(snapshot)) === 'CHARGE' : snapshot.last.trial;
  if (!wouldCharge) return;
  await session.orm
    .update(subscriptions)
    .set({ canceled_at: billingTimeSql, updated_at: billingTimeSql })
    .where(eq(subscriptions.tenant_id, tenant));
  // When the subscription is over already, the renewal job notifies the payers.
  if (!isOver) await notifyPayers(session, tenant, { kind: 'SUBSCRIPTION_CANCELED', end: snapshot.last.end_date });
}
