import { sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { formatRequestNumber } from './rules';
import { requestNumbers } from './tables';

/**
 * Returns the tenant's next request number in a year. The counter's row stays locked until the transaction ends, so a
 * rollback leaves no gap.
 */
export async function takeRequestNumber({ orm }: Session, tenant: string, year: number): Promise<string> {
  const [row] = await orm
    .insert(requestNumbers)
    .values({ tenant_id: tenant, year, last: 1 })
    .onConflictDoUpdate({
      target: [requestNumbers.tenant_id, requestNumbers.year],
      set: { last: sql`${requestNumbers.last} + 1` },
    })
    .returning({ last: requestNumbers.last });
  if (!row) throw new Error('The counter returned no number.');
  return formatRequestNumber(year, row.last);
}
