import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../dialect/context';
import type { BillingCycle, CompanySubscription, PlanTariffInput } from '../../../contract.generated';
import { now } from '../../../database/clock';
import { invalid, type Problem } from '../../../dialect/errors';
import { callerOf } from '../../../dialect/methods';
import { publishChange } from '../../../dialect/write/mutations';
import { isOffered, type tariffs } from '../../tariffs';
import { tenants } from '../../tenancy';
import { readCompanySubscription } from './company-subscription';
import { priceOf } from '../prices/quote';
import { readTariff } from '../prices/read-quote';
import { scheduleLook } from '../renewal/schedule';
import { readStanding, type Standing } from './standing';
import { subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';

/**
 * Has another tariff, or another cycle, follow at the end of the period that runs; the tariff and cycle that run take
 * the plan back. Whoever had canceled goes on with it. What exceeds a smaller tariff's limits stays: nothing more can
 * be added then.
 */
export async function planTariff(input: PlanTariffInput, context: RequestContext): Promise<CompanySubscription> {
  const { tenant, user } = callerOf(context);
  const planned = await context.database.write(tenant, async (session) => {
    await lockTenant(session, tenant);
    const standing = await readStanding(session, tenant);
    const wished = await readTariff(session, input.tariff);
    const problem = planProblem(standing, wished, input.billing_cycle);
    if (problem) throw invalid({ 'input.tariff': [problem] });
    const same =
      wished?.id === standing?.current?.tariff_id && input.billing_cycle === standing?.current?.billing_cycle;
    const next = same
      ? { next_tariff_id: null, next_billing_cycle: null }
      : { next_tariff_id: wished?.id ?? null, next_billing_cycle: input.billing_cycle, canceled_at: null };
    await session.orm
      .update(subscriptions)
      .set({ ...next, updated_at: now })
      .where(eq(subscriptions.tenant_id, tenant));
    await scheduleLook(session, tenant);
    await publishChange({ session, tenant, user }, { table: tenants }, tenant, 'UPDATED');
    return readCompanySubscription(session, tenant, context.language);
  });
  const { next_tariff_id: tariff, next_billing_cycle: cycle } = planned;
  context.log.info(
    { tenant, user, tariff, cycle },
    tariff ? 'change of tariff planned' : 'planned change of tariff taken back',
  );
  return planned;
}

/** What stands against having a tariff follow; nothing when it may. */
function planProblem(
  standing: Standing | undefined,
  tariff: typeof tariffs.$inferSelect | undefined,
  cycle: BillingCycle,
): Problem | undefined {
  if (!tariff) return { code: 'not_found' };
  // Only what is paid has an end that something can follow; during a trial, and without a subscription, one pays.
  const { current, next, today = '', subscription } = standing ?? {};
  if (!subscription || !current || current.trial || current.end_date < today) return { code: 'no_subscription' };
  if (next) return { code: 'already_paid' };
  const runs = tariff.id === current.tariff_id;
  if (!runs && !isOffered(tariff, today)) return { code: 'tariff_not_offered' };
  const price = priceOf(tariff, cycle, current.end_date);
  return typeof price === 'number' || (runs && cycle === current.billing_cycle) ? undefined : price;
}
