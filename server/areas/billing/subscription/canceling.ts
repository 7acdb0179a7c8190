import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../dialect/context';
import type { CompanySubscription } from '../../../contract.generated';
import { now } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { callerOf } from '../../../dialect/methods';
import { publishChange } from '../../../dialect/write/mutations';
import { tenants } from '../../tenancy';
import { readCompanySubscription } from './company-subscription';
import { tellPayers } from '../settling/payers';
import { scheduleLook } from '../renewal/schedule';
import { readStanding } from './standing';
import { subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';

/** Cancels the subscription: it ends with the period that is paid. Null when there is none that runs. */
export const disableSubscription = (id: string, context: RequestContext) => change(context, id, true);

/** Takes the canceling back, while the period runs. Null when there is nothing that goes on. */
export const resumeSubscription = (id: string, context: RequestContext) => change(context, id, false);

async function change(context: RequestContext, id: string, cancel: boolean): Promise<CompanySubscription | null> {
  const { tenant, user } = callerOf(context);
  if (id !== tenant) return null;
  const { subscription, changed } = await context.database.write(tenant, async (session) => {
    await lockTenant(session, tenant);
    const standing = await readStanding(session, tenant);
    const { last, today } = standing ?? {};
    if (!standing?.subscription || !last || !today || last.end_date < today) {
      return { subscription: null, changed: false };
    }
    // What is said again changes nothing, and nobody is told twice.
    const differs = (standing.subscription.canceled_at !== null) !== cancel;
    if (differs) await store(session, { tenant, user, cancel, end: last.end_date });
    return { subscription: await readCompanySubscription(session, tenant, context.language), changed: differs };
  });
  if (changed) context.log.info({ tenant, user }, cancel ? 'subscription canceled' : 'subscription resumed');
  return subscription;
}

interface Wish {
  tenant: string;
  user: string;
  cancel: boolean;
  /** Last day that is paid. */
  end: string;
}

async function store(session: Session, { tenant, user, cancel, end }: Wish): Promise<void> {
  const canceled = cancel
    ? { canceled_at: now, next_tariff_id: null, next_billing_cycle: null }
    : { canceled_at: null };
  await session.orm
    .update(subscriptions)
    .set({ ...canceled, updated_at: now })
    .where(eq(subscriptions.tenant_id, tenant));
  await scheduleLook(session, tenant);
  await publishChange({ session, tenant, user }, { table: tenants }, tenant, 'UPDATED');
  if (cancel) await tellPayers(session, tenant, { kind: 'SUBSCRIPTION_CANCELED', end });
}
