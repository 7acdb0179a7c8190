import { and, eq } from 'drizzle-orm';
import { now, readClock } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { payments } from '../tables';
import { seller } from './billed-to';
import { nextReceiptNumber } from './receipt-numbers';

/**
 * Issues the receipt of a payment. It bears the day that was paid on, `paid_at`: that is what the buyer's books go by.
 * Its number is of the order, and of the year, of issue: a word that comes late in the new year takes the next number
 * of the new year, so that the old year's sequence stays as it was closed. Who sold stays as it is now. Call it last,
 * in a transaction above tenants: whoever takes a number holds the year until that ends.
 * @returns the number
 */
export async function issueReceipt(
  session: Session,
  { tenant_id, id }: { tenant_id: string; id: string },
): Promise<string> {
  const billed_by = await seller(session);
  const number = await nextReceiptNumber(session, (await readClock(session)).getUTCFullYear());
  const issued = { number, issued_at: now, billed_by };
  await session.orm
    .update(payments)
    .set(issued)
    .where(and(eq(payments.tenant_id, tenant_id), eq(payments.id, id)));
  return number;
}
