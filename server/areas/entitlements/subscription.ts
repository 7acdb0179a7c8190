import { eq, sql } from 'drizzle-orm';
import type { SubscriptionState } from '../../contract.generated';
import { today } from '../../database/clock';
import type { Session } from '../../database/database';
import { tenants } from '../tenancy';
import { subscriptionState } from './rules';
import { tariffInForce } from './tariff-in-force';

/**
 * What the periods of a company come to: one has today, paid or tried; or all that it had are others. Tables are named
 * here in words: of a statement over one table the columns would go without theirs.
 */
const periods = sql<'PAID' | 'TRIED' | 'OTHERS' | null>`(
  SELECT CASE WHEN bool_or(period.runs AND period.purpose <> 'TRIAL') THEN 'PAID'
    WHEN bool_or(period.runs) THEN 'TRIED' ELSE 'OTHERS' END
  FROM (
    SELECT p.purpose, p.status = 'SUCCEEDED' AND ${today} BETWEEN p.start_date AND p.end_date AS runs
    FROM payments p WHERE p.tenant_id = tenants.id AND p.status IN ('SUCCEEDED', 'REFUNDED')
  ) AS period HAVING count(*) > 0)`;

/** Columns, over a company's row in `tenants`, that say where its subscription stands: for `stateOf`. */
export const subscriptionColumns = {
  operator: tenants.is_operator,
  tariff: tariffInForce,
  periods,
  canceled: sql<boolean>`EXISTS (
    SELECT 1 FROM subscriptions s WHERE s.tenant_id = tenants.id AND s.canceled_at IS NOT NULL)`,
};

/** Codes of what the company's tariff in force lets it do, separated by spaces, over its row in `tenants`. */
export const featuresColumn = sql<string>`coalesce((
  SELECT string_agg(o.code, ' ') FROM opportunities o
  WHERE o.tariff_id = ${tariffInForce} AND o.type = 'FEATURE'), '')`;

/** What `subscriptionColumns` answer. */
interface SubscriptionRow {
  operator: boolean;
  tariff: string | null;
  periods: 'PAID' | 'TRIED' | 'OTHERS' | null;
  canceled: boolean;
}

/** Where a subscription stands, by its columns. */
export function stateOf({ operator, tariff, periods: had, canceled }: SubscriptionRow): SubscriptionState {
  const runs = had === 'PAID' || had === 'TRIED';
  return subscriptionState({
    operator,
    tariff: tariff !== null,
    runs,
    trial: had === 'TRIED',
    subscribed: had !== null,
    canceled,
  });
}

/** Where a company's subscription stands now. */
export async function readSubscriptionState({ orm }: Pick<Session, 'orm'>, tenant: string): Promise<SubscriptionState> {
  const [row] = await orm.select(subscriptionColumns).from(tenants).where(eq(tenants.id, tenant));
  return row ? stateOf(row) : 'REQUIRED';
}
