import { and, eq, sql } from 'drizzle-orm';
import type { TariffUsage } from '../../contract.generated';
import type { Session } from '../../database/database';
import { opportunities } from '../tariffs';
import { tenants } from '../tenancy';
import { tariffInForceSql } from './tariff-in-force';
import { countedRowsSql, type TariffLimitCode, tariffLimitCodes } from './counted-rows';

/** Reads how much of its tariff's limits a tenant uses. `limit` is null where the tariff sets no limit. */
export async function readTariffUsage(
  { orm }: Pick<Session, 'orm'>,
  tenant: string,
): Promise<Omit<TariffUsage, '__typename'>[]> {
  const limits = await orm
    .select({ code: opportunities.code, limit: opportunities.limit })
    .from(opportunities)
    .innerJoin(tenants, eq(opportunities.tariff_id, tariffInForceSql))
    .where(and(eq(tenants.id, tenant), eq(opportunities.type, 'LIMIT')));
  const usedSql = (code: TariffLimitCode) =>
    sql`(SELECT count(*) FROM (${countedRowsSql(code, tenant)}) AS counted)`.mapWith(Number);
  const [counts] = await orm
    .select({ users: usedSql('users'), vehicles: usedSql('vehicles'), requests: usedSql('requests') })
    .from(tenants)
    .where(eq(tenants.id, tenant));
  return tariffLimitCodes.map((code) => ({
    code,
    used: counts?.[code] ?? 0,
    limit: limits.find((one) => one.code === code)?.limit ?? null,
  }));
}
