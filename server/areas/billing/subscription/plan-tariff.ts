import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../dialect/context';
import type { BillingCycle, CompanySubscription, PlanTariffInput } from '../../../contract.generated';
import { billingTimeSql } from '../../../database/clock';
import { invalidInputError, type Problem } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import { publishChange } from '../../../dialect/write/mutations';
import { isTariffAvailable, type tariffs } from '../../tariffs';
import { tenants } from '../../tenancy';
import { readCompanySubscription } from './company-subscription';
import { readPriceForPurchase } from '../prices/agreed-price';
import { netPriceOf } from '../prices/quote';
import { readTariff } from '../prices/read-quote';
import { scheduleNextStep } from '../renewal/schedule';
import { readSubscriptionSnapshot, type SubscriptionSnapshot } from './subscription-snapshot';
import { subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';

/**
 * Plans another tariff or cycle for the next period. Planning the current tariff and cycle removes the plan. Planning
 * resumes a canceled subscription. Records above a smaller tariff's limits stay, but no records can be added.
 */
export async function planTariff(input: PlanTariffInput, context: RequestContext): Promise<CompanySubscription> {
  const { tenant, user } = requireCaller(context);
  const planned = await context.database.write(tenant, async (session) => {
    await lockTenant(session, tenant);
    const snapshot = await readSubscriptionSnapshot(session, tenant);
    const listed = await readTariff(session, input.tariff);
    const tariff = listed && (await readPriceForPurchase(session, tenant, listed, snapshot?.today ?? '')).tariff;
    const problem = planProblem(snapshot, tariff, input.billing_cycle);
    if (problem) throw invalidInputError({ 'input.tariff': [problem] });
    const isCurrent =
      tariff?.id === snapshot?.current?.tariff_id && input.billing_cycle === snapshot?.current?.billing_cycle;
    const next = isCurrent
      ? { next_tariff_id: null, next_billing_cycle: null }
      : { next_tariff_id: tariff?.id ?? null, next_billing_cycle: input.billing_cycle, canceled_at: null };
    await session.orm
      .update(subscriptions)
      .set({ ...next, updated_at: billingTimeSql })
      .where(eq(subscriptions.tenant_id, tenant));
    await scheduleNextStep(session, tenant);
    await publishChange({ session, tenant, user }, { table: tenants }, tenant, 'UPDATED');
    return readCompanySubscription(session, tenant, context.language);
  });
  const { next_tariff_id: tariff, next_billing_cycle: cycle } = planned;
  context.log.info(
    { tenant, user, tariff, cycle },
    tariff ? 'change of tariff planned' : 'planned change of tariff removed',
  );
  return planned;
}

/** Returns the problem why a tariff cannot be planned; undefined when it can. */
function planProblem(
  snapshot: SubscriptionSnapshot | undefined,
  tariff: typeof tariffs.$inferSelect | undefined,
  cycle: BillingCycle,
): Problem | undefined {
  if (!tariff) return { code: 'not_found' };
  // Only a paid period can be followed by a planned tariff. During a trial, or without a subscription, the tenant pays
  // at once instead.
  const { current, next, today = '', subscription } = snapshot ?? {};
  if (!subscription || !current || current.trial || current.end_date < today) return { code: 'no_subscription' };
  if (next) return { code: 'already_paid' };
  const isCurrent = tariff.id === current.tariff_id;
  if (!isCurrent && !isTariffAvailable(tariff, today)) return { code: 'tariff_not_offered' };
  const price = netPriceOf(tariff, cycle, current.end_date);
  return typeof price === 'number' || (isCurrent && cycle === current.billing_cycle) ? undefined : price;
}
