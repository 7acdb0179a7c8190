import { eq, sql } from 'drizzle-orm';
import { now } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { tellPayers } from '../settling/payers';
import { errorTexts } from '../settling/reasons';
import type { PaymentRow } from '../settling/settle';
import { lookFacts, readStanding } from '../subscription/standing';
import { subscriptions } from '../tables';
import type { ToldOfPayment } from '../paying/told';
import { nextCharge } from './rules';
import { scheduleLook } from './schedule';

/**
 * What follows from a renewal that failed: the try counts, who may pay hears of it, and the card is tried again another
 * day.
 */
export async function renewalFailed(
  session: Session,
  row: PaymentRow,
  { error, reason }: ToldOfPayment,
): Promise<void> {
  const { tenant_id: tenant, amount, currency } = row;
  await countTry(session, tenant, error);
  const standing = await readStanding(session, tenant);
  // Of a period that is over it is told that it is over.
  if (!standing?.last || standing.last.end_date < standing.today) return;
  const next = nextCharge(lookFacts(standing))?.toISOString() ?? null;
  await tellPayers(session, tenant, {
    kind: 'RENEWAL_FAILED',
    reason: reason ?? null,
    end: standing.last.end_date,
    next,
    amount,
    currency,
  });
}

/** What follows when the bank wants a renewal confirmed: the try counts, and who may pay is asked to, each day anew. */
export async function confirmationWanted(
  session: Session,
  { tenant_id: tenant, amount, currency }: PaymentRow,
  error: string,
): Promise<void> {
  await countTry(session, tenant, error);
  const standing = await readStanding(session, tenant);
  if (!standing?.last || standing.last.end_date < standing.today) return;
  await tellPayers(session, tenant, { kind: 'CONFIRM_PAYMENT', end: standing.last.end_date, amount, currency });
}

async function countTry(session: Session, tenant: string, error: string | undefined): Promise<void> {
  await session.orm
    .update(subscriptions)
    .set({ tries: sql`${subscriptions.tries} + 1`, ...errorTexts(error ?? null), updated_at: now })
    .where(eq(subscriptions.tenant_id, tenant));
  await scheduleLook(session, tenant);
}
