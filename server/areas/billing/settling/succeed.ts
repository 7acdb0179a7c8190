import { and, eq } from 'drizzle-orm';
import { now, readClock } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { advanceOnboarding } from '../../identity';
import { tariffs } from '../../tariffs';
import { cardColumns } from './kept-card';
import { type PaidPayment, readPaid } from './paid';
import { tellPayers } from './payers';
import { place } from './placing';
import { issueReceipt } from '../receipts/issue';
import { scheduleLook } from '../renewal/schedule';
import { paidAt } from '../rules';
import { errorTexts } from './reasons';
import type { PaymentRow } from './settle';
import { payments, subscriptions } from '../tables';
import type { ToldOfPayment } from '../paying/told';
import { isAtPage, type Travelled, travelledWith } from '../paying/travelled';

/**
 * What follows from a payment that succeeded: the period that it pays, the tariff, the end of the registration, how the
 * subscription goes on, and the receipt's number, which is taken last. Both are locked already.
 */
export async function succeed(session: Session, row: PaymentRow, told: ToldOfPayment): Promise<void> {
  const { orm } = session;
  const { tenant_id: tenant, amount, currency } = row;
  const paid_at = (await paidNow(session, row, told)).toISOString();
  const paid = (await readPaid(session, tenant)).filter(({ id }) => id !== row.id);
  const { period, changed } = place(
    { ...row, credited: travelledWith(row).credited ?? [] },
    paid,
    paid_at.slice(0, 10),
  );
  for (const one of changed) await replace(session, row, paid, { ...one });
  await orm
    .update(payments)
    .set({ ...period, paid_at })
    .where(rowOf(row));
  await goOn(session, row, told);
  await advanceOnboarding(session, tenant, 'ONBOARDING_COMPLETED');
  await scheduleLook(session, tenant);
  const number = await issueReceipt(session, row);
  const [tariff] = await orm
    .select({ name: tariffs.name })
    .from(tariffs)
    .where(eq(tariffs.id, row.tariff_id ?? '0'));
  if (!tariff) return;
  const { start_date: start, end_date: end } = period;
  await tellPayers(session, tenant, {
    kind: 'PAYMENT_RECEIVED',
    tariff: tariff.name,
    start,
    end,
    number,
    amount,
    currency,
  });
}

/** When a payment counts as paid that the processor tells of now. */
export async function paidNow(
  session: Session,
  { created_at }: PaymentRow,
  { paid_at: told }: ToldOfPayment,
): Promise<Date> {
  return paidAt(told, { now: await readClock(session), begun: new Date(created_at) });
}

const rowOf = ({ tenant_id, id }: Pick<PaymentRow, 'tenant_id' | 'id'>) =>
  and(eq(payments.tenant_id, tenant_id), eq(payments.id, id));

/** Gives an earlier payment another period, and keeps the one that it had: what takes its place may be paid back. */
async function replace(
  { orm }: Session,
  row: PaymentRow,
  paid: readonly PaidPayment[],
  { id, start_date, end_date }: PaidDays,
): Promise<void> {
  const before = paid.find((one) => one.id === id);
  if (!before) return;
  const of = rowOf({ tenant_id: row.tenant_id, id });
  const [kept] = await orm.select({ metadata: payments.metadata }).from(payments).where(of);
  const replaced = { by: row.id, start_date: before.start_date, end_date: before.end_date };
  const metadata: Travelled = { ...travelledWith({ metadata: kept?.metadata }), replaced };
  await orm.update(payments).set({ start_date, end_date, metadata, updated_at: now }).where(of);
}

type PaidDays = Pick<PaidPayment, 'id' | 'start_date' | 'end_date'>;

/**
 * Has the subscription go on with what was paid: nothing failed, nothing is canceled, and a plan that took place is
 * none.
 */
async function goOn({ orm }: Session, payment: PaymentRow, told: ToldOfPayment): Promise<void> {
  const { tenant_id, tariff_id, billing_cycle, purpose } = payment;
  const [known] = await orm.select().from(subscriptions).where(eq(subscriptions.tenant_id, tenant_id));
  const planned =
    known?.next_tariff_id === tariff_id && (known.next_billing_cycle ?? known.billing_cycle) === billing_cycle;
  const over = purpose !== 'RENEWAL' || planned ? { next_tariff_id: null, next_billing_cycle: null } : {};
  const row = { billing_cycle, ...cardColumns(told), ...over, tries: 0, ...errorTexts(null), updated_at: now };
  // Whoever cancels while the card is being charged by itself has canceled.
  const wanted = isAtPage(payment) ? { canceled_at: null } : {};
  await orm
    .insert(subscriptions)
    .values({ tenant_id, ...row })
    .onConflictDoUpdate({ target: subscriptions.tenant_id, set: { ...row, ...wanted } });
}
