import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import type { RecordQuota } from '../../dialect/entity';
import { errorCodes as errorCode, ContractError } from '../../dialect/errors';
import { opportunities } from '../tariffs';
import { tenants } from '../tenancy';
import { tariffInForceSql } from './tariff-in-force';
import { type CountedRecords, countedRowsSql, type TariffLimitCode, registerCountedRecords } from './counted-rows';

/** Namespace of the advisory locks that serialize additions to a limited kind of record. */
const lockNamespace = 7_209_117;

/**
 * Registers the records that count towards a limit, and returns their quota for the dialect. Its `reserve` throws a
 * ContractError when the tariff allows no more records.
 */
export function registerQuota(code: TariffLimitCode, records: CountedRecords): RecordQuota {
  registerCountedRecords(code, records);
  return {
    counts: records.counts,
    reserve: (context, count) => requireBelowLimit(context, code, count),
    left: (context) => readLeft(context, code),
    problemCode: reasonOf(code),
  };
}

const reasonOf = (code: TariffLimitCode) => `limit_${code}`;

async function requireBelowLimit(context: LimitedTenant, code: TariffLimitCode, count: number): Promise<void> {
  const found = await readLeft(context, code);
  if (!found || found.left >= count) return;
  const { limit } = found;
  const reason = reasonOf(code);
  throw new ContractError(`The tariff of the company allows at most ${limit} ${code}.`, {
    code: errorCode.limit,
    reason,
    validation: { input: [{ code: reason, payload: { limit } }] },
  });
}

interface LimitedTenant {
  session: Session;
  tenant: string;
}

async function readLeft({ session, tenant }: LimitedTenant, code: TariffLimitCode) {
  const limit = await lockLimit(session, tenant, code);
  if (limit === undefined) return undefined;
  // The count is a separate statement, so that it sees the rows committed while `lockLimit` waited.
  const counted = session.orm
    .select({ used: sql`count(*)`.mapWith(Number) })
    .from(sql`(${countedRowsSql(code, tenant)} LIMIT ${limit}) AS counted`);
  const [row] = await counted;
  return { left: limit - (row?.used ?? 0), limit };
}

/** Returns the limit of the tenant's tariff and locks it until the transaction ends; undefined without a limit. */
async function lockLimit({ orm }: Session, tenant: string, code: TariffLimitCode): Promise<number | undefined> {
  const lock = sql`pg_advisory_xact_lock(${lockNamespace}, hashtext(${`${tenant} ${code}`}))`;
  const [found] = await orm
    .select({ limit: opportunities.limit, lock })
    .from(tenants)
    .innerJoin(opportunities, and(eq(opportunities.tariff_id, tariffInForceSql), eq(opportunities.code, code)))
    .where(and(eq(tenants.id, tenant), eq(tenants.is_operator, false), isNotNull(opportunities.limit)));
  return found?.limit ?? undefined;
}
