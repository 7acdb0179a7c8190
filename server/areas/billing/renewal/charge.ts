import type Stripe from 'stripe';
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { now } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { publishChange, systemUser } from '../../../dialect/write/mutations';
import { billedTo } from '../receipts/billed-to';
import type { Cards } from '../paying/cards';
import { metadataOf } from '../paying/page';
import { priceOf } from '../prices/quote';
import type { PaymentRow } from '../settling/settle';
import { readStanding, type Standing } from '../subscription/standing';
import { payments } from '../tables';
import { taxOf, withTax } from '../prices/tax';
import { toldByIntent, type ToldOfPayment } from '../paying/told';
import { tariffs } from '../../tariffs';

/** What the next period costs. */
export interface Renewal {
  tariff: typeof tariffs.$inferSelect;
  billing_cycle: 'MONTHLY' | 'YEARLY';
  net: number;
  tax_rate: number;
  tax: number;
  amount: number;
  currency: 'EUR';
}

/** What follows a subscription's last period, by plan or as before, and its price; undefined where it has none. */
export async function renewalOf(
  session: Session,
  { tenant, tariff: own, subscription, last }: Standing,
): Promise<Renewal | undefined> {
  const wished = subscription?.next_tariff_id ?? last?.tariff_id;
  if (!subscription || !last || !wished) return undefined;
  const [other] = wished === own?.id ? [] : await session.orm.select().from(tariffs).where(eq(tariffs.id, wished));
  const tariff = other ?? own;
  const billing_cycle = subscription.next_billing_cycle ?? last.billing_cycle;
  const net = tariff && priceOf(tariff, billing_cycle, last.end_date);
  if (!tariff || typeof net !== 'number') return undefined;
  const { rate } = taxOf(await billedTo(session, tenant));
  return { tariff, billing_cycle, net, tax_rate: rate, ...withTax(net, rate), currency: 'EUR' };
}

/** The renewal that was begun and not decided: whoever began it may have died before it was. */
export async function openRenewal({ orm }: Pick<Session, 'orm'>, tenant: string): Promise<PaymentRow | undefined> {
  const open = and(
    eq(payments.status, 'PENDING'),
    eq(payments.purpose, 'RENEWAL'),
    isNull(payments.session_id),
    sql`${payments.metadata} ->> 'origin' IS NULL`,
  );
  const [row] = await orm
    .select()
    .from(payments)
    .where(and(eq(payments.tenant_id, tenant), open))
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(1);
  return row;
}

/** Whether something was paid since a renewal was begun: then nobody needs it any more. */
export async function isOvertaken(
  { orm }: Pick<Session, 'orm'>,
  { tenant_id, created_at }: PaymentRow,
): Promise<boolean> {
  // What was paid before may be told of after: it counts from when that was heard.
  const heard = sql`coalesce(${payments.issued_at}, ${payments.paid_at})`;
  const since = and(eq(payments.tenant_id, tenant_id), eq(payments.status, 'SUCCEEDED'), gte(heard, created_at));
  return (await orm.$count(payments, since)) > 0;
}

/**
 * Whether nobody needs a renewal any more: something was paid since it was begun, the subscription was canceled, or what
 * the renewal would continue is over.
 */
export async function isNeedless(session: Session, row: PaymentRow): Promise<boolean> {
  if (await isOvertaken(session, row)) return true;
  const standing = await readStanding(session, row.tenant_id);
  if (!standing?.last || standing.subscription?.canceled_at) return true;
  return standing.last.end_date < standing.today;
}

/**
 * Begins the payment of a renewal. Its row is there before the card is charged, so that the charge is never made twice.
 */
export async function beginRenewal(
  session: Session,
  tenant: string,
  { tariff, ...amounts }: Renewal,
): Promise<PaymentRow> {
  const id = newId();
  const company = await billedTo(session, tenant);
  // It goes where the last receipt went.
  const email = sql`(
    SELECT email FROM payments WHERE tenant_id = ${tenant} AND email IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 1)`;
  const [row] = await session.orm
    .insert(payments)
    .values({
      tenant_id: tenant,
      id,
      tariff_id: tariff.id,
      ...amounts,
      purpose: 'RENEWAL',
      email,
      billed_to: company,
      metadata: {},
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!row) throw new Error('The payment of a renewal was not begun.');
  await publishChange({ session, tenant, user: systemUser }, { table: payments }, id, 'CREATED');
  return row;
}

/** Whose card is charged. */
export interface Charged {
  /** Code of the tariff. */
  tariff: string;
  customer: string | undefined;
  payment_method: string;
}

/**
 * Charges a kept card for a renewal. However often it is tried, the processor knows it by the payment's id and charges
 * once.
 * @returns what the processor says of it. @throws what says nothing of it: nobody answered.
 */
export async function charge(
  cards: Cards,
  row: PaymentRow,
  { tariff: code, customer, payment_method }: Charged,
): Promise<ToldOfPayment | undefined> {
  const { tenant_id: tenant, id: payment, amount, currency } = row;
  const wish: Stripe.PaymentIntentCreateParams = {
    amount,
    currency: currency.toLowerCase(),
    ...(customer ? { customer } : {}),
    payment_method,
    // Without this Stripe wants an address to come back to, although nobody is there to be led anywhere.
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    off_session: true,
    confirm: true,
    metadata: metadataOf({ ...row, tariff: { code } }),
    expand: ['latest_charge', 'payment_method'],
  };
  const stripe = await cards.stripe();
  try {
    return toldByIntent(await stripe.paymentIntents.create(wish, { idempotencyKey: `renewal-${payment}` }));
  } catch (error) {
    const refused = refusalIn(error);
    if (!refused) throw error;
    const told = refused.intent && toldByIntent(refused.intent);
    return told ?? { tenant, payment, status: 'FAILED', error: refused.message, reason: refused.code };
  }
}

/** What the processor refused for good: the card, or what was asked of it. Anything else may go well the next time. */
function refusalIn(error: unknown): { message: string; code: string; intent?: Stripe.PaymentIntent } | undefined {
  if (!isRefusal(error)) return undefined;
  const { message, code = 'processing_error', payment_intent: intent } = error;
  return { message, code, ...(intent ? { intent } : {}) };
}

function isRefusal(error: unknown): error is Stripe.errors.StripeCardError | Stripe.errors.StripeInvalidRequestError {
  return (
    error instanceof Error &&
    'type' in error &&
    (error.type === 'StripeCardError' || error.type === 'StripeInvalidRequestError')
  );
}
