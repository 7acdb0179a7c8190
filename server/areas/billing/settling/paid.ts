import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { netKept } from '../rules';
import type { Placed } from './placing';
import { payments } from '../tables';

/** A payment that succeeded, with its period and what was paid for it. */
export interface PaidPayment extends Placed {
  tariff_id: string | null;
  /** Without what was paid back of it. */
  net: number;
  credit: number;
}

/** All that a tenant has paid or tried, in order. What was paid back is not among it. */
export async function readPaid({ orm }: Pick<Session, 'orm'>, tenant: string): Promise<PaidPayment[]> {
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
    net: netKept(row),
    start_date: row.start_date ?? '',
    end_date: row.end_date ?? '',
  }));
}
