import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { netAfterRefund } from '../rules';
import type { PaymentWithPeriod } from './assign-period';
import { payments } from '../tables';

/** A successful payment with its period and net amount. */
export interface PaidPayment extends PaymentWithPeriod {
  tariff_id: string | null;
  /** Net amount after refunds. */
  net: number;
  credit: number;
}

/** Reads the successful payments and trials of a tenant by start date, without fully refunded payments. */
export async function readPaidPayments({ orm }: Pick<Session, 'orm'>, tenant: string): Promise<PaidPayment[]> {
  const { id, purpose, billing_cycle, tariff_id, net, amount, refunded, credit, start_date, end_date } = payments;
  const rows = await orm
    .select({ id, purpose, billing_cycle, tariff_id, net, amount, refunded, credit, start_date, end_date })
    .from(payments)
    .where(
      and(eq(payments.tenant_id, tenant), eq(payments.status, 'SUCCEEDED'), isNotNull(start_date), isNotNull(end_date)),
    )
    .orderBy(asc(start_date), asc(id));
  return rows.map((row) => ({
    ...row,
    net: netAfterRefund(row),
    start_date: row.start_date ?? '',
    end_date: row.end_date ?? '',
  }));
}
