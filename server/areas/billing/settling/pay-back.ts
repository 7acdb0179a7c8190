import { and, eq, sql } from 'drizzle-orm';
import { now } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { issueReceipt } from '../receipts/issue';
import { stepNow } from '../renewal/rules';
import { scheduleLook } from '../renewal/schedule';
import { lookFacts, readStanding } from '../subscription/standing';
import { tellPayers } from './payers';
import type { PaymentRow } from './settle';
import { payments, subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';
import { paidNow } from './succeed';
import type { ToldOfPayment } from '../paying/told';
import { travelledWith } from '../paying/travelled';

/**
 * What follows from a payment that was paid back: its period does not run any more, and what it took the place of has
 * its own days again. Both are locked already.
 */
export async function payBack(session: Session, row: PaymentRow, told: ToldOfPayment): Promise<void> {
  const { orm } = session;
  const { tenant_id: tenant, id } = row;
  const { metadata } = payments;
  const replaced = await orm
    .select({ id: payments.id, metadata })
    .from(payments)
    .where(and(eq(payments.tenant_id, tenant), sql`${metadata} -> 'replaced' ->> 'by' = ${id}`));
  for (const one of replaced) {
    const { replaced: had, ...rest } = travelledWith(one);
    if (!had) continue;
    const { start_date, end_date } = had;
    const of = and(eq(payments.tenant_id, tenant), eq(payments.id, one.id));
    await orm.update(payments).set({ start_date, end_date, metadata: rest, updated_at: now }).where(of);
  }
  await chargeNoMore(session, row);
  await scheduleLook(session, tenant);
  if (row.number !== null) return;
  // That it was paid is told late or never: it was, and its receipt has a number.
  const paid_at = (await paidNow(session, row, told)).toISOString();
  await orm
    .update(payments)
    .set({ paid_at })
    .where(and(eq(payments.tenant_id, tenant), eq(payments.id, id)));
  await issueReceipt(session, row);
}

/**
 * A renewal that is paid back while cards are charged for its period would be charged again at once, and a first
 * payment at the end of the trial that has its days again: instead the subscription ends with what runs, unless
 * somebody resumes it. Where nothing runs any more it is over, and no card is charged late for it.
 */
async function chargeNoMore(session: Session, { tenant_id: tenant, purpose }: PaymentRow): Promise<void> {
  // Who has left is charged no more anyway.
  if ((await lockTenant(session, tenant))?.deleted) return;
  const standing = await readStanding(session, tenant);
  if (!standing?.last) return;
  const over = standing.last.end_date < standing.today;
  const again = over || purpose === 'RENEWAL' ? stepNow(lookFacts(standing)) === 'CHARGE' : standing.last.trial;
  if (!again) return;
  await session.orm
    .update(subscriptions)
    .set({ canceled_at: now, updated_at: now })
    .where(eq(subscriptions.tenant_id, tenant));
  // That it is over is told by the job.
  if (!over) await tellPayers(session, tenant, { kind: 'SUBSCRIPTION_CANCELED', end: standing.last.end_date });
}
