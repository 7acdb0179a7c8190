import { and, desc, eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../dialect/context';
import type { SuccessfulPayment } from '../../../contract.generated';
import { billingDaySql } from '../../../database/clock';
import { requireCaller } from '../../../dialect/methods';
import { payments } from '../tables';

/**
 * Returns the latest successful payment of the caller's tenant. A payment whose period includes today is preferred to
 * one for a later period.
 */
export async function readLatestSuccessfulPayment(context: RequestContext): Promise<SuccessfulPayment | null> {
  const { tenant } = requireCaller(context);
  const { id, tenant_id, status, start_date, end_date, paid_at } = payments;
  const is_active = sql<boolean>`coalesce(${billingDaySql} BETWEEN ${start_date} AND ${end_date}, false)`;
  const [latest] = await context.database.read(tenant, ({ orm }) =>
    orm
      .select({ id, start_date, end_date, is_active })
      .from(payments)
      .where(and(eq(tenant_id, tenant), eq(status, 'SUCCEEDED')))
      .orderBy(desc(is_active), desc(end_date), desc(paid_at), desc(id))
      .limit(1),
  );
  return latest ?? null;
}
