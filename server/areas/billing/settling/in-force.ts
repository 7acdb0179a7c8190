import { and, desc, eq, sql } from 'drizzle-orm';
import { today } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { announce, nobody } from '../../../dialect/write/mutations';
import { dropAccess } from '../../identity/permissions/access';
import { tenants } from '../../tenancy/tables';
import { payments } from '../tables';

/**
 * Gives a tenant the tariff of the period that runs today: what was paid ahead begins when its day comes. Without such a
 * period the tariff stays. Felt with the next call. @returns whether the tariff is another now
 */
export async function putInForce(session: Session, tenant: string): Promise<boolean> {
  const { orm } = session;
  const runs = and(eq(payments.tenant_id, tenant), eq(payments.status, 'SUCCEEDED'), sql`${today} BETWEEN ${payments.start_date} AND ${payments.end_date}`);
  // What was paid goes before a trial.
  const order = [sql`${payments.purpose} = 'TRIAL'`, desc(payments.start_date), desc(payments.id)];
  const [running] = await orm.select({ tariff: payments.tariff_id }).from(payments).where(runs).orderBy(...order).limit(1);
  await dropAccess(session, tenant);
  if (!running?.tariff) return false;
  const changed = await orm
    .update(tenants)
    .set({ tariff_id: running.tariff, modified_at: sql`now()` })
    .where(and(eq(tenants.id, tenant), sql`${tenants.tariff_id} IS DISTINCT FROM ${running.tariff}`))
    .returning({ id: tenants.id });
  if (changed.length > 0) await announce({ session, tenant, user: nobody }, { table: tenants }, tenant, 'UPDATED');
  return changed.length > 0;
}
