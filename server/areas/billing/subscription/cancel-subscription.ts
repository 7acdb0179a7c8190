import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../dialect/context';
import type { CompanySubscription } from '../../../contract.generated';
import { billingTimeSql } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { requireCaller } from '../../../dialect/methods';
import { publishChange } from '../../../dialect/write/mutations';
import { tenants } from '../../tenancy';
import { readCompanySubscription } from './company-subscription';
import { notifyPayers } from '../payments/notify-payers';
import { scheduleNextStep } from '../renewal/schedule';
import { readSubscriptionSnapshot } from './subscription-snapshot';
import { subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';

/** Cancels the subscription at the end of the paid period. Returns null when none is active. */
export const disableSubscription = (id: string, context: RequestContext) => setCanceled(context, id, true);

/** Resumes a canceled subscription while its period runs. Returns null when none is active. */
export const resumeSubscription = (id: string, context: RequestContext) => setCanceled(context, id, false);

async function setCanceled(context: RequestContext, id: string, cancel: boolean): Promise<CompanySubscription | null> {
  const { tenant, user } = requireCaller(context);
  if (id !== tenant) return null;
  const { subscription, changed } = await context.database.write(tenant, async (session) => {
    await lockTenant(session, tenant);
    const snapshot = await readSubscriptionSnapshot(session, tenant);
    const { last, today } = snapshot ?? {};
    if (!snapshot?.subscription || !last || !today || last.end_date < today) {
      return { subscription: null, changed: false };
    }
    // A repeated call changes nothing and sends no second mail.
    const isChanged = (snapshot.subscription.canceled_at !== null) !== cancel;
    if (isChanged) await storeCancellation(session, { tenant, user, cancel, end: last.end_date });
    return { subscription: await readCompanySubscription(session, tenant, context.language), changed: isChanged };
  });
  if (changed) context.log.info({ tenant, user }, cancel ? 'subscription canceled' : 'subscription resumed');
  return subscription;
}

interface Cancellation {
  tenant: string;
  user: string;
  cancel: boolean;
  /** Last paid day, an ISO date. */
  end: string;
}

async function storeCancellation(session: Session, { tenant, user, cancel, end }: Cancellation): Promise<void> {
  const canceled = cancel
    ? { canceled_at: billingTimeSql, next_tariff_id: null, next_billing_cycle: null }
    : { canceled_at: null };
  await session.orm
    .update(subscriptions)
    .set({ ...canceled, updated_at: billingTimeSql })
    .where(eq(subscriptions.tenant_id, tenant));
  await scheduleNextStep(session, tenant);
  await publishChange({ session, tenant, user }, { table: tenants }, tenant, 'UPDATED');
  if (cancel) await notifyPayers(session, tenant, { kind: 'SUBSCRIPTION_CANCELED', end });
}
