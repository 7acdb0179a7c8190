import { eq } from 'drizzle-orm';
import { billingTimeSql, readBillingTime } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { advanceOnboarding } from '../../identity';
import { takeOffer } from '../../sales';
import { tariffs } from '../../tariffs';
import { subscriptionCardColumns } from './saved-card';
import { type PaidPayment, readPaidPayments } from './read-paid-payments';
import { notifyPayers } from './notify-payers';
import { assignPeriod } from './assign-period';
import { issueReceipt } from '../receipts/issue-receipt';
import { scheduleNextStep } from '../renewal/schedule';
import { limitPaymentTime } from '../rules';
import { failureMessageColumns } from './failure-texts';
import type { PaymentRow } from './apply-payment-update';
import { payments, subscriptions } from '../tables';
import type { PaymentUpdate } from '../stripe/payment-update';
import { isOnCheckoutPage, type PaymentMetadata, readPaymentMetadata } from './payment-metadata';
import { paymentIdCondition } from './payment-id-condition';

/**
 * Handles a successful payment: sets its period and the tariff, completes the registration, schedules the next renewal
 * step and issues the receipt last. Payment and tenant are locked by the caller.
 */
export async function handleSuccessfulPayment(session: Session, row: PaymentRow, update: PaymentUpdate): Promise<void> {
  const { orm } = session;
  const { tenant_id: tenant, amount, currency } = row;
  const paid_at = (await paymentTimeOf(session, row, update)).toISOString();
  const paid = (await readPaidPayments(session, tenant)).filter(({ id }) => id !== row.id);
  const { period, changed } = assignPeriod(
    { ...row, credited: readPaymentMetadata(row).credited ?? [] },
    paid,
    paid_at.slice(0, 10),
  );
  for (const one of changed) await changePeriod(session, row, paid, { ...one });
  await orm
    .update(payments)
    .set({ ...period, paid_at })
    .where(paymentIdCondition(row));
  await updateSubscription(session, row, update);
  await winOffer(session, row);
  await advanceOnboarding(session, tenant, 'ONBOARDING_COMPLETED');
  await scheduleNextStep(session, tenant);
  const number = await issueReceipt(session, row);
  const [tariff] = await orm
    .select({ name: tariffs.name })
    .from(tariffs)
    .where(eq(tariffs.id, row.tariff_id ?? '0'));
  if (!tariff) return;
  const { start_date: start, end_date: end } = period;
  await notifyPayers(session, tenant, {
    kind: 'PAYMENT_RECEIVED',
    tariff: tariff.name,
    start,
    end,
    number,
    amount,
    currency,
  });
}

/** Marks as won the sales inquiry whose offer set the price of a payment. */
async function winOffer(session: Session, row: PaymentRow): Promise<void> {
  const { offer } = readPaymentMetadata(row);
  const { tenant_id: tenant, tariff_id: tariff, billing_cycle: cycle, net, credit } = row;
  if (offer === undefined || tariff === null) return;
  // `net` is reduced by the credit for unused days of earlier periods; the offered price is not.
  await takeOffer(session, { tenant, offer, tariff, cycle, price: net + credit });
}

/** Returns when a payment counts as paid, within the limits of `limitPaymentTime`. */
export async function paymentTimeOf(
  session: Session,
  { created_at }: PaymentRow,
  { paid_at: reportedAt }: PaymentUpdate,
): Promise<Date> {
  return limitPaymentTime(reportedAt, { now: await readBillingTime(session), createdAt: new Date(created_at) });
}

/** Changes the period of an earlier payment. The original period is stored, so that a refund can restore it. */
async function changePeriod(
  { orm }: Session,
  row: PaymentRow,
  paid: readonly PaidPayment[],
  { id, start_date, end_date }: ChangedPeriod,
): Promise<void> {
  const before = paid.find((one) => one.id === id);
  if (!before) return;
  const condition = paymentIdCondition({ tenant_id: row.tenant_id, id });
  const [stored] = await orm.select({ metadata: payments.metadata }).from(payments).where(condition);
  const replaced = { by: row.id, start_date: before.start_date, end_date: before.end_date };
  const metadata: PaymentMetadata = { ...readPaymentMetadata({ metadata: stored?.metadata }), replaced };
  await orm.update(payments).set({ start_date, end_date, metadata, updated_at: billingTimeSql }).where(condition);
}

type ChangedPeriod = Pick<PaidPayment, 'id' | 'start_date' | 'end_date'>;

/** Updates the subscription after a payment: resets attempts and errors, and removes a plan that took effect. */
async function updateSubscription({ orm }: Session, payment: PaymentRow, update: PaymentUpdate): Promise<void> {
  const { tenant_id, tariff_id, billing_cycle, purpose } = payment;
  const [stored] = await orm.select().from(subscriptions).where(eq(subscriptions.tenant_id, tenant_id));
  const isPlanned =
    stored?.next_tariff_id === tariff_id && (stored.next_billing_cycle ?? stored.billing_cycle) === billing_cycle;
  const clearedPlan = purpose !== 'RENEWAL' || isPlanned ? { next_tariff_id: null, next_billing_cycle: null } : {};
  const row = {
    billing_cycle,
    ...subscriptionCardColumns(update),
    ...clearedPlan,
    tries: 0,
    ...failureMessageColumns(null),
    updated_at: billingTimeSql,
  };
  // A payment on the Checkout page resumes a canceled subscription; an automatic charge does not.
  const resumed = isOnCheckoutPage(payment) ? { canceled_at: null } : {};
  await orm
    .insert(subscriptions)
    .values({ tenant_id, ...row })
    .onConflictDoUpdate({ target: subscriptions.tenant_id, set: { ...row, ...resumed } });
}
