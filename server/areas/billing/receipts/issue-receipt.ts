import { and, eq } from 'drizzle-orm';
import { billingTimeSql, readBillingTime } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { payments } from '../tables';
import { readSeller } from './billed-to';
import { takeReceiptNumber } from './receipt-numbers';

/**
 * Issues the receipt of a payment and returns its number. The receipt shows the day of payment, but is numbered in
 * the order and year of issue, so that a late event adds no receipt to a closed year. Call it last, because the year's
 * numbers stay locked until the transaction ends. Needs a system transaction.
 */
export async function issueReceipt(
  session: Session,
  { tenant_id, id }: { tenant_id: string; id: string },
): Promise<string> {
  const billed_by = await readSeller(session);
  const number = await takeReceiptNumber(session, (await readBillingTime(session)).getUTCFullYear());
  const issued = { number, issued_at: billingTimeSql, billed_by };
  await session.orm
    .update(payments)
    .set(issued)
    .where(and(eq(payments.tenant_id, tenant_id), eq(payments.id, id)));
  return number;
}
