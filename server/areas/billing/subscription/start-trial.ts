import { and, eq, or, sql } from 'drizzle-orm';
import type { StartTrialInput } from '../../../contract.generated';
import { billingTimeSql, readBillingTime, billingDaySql } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { invalidInputError } from '../../../dialect/errors';
import { type MethodResolver, transactionalResolver } from '../../../dialect/methods';
import { publishChange, readRecord } from '../../../dialect/write/mutations';
import { advanceOnboarding, users } from '../../identity';
import { tenantEntity } from '../../company';
import { isRegistered, readTariff } from '../prices/read-quote';
import { scheduleNextStep } from '../renewal/schedule';
import { trialDays, trialProblem } from '../rules';
import { payments, subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';

/** Starts the trial of a tariff, once per tenant, and completes the registration. */
export const startTrial: MethodResolver<{ input: StartTrialInput }> = transactionalResolver(
  async ({ input }, mutation) => {
    const { session, tenant, user } = mutation;
    // The lock makes concurrent calls run one after the other, so that only one trial starts.
    await lockTenant(session, tenant);
    const tariff = await readTariff(session, input.tariff);
    const day = (await readBillingTime(session)).toISOString().slice(0, 10);
    const problem = trialProblem({ today: day, tariff, ...(await readTrialFacts(session, tenant)) });
    const days = tariff && trialDays(tariff);
    if (!tariff || problem || days === undefined)
      throw invalidInputError({ 'input.tariff': [problem ?? { code: 'no_trial' }] });
    const email = session.orm
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.tenant_id, tenant), eq(users.id, user)));
    const id = newId();
    await session.orm.insert(payments).values({
      tenant_id: tenant,
      id,
      tariff_id: tariff.id,
      email: sql`(${email})`,
      amount: 0,
      currency: 'EUR',
      status: 'SUCCEEDED',
      purpose: 'TRIAL',
      billing_cycle: 'MONTHLY',
      metadata: { tariff: tariff.code },
      start_date: billingDaySql,
      // First and last day are included.
      end_date: sql`${billingDaySql} + ${days - 1}::int`,
      paid_at: billingTimeSql,
      created_at: billingTimeSql,
    });
    await session.orm
      .insert(subscriptions)
      .values({ tenant_id: tenant, billing_cycle: 'MONTHLY', updated_at: billingTimeSql })
      .onConflictDoNothing();
    await publishChange(mutation, { table: payments }, id, 'CREATED');
    await advanceOnboarding(session, tenant, 'ONBOARDING_COMPLETED');
    // `scheduleNextStep` also stores the trial's tariff in the tenant's row.
    await scheduleNextStep(session, tenant);
    return readRecord(tenantEntity, tenant, mutation);
  },
);

/** Reads whether the registration is complete and whether there was a trial or payment before. */
async function readTrialFacts(
  session: Session,
  tenant: string,
): Promise<{ isRegistered: boolean; hadSubscription: boolean }> {
  const periods = or(eq(payments.purpose, 'TRIAL'), eq(payments.status, 'SUCCEEDED'));
  const paid = session.orm
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.tenant_id, tenant), periods))
    .limit(1);
  return { isRegistered: await isRegistered(session, tenant), hadSubscription: (await paid).length > 0 };
}
