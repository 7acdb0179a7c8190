import { and, eq, ne } from 'drizzle-orm';
import type { PaymentStatus } from '../../../contract.generated';
import { now } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { publishChange, systemUser } from '../../../dialect/write/mutations';
import { keepCard } from './kept-card';
import { payBack } from './pay-back';
import { confirmationWanted, renewalFailed } from '../renewal/outcome';
import { nextStatus } from '../rules';
import { errorTexts } from './reasons';
import { succeed } from './succeed';
import { payments } from '../tables';
import { lockTenant } from '../tenant-lock';
import { unpaidInTime, type ToldOfPayment } from '../paying/told';
import { isAtPage } from '../paying/travelled';

/** A payment's row. */
export type PaymentRow = typeof payments.$inferSelect;

/** What became of a word of the processor. */
export type Settled =
  /** The payment has another status now. */
  | { outcome: 'settled'; status: PaymentStatus }
  /** It stands where it stood: the word was late, repeated, or decides nothing. */
  | { outcome: 'unchanged'; status: PaymentStatus }
  /** There is no such payment. */
  | { outcome: 'unknown' }
  /** The word does not fit the payment: nothing was changed. */
  | { outcome: 'mismatch'; of: 'amount' | 'currency' | 'intent' };

/**
 * Has a payment come to where the processor says it stands: the one place where that happens. It only goes on, so words
 * may come late, in another order and any number of times. Runs in a transaction above tenants, and locks the tenant,
 * then the payment, then what hands out receipts' numbers.
 */
export async function settle(session: Session, told: ToldOfPayment): Promise<Settled> {
  const { row, left } = await lock(session, told);
  if (!row) return { outcome: 'unknown' };
  const wrong = await mismatch(session, row, told);
  if (wrong) return { outcome: 'mismatch', of: wrong };
  const reached = nextStatus(row.status, isOpen(row, told) ? 'PENDING' : told.status);
  // Who has left buys nothing any more: it stays open until the job has paid it back.
  const owed = left && reached === 'SUCCEEDED' && row.status !== 'SUCCEEDED';
  const status = owed ? 'PENDING' : reached;
  if (owed) await session.orm.update(payments).set({ asked_at: null }).where(ownOf(row));
  await note(session, row, told, status);
  const byJob = row.purpose === 'RENEWAL' && !isAtPage(row);
  if (status === row.status) {
    const wanted = byJob && status === 'PENDING' && row.error_message === null ? told.error : undefined;
    if (wanted) await confirmationWanted(session, row, wanted);
    if (wanted || paidBackMore(row, told)) {
      await publishChange({ session, tenant: row.tenant_id, user: systemUser }, { table: payments }, row.id, 'UPDATED');
    }
    return { outcome: 'unchanged', status };
  }
  if (status === 'SUCCEEDED') await succeed(session, row, told);
  if (status === 'FAILED' && byJob) await renewalFailed(session, row, told);
  if (status === 'REFUNDED') await payBack(session, row, told);
  await publishChange({ session, tenant: row.tenant_id, user: systemUser }, { table: payments }, row.id, 'UPDATED');
  return { outcome: 'settled', status };
}

/** What one payment does to others of its tenant waits for whoever settles one of these. */
async function lock(
  { orm }: Session,
  { tenant, payment }: ToldOfPayment,
): Promise<{ row: PaymentRow | undefined; left: boolean }> {
  const company = await lockTenant({ orm }, tenant);
  const [row] = await orm
    .select()
    .from(payments)
    .where(ownOf({ tenant_id: tenant, id: payment }))
    .for('update');
  return { row, left: company !== undefined && company.deleted !== null };
}

const ownOf = ({ tenant_id, id }: Pick<PaymentRow, 'tenant_id' | 'id'>) =>
  and(eq(payments.tenant_id, tenant_id), eq(payments.id, id));

/** What of a word does not fit its payment. */
async function mismatch({ orm }: Session, row: PaymentRow, { charged, intent }: ToldOfPayment) {
  if (charged && charged.amount !== row.amount) return 'amount';
  if (charged && charged.currency !== row.currency) return 'currency';
  if (!intent || intent === row.payment_intent_id) return undefined;
  if (row.payment_intent_id !== null) return 'intent';
  const others = and(
    eq(payments.tenant_id, row.tenant_id),
    eq(payments.payment_intent_id, intent),
    ne(payments.id, row.id),
  );
  return (await orm.$count(payments, others)) > 0 ? 'intent' : undefined;
}

/** Whether a failed try leaves the payment open: at the processor's page another may follow. */
function isOpen(row: PaymentRow, { status, tried }: ToldOfPayment): boolean {
  return status === 'FAILED' && tried === true && isAtPage(row);
}

/**
 * Whether a word says that a further part was paid back. A part ends no period: who gives back a whole one gives it
 * all.
 */
function paidBackMore({ refunded }: PaymentRow, told: ToldOfPayment): boolean {
  return (told.refunded ?? 0) > refunded;
}

/** Keeps what a word says besides the status; what is known already stays. */
async function note(session: Session, row: PaymentRow, told: ToldOfPayment, status: PaymentStatus): Promise<void> {
  const paid = status === 'SUCCEEDED' || status === 'REFUNDED';
  const noted = {
    status,
    payment_intent_id: row.payment_intent_id ?? told.intent ?? null,
    receipt_url: row.receipt_url ?? told.receipt_url ?? null,
    card_last4: row.card_last4 ?? (paid ? told.card?.last4 : undefined) ?? null,
    // Words may come in another order: nothing that was paid back comes again.
    refunded: status === 'REFUNDED' ? row.amount : Math.max(row.refunded, told.refunded ?? 0),
    live: row.live ?? (paid ? told.live : undefined) ?? null,
    ...errorTexts(paid ? null : reasonOf(row, told)),
  };
  const before: Readonly<Record<string, unknown>> = row;
  if (Object.entries(noted).every(([column, value]) => before[column] === value)) return;
  await session.orm
    .update(payments)
    .set({ ...noted, updated_at: now })
    .where(ownOf(row));
  // Its first word of success may have come without the card.
  if (status === 'SUCCEEDED' && row.status === 'SUCCEEDED') await keepCard(session, row.tenant_id, told);
}

/**
 * The reason why a payment was not made. A canceled payment keeps its first reason (the bank's, or ours), except the
 * processor's generic one: its event can arrive before our own reason does.
 */
function reasonOf({ error_message: known }: PaymentRow, { status, error }: ToldOfPayment): string | null {
  const keeps = status === 'CANCELED' && known !== null && known !== unpaidInTime;
  return keeps ? known : (error ?? known);
}

/** Whether whoever is told of a success should ask for more: what the receipt and renewals need is not here yet. */
export function lacksDetails({ status, receipt_url: receipt, card_last4: digits }: PaymentRow): boolean {
  return status !== 'REFUNDED' && (status !== 'SUCCEEDED' || receipt === null || digits === null);
}
