import { and, eq, sql } from 'drizzle-orm';
import { billingTimeSql } from '../../../database/clock';
import { retrievePayment, expireCheckoutPage, stripeErrorFields } from '../stripe/retrieve-payment';
import type { CardProcessor } from '../stripe/card-processor';
import { voidOrRefund } from '../stripe/void-or-refund';
import type { PaymentUpdate } from '../stripe/payment-update';
import { cancelPaymentIntent } from '../stripe/cancel-payment-intent';
import { tenants } from '../../tenancy';
import { logPaymentUpdate } from '../stripe/webhook';
import { type PaymentRow, applyPaymentUpdate } from '../payments/apply-payment-update';
import { payments } from '../tables';
import { isRenewalObsolete } from './charge';
import type { RenewalContext } from './renew-due';

/** Minutes after which a payment that is still pending is retrieved from Stripe again. */
const recheckMinutes = 60;
/** Hours after which the server expires an unpaid Checkout page. */
const pageLifetimeHours = 24;

/**
 * Retrieves pending payments from Stripe, because their events may be lost. Expires Checkout pages that are a day old,
 * and voids or refunds payments of deleted tenants.
 * @returns how many payments were checked
 */
export async function recheckPendingPayments(parts: RenewalContext): Promise<number> {
  let checked = 0;
  for (let claimed = await claimPendingPayment(parts); claimed; claimed = await claimPendingPayment(parts)) {
    await recheckPayment(parts, claimed);
    checked += 1;
  }
  return checked;
}

interface PendingPayment {
  row: PaymentRow;
  /** Whether the payment is a Checkout payment older than `pageLifetimeHours`. */
  isExpired: boolean;
  /** Whether the payment's tenant was deleted. */
  isTenantDeleted: boolean;
  /** Whether the payment is a renewal that waits for authentication and is no longer needed. */
  isObsolete: boolean;
}

function claimPendingPayment({ database }: RenewalContext): Promise<PendingPayment | undefined> {
  return database.system(async (session) => {
    const { orm } = session;
    const wait = sql`make_interval(mins => ${recheckMinutes}::int)`;
    const due = sql`(
      SELECT p.tenant_id, p.id FROM payments p JOIN tenants t ON t.id = p.tenant_id
      WHERE p.status = 'PENDING' AND (p.asked_at IS NULL OR p.asked_at <= ${billingTimeSql} - ${wait})
        AND (p.session_id IS NOT NULL OR p.payment_intent_id IS NOT NULL OR p.metadata ->> 'origin' IS NOT NULL)
        AND (p.created_at <= ${billingTimeSql} - ${wait} OR t.deleted_at IS NOT NULL)
      ORDER BY p.created_at, p.id LIMIT 1 FOR UPDATE OF p SKIP LOCKED)`;
    const [row] = await orm
      .update(payments)
      .set({ asked_at: billingTimeSql })
      .where(sql`(${payments.tenant_id}, ${payments.id}) = ${due}`)
      .returning();
    if (!row) return undefined;
    const [age] = await orm
      .select({
        isExpired: sql<boolean>`${payments.created_at} <= ${billingTimeSql} - make_interval(hours => ${pageLifetimeHours}::int)`,
        isTenantDeleted: sql<boolean>`${tenants.deleted_at} IS NOT NULL`,
      })
      .from(payments)
      .innerJoin(tenants, eq(tenants.id, payments.tenant_id))
      .where(and(eq(payments.tenant_id, row.tenant_id), eq(payments.id, row.id)));
    const isWaiting = row.purpose === 'RENEWAL' && row.session_id === null && row.error_message !== null;
    const { isExpired = false, isTenantDeleted = false } = age ?? {};
    return { row, isExpired, isTenantDeleted, isObsolete: isWaiting && (await isRenewalObsolete(session, row)) };
  });
}

async function recheckPayment(
  { database, cards, log }: RenewalContext,
  { row, isExpired, isTenantDeleted, isObsolete }: PendingPayment,
): Promise<void> {
  const { tenant_id: tenant, id: payment, session_id: page } = row;
  try {
    const currentUpdate = await cancelOrRetrieve(cards, { row, isExpired, isTenantDeleted, isObsolete });
    // The Checkout page was never created, so Stripe has nothing to cancel.
    const hasNoPage = isExpired && !page && !row.payment_intent_id;
    const update = hasNoPage ? ({ tenant, payment, status: 'CANCELED' } as const) : currentUpdate;
    if (!update) return;
    logPaymentUpdate(log, update, await database.system((session) => applyPaymentUpdate(session, update)), {
      by: 'recheck',
    });
  } catch (error) {
    log.warn({ tenant, payment, ...stripeErrorFields(error) }, 'could not retrieve a payment from the card processor');
  }
}

/** Returns the payment's current state. Cancels the payment first when it must not be paid any more. */
function cancelOrRetrieve(
  cards: CardProcessor,
  { row, isExpired, isTenantDeleted, isObsolete }: PendingPayment,
): Promise<PaymentUpdate | undefined> {
  if (isTenantDeleted) return voidOrRefund(cards, row);
  if (isObsolete) return cancelPaymentIntent(cards, row);
  return isExpired && row.session_id ? expireCheckoutPage(cards, row.session_id) : retrievePayment(cards, row);
}
