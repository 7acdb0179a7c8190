import { and, asc, eq, sql } from 'drizzle-orm';
import type { Session } from '../../../database/database';
import { expireCheckoutPage } from './retrieve-payment';
import { type WebhookContext, logPaymentUpdate } from './webhook';
import { applyPaymentUpdate } from '../payments/apply-payment-update';
import { payments } from '../tables';

/** An unfinished payment on a Checkout page. */
export interface OpenPayment {
  tenant_id: string;
  id: string;
  /** Id of the Checkout Session; null when the session was not created or not stored. */
  session_id: string | null;
}

/**
 * Reads the unfinished Checkout payments of a tenant. Renewals are not included, because a new payment does not replace
 * them.
 */
export function readOpenPayments({ orm }: Session, tenant: string): Promise<OpenPayment[]> {
  const { tenant_id, id, session_id, status, metadata } = payments;
  return orm
    .select({ tenant_id, id, session_id })
    .from(payments)
    .where(and(eq(tenant_id, tenant), eq(status, 'PENDING'), sql`${metadata} ->> 'origin' IS NOT NULL`))
    .orderBy(asc(id));
}

/** Cancels unfinished Checkout payments. A payment that was just paid succeeds instead. @throws Stripe's errors */
export async function cancelOpenPayments(
  { database, cards, log }: WebhookContext,
  open: readonly OpenPayment[],
): Promise<void> {
  for (const { tenant_id: tenant, id: payment, session_id: page } of open) {
    const canceled = { tenant, payment, status: 'CANCELED', error: 'Another payment was started.' } as const;
    const expiredPage = page === null ? undefined : await expireCheckoutPage(cards, page);
    const update =
      expiredPage === undefined || expiredPage.status === 'CANCELED' ? { ...expiredPage, ...canceled } : expiredPage;
    logPaymentUpdate(log, update, await database.system((session) => applyPaymentUpdate(session, update)), { page });
  }
}
