import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import type { Quota, Values } from '../../dialect/entity';
import { code as errorCode, ContractError } from '../../dialect/errors';
import { opportunities } from '../tariffs';
import { tenants } from '../tenancy';
import { tariffInForce } from './tariff-in-force';
import { countedRows, type LimitCode } from './counted';

/** A number of our own for PostgreSQL's advisory locks: what a tariff limits is added by one after the other. */
const lockNumber = 7_209_117;

/** Which rows count: as `countedRows` has it, for the row that is written. */
const counts: Readonly<Record<LimitCode, (row: Values) => boolean>> = {
  users: ({ state, deleted_at }) => (state === 'ACTIVE' || state === 'INVITED') && !deleted_at,
  vehicles: ({ deleted_at }) => !deleted_at,
  // One that comes back had its place all the while.
  requests: () => true,
};

/** How many records there may be by the tariff of their company. */
export function limitedBy(code: LimitCode): Quota {
  return { counts: counts[code], reserve: (taking) => takePlace(taking, code) };
}

async function takePlace({ session, tenant }: { session: Session; tenant: string }, code: LimitCode): Promise<void> {
  const limit = await lockLimit(session, tenant, code);
  if (limit === undefined) return;
  // A statement of its own: it sees what was stored while this one waited.
  const places = session.orm
    .select({ used: sql`count(*)`.mapWith(Number) })
    .from(sql`(${countedRows(code, tenant)} LIMIT ${limit}) AS counted`);
  const [row] = await places;
  if ((row?.used ?? 0) < limit) return;
  const reason = `limit_${code}`;
  throw new ContractError(`The tariff of the company has no place for more: ${limit} ${code}.`, {
    code: errorCode.limit,
    reason,
    validation: { input: [{ code: reason, payload: { limit } }] },
  });
}

/**
 * The limit of the company's tariff, held against all others who would use it up; nothing, and no wait, where there is
 * none.
 */
async function lockLimit({ orm }: Session, tenant: string, code: LimitCode): Promise<number | undefined> {
  const lock = sql`pg_advisory_xact_lock(${lockNumber}, hashtext(${`${tenant} ${code}`}))`;
  const [found] = await orm
    .select({ limit: opportunities.limit, lock })
    .from(tenants)
    .innerJoin(opportunities, and(eq(opportunities.tariff_id, tariffInForce), eq(opportunities.code, code)))
    .where(and(eq(tenants.id, tenant), eq(tenants.is_operator, false), isNotNull(opportunities.limit)));
  return found?.limit ?? undefined;
}
