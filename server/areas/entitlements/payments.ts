import { sql } from 'drizzle-orm';
import { billingDaySql } from '../../database/clock';
import type { Session } from '../../database/database';

/** Returns whether a tenant has paid for today or a later day, or has a payment that has not ended. Trials do not count. */
export async function hasPaidOrPendingPayment({ orm }: Pick<Session, 'orm'>, tenant: string): Promise<boolean> {
  // The table is written as text, because its area is above this one.
  const [row] = await orm
    .select({ has: sql<boolean>`bool_or(p.status = 'PENDING' OR p.end_date >= ${billingDaySql})` })
    .from(sql`payments p`)
    .where(sql`p.tenant_id = ${tenant} AND p.purpose <> 'TRIAL' AND p.status IN ('PENDING', 'SUCCEEDED')`);
  return row?.has === true;
}
