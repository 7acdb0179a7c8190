import { and, eq, or, sql } from 'drizzle-orm';
import type { StartTrialInput } from '../../../contract.generated';
import { now, readClock, today } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { invalid } from '../../../dialect/errors';
import { type Method, writeMethod } from '../../../dialect/methods';
import { publishChange, readRecord } from '../../../dialect/write/mutations';
import { advanceOnboarding, users } from '../../identity';
import { tenant as tenantEntity } from '../../company';
import { isRegistered, readTariff } from '../prices/read-quote';
import { scheduleLook } from '../renewal/schedule';
import { trialDays, trialProblem } from '../rules';
import { payments, subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';

/** Begins a tariff's trial: a period that costs nothing, once for each company. It ends the company's registration. */
export const startTrial: Method<{ input: StartTrialInput }> = writeMethod(async ({ input }, mutation) => {
  const { session, tenant, user } = mutation;
  // Of two at once the second sees what the first did.
  await lockTenant(session, tenant);
  const tariff = await readTariff(session, input.tariff);
  const day = (await readClock(session)).toISOString().slice(0, 10);
  const problem = trialProblem({ today: day, tariff, ...(await readCompany(session, tenant)) });
  const days = tariff && trialDays(tariff);
  if (!tariff || problem || days === undefined) throw invalid({ 'input.tariff': [problem ?? { code: 'no_trial' }] });
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
    start_date: today,
    // Both days count.
    end_date: sql`${today} + ${days - 1}::int`,
    paid_at: now,
    created_at: now,
  });
  await session.orm
    .insert(subscriptions)
    .values({ tenant_id: tenant, billing_cycle: 'MONTHLY', updated_at: now })
    .onConflictDoNothing();
  await publishChange(mutation, { table: payments }, id, 'CREATED');
  await advanceOnboarding(session, tenant, 'ONBOARDING_COMPLETED');
  // Its tariff is in force with that, and written into the company's row.
  await scheduleLook(session, tenant);
  return readRecord(tenantEntity, tenant, mutation);
});

/** How far the company has come: whether its data is entered, and whether it subscribed before. */
async function readCompany(session: Session, tenant: string): Promise<{ registered: boolean; subscribed: boolean }> {
  const periods = or(eq(payments.purpose, 'TRIAL'), eq(payments.status, 'SUCCEEDED'));
  const paid = session.orm
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.tenant_id, tenant), periods))
    .limit(1);
  return { registered: await isRegistered(session, tenant), subscribed: (await paid).length > 0 };
}
