import { and, asc, eq, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { endPage } from './asking';
import { type Hearing, tell } from './hear';
import { settle } from '../settling/settle';
import { payments } from '../tables';

/** A payment that was begun at the processor's page, as far as ending it needs. */
export interface OpenPayment {
  tenant_id: string;
  id: string;
  /** Its page; null: nobody has seen one. */
  session_id: string | null;
}

/** Payments that were begun at the processor's page and are not decided. Renewals are none: nobody gives those up. */
export function openPayments({ orm }: Session, tenant: string): Promise<OpenPayment[]> {
  const { tenant_id, id, session_id, status, metadata } = payments;
  return orm
    .select({ tenant_id, id, session_id })
    .from(payments)
    .where(and(eq(tenant_id, tenant), eq(status, 'PENDING'), sql`${metadata} ->> 'origin' IS NOT NULL`))
    .orderBy(asc(id));
}

/**
 * Gives up payments that were begun at the processor's page; one that was paid at the last moment succeeds. @throws
 * Stripe's errors.
 */
export async function endOpenPages({ database, cards, log }: Hearing, open: readonly OpenPayment[]): Promise<void> {
  for (const { tenant_id: tenant, id: payment, session_id: page } of open) {
    const given = { tenant, payment, status: 'CANCELED', error: 'Another payment was begun.' } as const;
    const ended = page === null ? undefined : await endPage(cards, page);
    const told = ended === undefined || ended.status === 'CANCELED' ? { ...ended, ...given } : ended;
    tell(log, told, await database.system((session) => settle(session, told)), { page });
  }
}
