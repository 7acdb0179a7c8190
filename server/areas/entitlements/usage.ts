import { and, eq, sql } from 'drizzle-orm';
import type { TariffUsage } from '../../contract.generated';
import type { Session } from '../../database/database';
import { opportunities } from '../tariffs';
import { tenants } from '../tenancy';
import { tariffInForce } from './tariff-in-force';
import { countedRows, type LimitCode, limitCodes } from './counted-rows';

/** Reads how much of its tariff's limits a tenant uses. `limit` is null where the tariff sets no limit. */
export async function readUsage(
  { orm }: Pick<Session, 'orm'>,
  tenant: string,
): Promise<Omit<TariffUsage, '__typename'>[]> {
  const limits = await orm
    .select({ code: opportunities.code, limit: opportunities.limit })
    .from(opportunities)
    .innerJoin(tenants, eq(opportunities.tariff_id, tariffInForce))
    .where(and(eq(tenants.id, tenant), eq(opportunities.type, 'LIMIT')));
  const usedSql = (code: LimitCode) =>
    sql`(SELECT count(*) FROM (${countedRows(code, tenant)}) AS counted)`.mapWith(Number);
  const [counts] = await orm
    .select({ users: usedSql('users'), vehicles: usedSql('vehicles'), requests: usedSql('requests') })
    .from(tenants)
    .where(eq(tenants.id, tenant));
  return limitCodes.map((code) => ({
    code,
    used: counts?.[code] ?? 0,
    limit: limits.find((one) => one.code === code)?.limit ?? null,
  }));
}
