import { and, eq } from 'drizzle-orm';
import { now, readClock } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { advanceOnboarding } from '../../identity';
import { tariffs } from '../../tariffs';
import { cardColumns } from './saved-card';
import { type PaidPayment, readPaid } from './read-paid';
import { notifyPayers } from './notify-payers';
import { assignPeriod } from './assign-period';
import { issueReceipt } from '../receipts/issue-receipt';
import { scheduleNextStep } from '../renewal/schedule';
import { paidAt } from '../rules';
import { errorTexts } from './failure-texts';
import type { PaymentRow } from './apply-payment-update';
import { payments, subscriptions } from '../tables';
import type { PaymentUpdate } from '../stripe/payment-update';
import { isOnCheckoutPage, type PaymentMetadata, readMetadata } from './payment-metadata';

/**
 * Handles a successful payment: sets its period and the tariff, completes the registration, schedules the next step and
 * issues the receipt last. Payment and tenant are locked by the caller.
 */
export async function handleSuccess(session: Session, row: PaymentRow, update: PaymentUpdate): Promise<void> {
  const { orm } = session;
  const { tenant_id: tenant, amount, currency } = row;
  const paid_at = (await paymentTimeOf(session, row, update)).toISOString();
  const paid = (await readPaid(session, tenant)).filter(({ id }) => id !== row.id);
  const { period, changed } = assignPeriod(
    { ...row, credited: readMetadata(row).credited ?? [] },
    paid,
    paid_at.slice(0, 10),
  );
  for (const one of changed) await changePeriod(session, row, paid, { ...one });
  await orm
    .update(payments)
    .set({ ...period, paid_at })
    .where(rowOf(row));
  await updateSubscription(session, row, update);
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

/** Returns when a payment counts as paid, within the limits of `paidAt`. */
export async function paymentTimeOf(
  session: Session,
  { created_at }: PaymentRow,
  { paid_at: reportedAt }: PaymentUpdate,
): Promise<Date> {
  return paidAt(reportedAt, { now: await readClock(session), createdAt: new Date(created_at) });
}

const rowOf = ({ tenant_id, id }: Pick<PaymentRow, 'tenant_id' | 'id'>) =>
  and(eq(payments.tenant_id, tenant_id), eq(payments.id, id));

/** Changes the period of an earlier payment. The original period is stored, so that a refund can restore it. */
async function changePeriod(
  { orm }: Session,
  row: PaymentRow,
  paid: readonly PaidPayment[],
  { id, start_date, end_date }: ChangedPeriod,
): Promise<void> {
  const before = paid.find((one) => one.id === id);
  if (!before) return;
  const of = rowOf({ tenant_id: row.tenant_id, id });
  const [kept] = await orm.select({ metadata: payments.metadata }).from(payments).where(of);
  const replaced = { by: row.id, start_date: before.start_date, end_date: before.end_date };
  const metadata: PaymentMetadata = { ...readMetadata({ metadata: kept?.metadata }), replaced };
  await orm.update(payments).set({ start_date, end_date, metadata, updated_at: now }).where(of);
}

type ChangedPeriod = Pick<PaidPayment, 'id' | 'start_date' | 'end_date'>;

/** Updates the subscription after a payment: resets attempts and errors, and removes a plan that took effect. */
async function updateSubscription({ orm }: Session, payment: PaymentRow, update: PaymentUpdate): Promise<void> {
  const { tenant_id, tariff_id, billing_cycle, purpose } = payment;
  const [known] = await orm.select().from(subscriptions).where(eq(subscriptions.tenant_id, tenant_id));
  const planned =
    known?.next_tariff_id === tariff_id && (known.next_billing_cycle ?? known.billing_cycle) === billing_cycle;
  const clearedPlan = purpose !== 'RENEWAL' || planned ? { next_tariff_id: null, next_billing_cycle: null } : {};
  const row = { billing_cycle, ...cardColumns(update), ...clearedPlan, tries: 0, ...errorTexts(null), updated_at: now };
  // An automatic charge keeps a cancellation made meanwhile; a payment on the Checkout page resumes the subscription.
  const resumed = isOnCheckoutPage(payment) ? { canceled_at: null } : {};
  await orm
    .insert(subscriptions)
    .values({ tenant_id, ...row })
    .onConflictDoUpdate({ target: subscriptions.tenant_id, set: { ...row, ...resumed } });
}
