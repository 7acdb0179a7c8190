import { sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { receiptNumbers } from '../tables';

/**
 * The next number of a receipt of a year, `WB/2026/000123`. Numbers have no gaps: whoever takes one holds the year
 * until the transaction ends, and it is free again where that is rolled back. Take it last, in a transaction above
 * tenants.
 */
export async function nextReceiptNumber({ orm }: Pick<Session, 'orm'>, year: number): Promise<string> {
  const [row] = await orm
    .insert(receiptNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptNumbers.year, set: { last: sql`${receiptNumbers.last} + 1` } })
    .returning({ last: receiptNumbers.last });
  if (!row) throw new Error('A number of receipts was neither begun nor raised.');
  return receiptNumber(year, row.last);
}

/** A receipt's number as it is written. */
export function receiptNumber(year: number, place: number): string {
  return `WB/${year}/${String(place).padStart(6, '0')}`;
}
