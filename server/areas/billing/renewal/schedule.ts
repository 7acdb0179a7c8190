import { eq } from 'drizzle-orm';
import { billingTimeSql } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { storeTariffInForce } from '../payments/store-tariff-in-force';
import { scheduleFactsOf, readSubscriptionSnapshot } from '../subscription/subscription-snapshot';
import { subscriptions } from '../tables';
import { nextStepAt } from './rules';

/**
 * Schedules the next step of a subscription. Call it last in every transaction that changes a payment, the card or the
 * cancellation.
 */
export async function scheduleNextStep(session: Session, tenant: string): Promise<void> {
  // Stores the tariff of a period that has begun already, so that no BEGIN step is scheduled for it.
  await storeTariffInForce(session, tenant);
  const snapshot = await readSubscriptionSnapshot(session, tenant);
  if (!snapshot?.subscription) return;
  const due = nextStepAt(scheduleFactsOf(snapshot));
  await session.orm
    .update(subscriptions)
    .set({ due_at: due?.toISOString() ?? null, updated_at: billingTimeSql })
    .where(eq(subscriptions.tenant_id, tenant));
}
