import { sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import type { ReadContext } from '../../dialect/write/cached-read';
import { formatRequestNumber } from './rules';
import { requestNumbers } from './tables';

/** Numbers that were taken for the requests of a batch at once and are not used yet, by the batch's scope. */
const takenNumbers = new WeakMap<object, string[]>();

type NumberContext = ReadContext & { tenant: string };

/**
 * Returns the tenant's next request number in a year. The counter's row stays locked until the transaction ends, so a
 * rollback leaves no gap.
 */
export async function takeRequestNumber({ session, tenant, scope }: NumberContext, year: number): Promise<string> {
  const number = takenNumbers.get(scope)?.shift() ?? (await takeNumbers(session, tenant, year, 1))[0];
  if (number === undefined) throw new Error('The counter returned no number.');
  return number;
}

/** Takes the numbers of all requests that a batch creates in one statement, for `takeRequestNumber`. */
export async function takeRequestNumbers(
  { session, tenant, scope }: NumberContext,
  year: number,
  count: number,
): Promise<void> {
  if (count > 0) takenNumbers.set(scope, await takeNumbers(session, tenant, year, count));
}

async function takeNumbers({ orm }: Session, tenant: string, year: number, count: number): Promise<string[]> {
  const [row] = await orm
    .insert(requestNumbers)
    .values({ tenant_id: tenant, year, last: count })
    .onConflictDoUpdate({
      target: [requestNumbers.tenant_id, requestNumbers.year],
      set: { last: sql`${requestNumbers.last} + ${count}` },
    })
    .returning({ last: requestNumbers.last });
  const first = (row?.last ?? 0) - count + 1;
  return Array.from({ length: row ? count : 0 }, (_, index) => formatRequestNumber(year, first + index));
}
