import { sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { receiptNumbers } from '../tables';

/**
 * Takes the next receipt number of a year, such as `WB/2026/000123`. Numbers have no gaps, so the year's
 * numbers stay locked until the transaction ends. Call it last in a transaction. Needs a system transaction.
 */
export async function takeReceiptNumber({ orm }: Pick<Session, 'orm'>, year: number): Promise<string> {
  const [row] = await orm
    .insert(receiptNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptNumbers.year, set: { last: sql`${receiptNumbers.last} + 1` } })
    .returning({ last: receiptNumbers.last });
  if (!row) throw new Error('The receipt number was not stored.');
  return formatReceiptNumber(year, row.last);
}

/** Formats the receipt number of a year, such as `WB/2026/000123`. */
export function formatReceiptNumber(year: number, index: number): string {
  return `WB/${year}/${String(index).padStart(6, '0')}`;
}
