import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { readBillingTime } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { tariffs } from '../../tariffs';
import { tenants } from '../../tenancy';
import type { BillingPeriod } from '../prices/periods';
import type { ScheduleFacts } from '../renewal/rules';
import { payments, subscriptions } from '../tables';
import { tariffInForceSql } from '../../entitlements';

/** A paid period or a trial. */
export interface PaidOrTrialPeriod extends BillingPeriod {
  tariff_id: string | null;
  billing_cycle: 'MONTHLY' | 'YEARLY';
  trial: boolean;
}

/** The current, next and last period of a tenant. */
export interface CurrentPeriods {
  /** The period that includes today; otherwise the latest period before today. */
  current: PaidOrTrialPeriod | undefined;
  /** The first period that begins after today. */
  next: PaidOrTrialPeriod | undefined;
  /** The period that ends last. */
  last: PaidOrTrialPeriod | undefined;
}

/** A tenant's subscription with its periods and tariff, at one moment. */
export interface SubscriptionSnapshot extends CurrentPeriods {
  tenant: string;
  now: Date;
  today: string;
  /** The tariff in force. */
  tariff: typeof tariffs.$inferSelect | null;
  /**
   * Tariff id stored in the tenant's row. It is outdated from the start of a period until the renewal job stores the tariff
   * of that period.
   */
  storedTariffId: string | null;
  /** The tenant's row of `subscriptions`; undefined before the first trial or payment. */
  subscription: typeof subscriptions.$inferSelect | undefined;
}

/** Number of latest periods to read. Earlier periods do not affect the current, next and last period. */
const periodLimit = 50;

/** Reads the subscription of a tenant; undefined when the tenant does not exist. */
export async function readSubscriptionSnapshot(
  session: Session,
  tenant: string,
): Promise<SubscriptionSnapshot | undefined> {
  const { orm } = session;
  const now = await readBillingTime(session);
  const today = now.toISOString().slice(0, 10);
  const [row] = await orm
    .select({ tariff: tariffs, storedTariffId: tenants.tariff_id, subscription: subscriptions })
    .from(tenants)
    .leftJoin(tariffs, eq(tariffs.id, tariffInForceSql))
    .leftJoin(subscriptions, eq(subscriptions.tenant_id, tenants.id))
    .where(eq(tenants.id, tenant));
  if (!row) return undefined;
  const periods = await orm
    .select({
      start_date: sql<string>`${payments.start_date}::text`,
      end_date: sql<string>`${payments.end_date}::text`,
      tariff_id: payments.tariff_id,
      billing_cycle: payments.billing_cycle,
      trial: sql<boolean>`${payments.purpose} = 'TRIAL'`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.tenant_id, tenant),
        eq(payments.status, 'SUCCEEDED'),
        gte(payments.end_date, payments.start_date),
      ),
    )
    .orderBy(desc(payments.end_date), desc(payments.start_date))
    .limit(periodLimit);
  const { tariff, storedTariffId, subscription } = row;
  return {
    tenant,
    now,
    today,
    tariff,
    storedTariffId,
    subscription: subscription ?? undefined,
    ...periodsOn(today, periods),
  };
}

/** Selects the current, next and last period. `periods` is ordered by end, latest first. */
function periodsOn(today: string, periods: readonly PaidOrTrialPeriod[]): CurrentPeriods {
  const started = periods.filter(({ start_date: start }) => start <= today);
  const running = started.filter(({ end_date: end }) => end >= today);
  // A paid period takes precedence over a trial.
  const current = running.find(({ trial }) => !trial) ?? running[0] ?? started[0];
  return { current, next: periods.findLast(({ start_date: start }) => start > today), last: periods[0] };
}

/** Returns the facts that decide the scheduled steps. */
export function scheduleFactsOf({
  now,
  today,
  storedTariffId,
  subscription,
  current,
  next,
  last,
}: SubscriptionSnapshot): ScheduleFacts {
  const running = current && current.end_date >= today ? current : undefined;
  const beginning = [running, next].find((period) => period && period.tariff_id !== storedTariffId);
  return {
    now,
    end: last?.end_date ?? null,
    isTrial: last?.trial ?? false,
    isCanceled: (subscription?.canceled_at ?? null) !== null,
    hasCard: (subscription?.payment_method_id ?? null) !== null,
    tries: subscription?.tries ?? 0,
    isScheduled: (subscription?.due_at ?? null) !== null,
    nextStart: beginning?.start_date ?? null,
  };
}
