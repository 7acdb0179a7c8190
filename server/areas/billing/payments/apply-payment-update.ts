import { and, eq, ne } from 'drizzle-orm';
import type { PaymentStatus } from '../../../contract.generated';
import { billingTimeSql } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { publishChange, systemUserId } from '../../../dialect/write/mutations';
import { saveFirstCard } from './saved-card';
import { handleRefundedPayment } from './refunded-payment';
import { handleConfirmationRequired, handleRenewalFailure } from '../renewal/failed-renewal';
import { paymentStatusAfter } from '../rules';
import { failureMessageColumns } from './failure-texts';
import { handleSuccessfulPayment } from './successful-payment';
import { payments } from '../tables';
import { lockTenant } from '../tenant-lock';
import { expiredPageReason, type PaymentUpdate } from '../stripe/payment-update';
import { isOnCheckoutPage } from './payment-metadata';
import { paymentIdCondition } from './payment-id-condition';

/** A row of the payments table. */
export type PaymentRow = typeof payments.$inferSelect;

/** Result of applying a payment update. */
export type PaymentUpdateResult =
  /** The status of the payment changed. */
  | { outcome: 'changed'; status: PaymentStatus }
  /** The status did not change: the update was late, repeated or undecided. */
  | { outcome: 'unchanged'; status: PaymentStatus }
  /** The payment does not exist. */
  | { outcome: 'unknown' }
  /** The update contradicts the payment, so nothing was changed. */
  | { outcome: 'mismatch'; of: 'amount' | 'currency' | 'intent' };

/**
 * Applies an update from Stripe to a payment. Every status change passes through this function. A status never returns
 * to an earlier one, so updates may repeat or arrive out of order. Needs a system transaction; locks the tenant, the
 * payment and then the receipt numbers.
 */
export async function applyPaymentUpdate(session: Session, update: PaymentUpdate): Promise<PaymentUpdateResult> {
  const { row, isTenantDeleted } = await lockPayment(session, update);
  if (!row) return { outcome: 'unknown' };
  const wrongField = await mismatchedField(session, row, update);
  if (wrongField) return { outcome: 'mismatch', of: wrongField };
  const statusAfterUpdate = paymentStatusAfter(row.status, canRetryOnPage(row, update) ? 'PENDING' : update.status);
  // A payment of a deleted tenant stays pending until the renewal job has refunded it. Without `asked_at` that job checks
  // the payment in its next run.
  const mustRefund = isTenantDeleted && statusAfterUpdate === 'SUCCEEDED' && row.status !== 'SUCCEEDED';
  const status = mustRefund ? 'PENDING' : statusAfterUpdate;
  if (mustRefund) await session.orm.update(payments).set({ asked_at: null }).where(paymentIdCondition(row));
  await storeFields(session, row, update, status);
  const isRenewalJob = row.purpose === 'RENEWAL' && !isOnCheckoutPage(row);
  if (status === row.status) {
    const confirmationError =
      isRenewalJob && status === 'PENDING' && row.error_message === null ? update.error : undefined;
    if (confirmationError) await handleConfirmationRequired(session, row, confirmationError);
    if (confirmationError || hasFurtherRefund(row, update)) {
      await publishChange(
        { session, tenant: row.tenant_id, user: systemUserId },
        { table: payments },
        row.id,
        'UPDATED',
      );
    }
    return { outcome: 'unchanged', status };
  }
  if (status === 'SUCCEEDED') await handleSuccessfulPayment(session, row, update);
  if (status === 'FAILED' && isRenewalJob) await handleRenewalFailure(session, row, update);
  if (status === 'REFUNDED') await handleRefundedPayment(session, row, update);
  await publishChange({ session, tenant: row.tenant_id, user: systemUserId }, { table: payments }, row.id, 'UPDATED');
  return { outcome: 'changed', status };
}

/** Locks the tenant and then the payment, so that updates of one tenant run one after the other. */
async function lockPayment(
  { orm }: Session,
  { tenant, payment }: PaymentUpdate,
): Promise<{ row: PaymentRow | undefined; isTenantDeleted: boolean }> {
  const company = await lockTenant({ orm }, tenant);
  const [row] = await orm
    .select()
    .from(payments)
    .where(paymentIdCondition({ tenant_id: tenant, id: payment }))
    .for('update');
  return { row, isTenantDeleted: company !== undefined && company.deleted !== null };
}

/** Returns which field of an update contradicts the payment; undefined when none does. */
async function mismatchedField({ orm }: Session, row: PaymentRow, { charged, intent }: PaymentUpdate) {
  if (charged && charged.amount !== row.amount) return 'amount';
  if (charged && charged.currency !== row.currency) return 'currency';
  if (!intent || intent === row.payment_intent_id) return undefined;
  if (row.payment_intent_id !== null) return 'intent';
  const otherPaymentsOfIntent = and(
    eq(payments.tenant_id, row.tenant_id),
    eq(payments.payment_intent_id, intent),
    ne(payments.id, row.id),
  );
  return (await orm.$count(payments, otherPaymentsOfIntent)) > 0 ? 'intent' : undefined;
}

/** Returns whether the payer can retry a failed payment on its Checkout page. */
function canRetryOnPage(row: PaymentRow, { status, canRetry }: PaymentUpdate): boolean {
  return status === 'FAILED' && canRetry === true && isOnCheckoutPage(row);
}

/** Returns whether more is refunded than the row stores. A partial refund does not end the period. */
function hasFurtherRefund({ refunded }: PaymentRow, update: PaymentUpdate): boolean {
  return (update.refunded ?? 0) > refunded;
}

/** Stores the fields of an update. A stored id, receipt URL, card or mode is not overwritten. */
async function storeFields(
  session: Session,
  row: PaymentRow,
  update: PaymentUpdate,
  status: PaymentStatus,
): Promise<void> {
  const paid = status === 'SUCCEEDED' || status === 'REFUNDED';
  const fields = {
    status,
    payment_intent_id: row.payment_intent_id ?? update.intent ?? null,
    receipt_url: row.receipt_url ?? update.receipt_url ?? null,
    card_last4: row.card_last4 ?? (paid ? update.card?.last4 : undefined) ?? null,
    // Updates may arrive out of order, so the refunded amount never decreases.
    refunded: status === 'REFUNDED' ? row.amount : Math.max(row.refunded, update.refunded ?? 0),
    live: row.live ?? (paid ? update.live : undefined) ?? null,
    ...failureMessageColumns(paid ? null : failureReasonOf(row, update)),
  };
  const before: Readonly<Record<string, unknown>> = row;
  if (Object.entries(fields).every(([column, value]) => before[column] === value)) return;
  await session.orm
    .update(payments)
    .set({ ...fields, updated_at: billingTimeSql })
    .where(paymentIdCondition(row));
  // An earlier update of the successful payment may have lacked the card.
  if (status === 'SUCCEEDED' && row.status === 'SUCCEEDED') await saveFirstCard(session, row.tenant_id, update);
}

/**
 * Returns the failure message to store. A canceled payment keeps its first message, unless that is the generic message
 * of an expired page: the event of an expired page can arrive before the update with the actual reason.
 */
function failureReasonOf(
  { error_message: storedMessage }: PaymentRow,
  { status, error }: PaymentUpdate,
): string | null {
  const isStoredMessageKept = status === 'CANCELED' && storedMessage !== null && storedMessage !== expiredPageReason;
  return isStoredMessageKept ? storedMessage : (error ?? storedMessage);
}

/** Returns whether a payment still lacks its success, receipt URL or card, so that it should be read from Stripe. */
export function lacksPaymentDetails({ status, receipt_url: receipt, card_last4: digits }: PaymentRow): boolean {
  return status !== 'REFUNDED' && (status !== 'SUCCEEDED' || receipt === null || digits === null);
}
