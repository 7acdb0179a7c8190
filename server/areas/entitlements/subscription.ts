import { eq, sql } from 'drizzle-orm';
import type { SubscriptionState } from '../../contract.generated';
import { billingDaySql } from '../../database/clock';
import type { Session } from '../../database/database';
import { tenants } from '../tenancy';
import { decideSubscriptionState } from './rules';
import { tariffInForceSql } from './tariff-in-force';

/**
 * SQL for the kind of a tenant's current period: `PAID` for a paid period, `TRIED` for a trial, `OTHERS` when the tenant had
 * periods but none is current, null when it never had one. Tables are written as text, because Drizzle omits their names in a statement over one
 * table.
 */
const periods = sql<'PAID' | 'TRIED' | 'OTHERS' | null>`(
  SELECT CASE WHEN bool_or(period.runs AND period.purpose <> 'TRIAL') THEN 'PAID'
    WHEN bool_or(period.runs) THEN 'TRIED' ELSE 'OTHERS' END
  FROM (
    SELECT p.purpose, p.status = 'SUCCEEDED' AND ${billingDaySql} BETWEEN p.start_date AND p.end_date AS runs
    FROM payments p WHERE p.tenant_id = tenants.id AND p.status IN ('SUCCEEDED', 'REFUNDED')
  ) AS period HAVING count(*) > 0)`;

/** Columns of a query over `tenants` from which `subscriptionStateOfRow` computes the subscription's state. */
export const subscriptionColumns = {
  operator: tenants.is_operator,
  tariff: tariffInForceSql,
  periods,
  canceled: sql<boolean>`EXISTS (
    SELECT 1 FROM subscriptions s WHERE s.tenant_id = tenants.id AND s.canceled_at IS NOT NULL)`,
};

/** Codes of the features of the tariff in force, separated by spaces, in a query over `tenants`. */
export const tariffFeaturesColumn = sql<string>`coalesce((
  SELECT string_agg(o.code, ' ') FROM opportunities o
  WHERE o.tariff_id = ${tariffInForceSql} AND o.type = 'FEATURE'), '')`;

/** A row selected with `subscriptionColumns`. */
interface SubscriptionRow {
  operator: boolean;
  tariff: string | null;
  periods: 'PAID' | 'TRIED' | 'OTHERS' | null;
  canceled: boolean;
}

/** Returns the state of the subscription in a row selected with `subscriptionColumns`. */
export function subscriptionStateOfRow({
  operator,
  tariff,
  periods: periodKind,
  canceled,
}: SubscriptionRow): SubscriptionState {
  const hasCurrentPeriod = periodKind === 'PAID' || periodKind === 'TRIED';
  return decideSubscriptionState({
    operator,
    tariff: tariff !== null,
    hasCurrentPeriod,
    trial: periodKind === 'TRIED',
    hadPeriod: periodKind !== null,
    canceled,
  });
}

/** Reads the state of a tenant's subscription; `REQUIRED` for an unknown tenant. */
export async function readSubscriptionState({ orm }: Pick<Session, 'orm'>, tenant: string): Promise<SubscriptionState> {
  const [row] = await orm.select(subscriptionColumns).from(tenants).where(eq(tenants.id, tenant));
  return row ? subscriptionStateOfRow(row) : 'REQUIRED';
}
