import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { RequestContext } from '../../../dialect/context';
import type { CardSession } from '../../../contract.generated';
import { billingTimeSql } from '../../../database/clock';
import type { Database, Session } from '../../../database/database';
import { isId } from '../../../database/ids';
import { invalidInputError, requireNoProblems } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import { publishChange, systemUserId } from '../../../dialect/write/mutations';
import { consoleUrlProblem } from '../../identity';
import { subscriptionPagePath } from '../mails/billing-mail';
import { tenants } from '../../tenancy';
import { stripeErrorFields } from './retrieve-payment';
import type { BillingContext } from './create-payment-session';
import { readBuyer } from '../receipts/billed-to';
import type { CardProcessor } from './card-processor';
import { withCustomer } from './customer';
import { subscriptionCardColumns } from '../payments/saved-card';
import { readOpenRenewal } from '../renewal/charge';
import { scheduleNextStep } from '../renewal/schedule';
import { failureMessageColumns } from '../payments/failure-texts';
import { subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';
import { cancelPaymentIntent } from './cancel-payment-intent';
import { savedCardOf, stripeIdOf, type SavedCard, type PaymentUpdate } from './payment-update';

/** Creates a Checkout Session in which a new card for renewals is entered. */
export async function createCardSession(
  origin: string,
  context: RequestContext,
  { config, cards }: BillingContext,
): Promise<CardSession> {
  const { tenant, user } = requireCaller(context);
  requireNoProblems({
    origin: [cards.kind === 'none' ? { code: 'payments_not_set_up' } : undefined, consoleUrlProblem(origin, config)],
  });
  const customerDetails = await context.database.read(tenant, async (session) => {
    const { customer_id: customer, tenant_id } = subscriptions;
    const [row] = await session.orm.select({ customer }).from(subscriptions).where(eq(tenant_id, tenant));
    return row && { ...row, tenant, name: (await readBuyer(session, tenant)).name, email: null };
  });
  if (!customerDetails) throw invalidInputError({ origin: [{ code: 'no_subscription' }] });
  const returnUrl = `${new URL(origin).origin}${subscriptionPagePath}`;
  try {
    const stripe = await cards.stripe();
    const page = await withCustomer(stripe, customerDetails, (customer) =>
      stripe.checkout.sessions.create({
        mode: 'setup',
        allowed_payment_method_types: ['card'],
        currency: 'eur',
        customer,
        metadata: { tenant, purpose: 'CARD' },
        locale: context.language,
        success_url: `${returnUrl}?card=changed`,
        cancel_url: returnUrl,
      }),
    );
    if (!page.url) throw new Error('Stripe returned a Checkout Session without a URL.');
    context.log.info({ tenant, user }, 'Checkout Session for a new card created');
    return { url: page.url };
  } catch (error) {
    context.log.error(stripeErrorFields(error), 'the card processor could not be reached');
    throw invalidInputError({ origin: [{ code: 'payments_unreachable' }] });
  }
}

/** A new card for a tenant's renewals. */
export interface NewCard {
  tenant: string;
  customer: string | undefined;
  card: SavedCard;
}

/** Returns the card that a setup session saved, retrieved from Stripe; undefined when the event saved none. */
export async function retrieveNewCard(cards: CardProcessor, event: Stripe.Event): Promise<NewCard | undefined> {
  if (event.type !== 'checkout.session.completed' || event.data.object.mode !== 'setup') return undefined;
  const tenant = event.data.object.metadata?.tenant;
  if (!isId(tenant)) return undefined;
  const stripe = await cards.stripe();
  const session = await stripe.checkout.sessions.retrieve(event.data.object.id, {
    expand: ['setup_intent.payment_method'],
  });
  const intent = typeof session.setup_intent === 'object' ? session.setup_intent : null;
  const setupMethod = intent?.status === 'succeeded' ? intent.payment_method : null;
  const method = typeof setupMethod === 'object' ? setupMethod : null;
  const card = method && savedCardOf(method);
  return card ? { tenant, customer: stripeIdOf(session.customer), card } : undefined;
}

/**
 * Cancels the renewal that waits for the old card's authentication, so that only the new card is charged.
 * Calls Stripe, so no transaction may be open.
 * @returns the update of the canceled renewal; undefined when none waits
 * @throws Stripe's errors
 */
export async function cancelOldCardRenewal(
  database: Database,
  cards: CardProcessor,
  { tenant }: NewCard,
): Promise<PaymentUpdate | undefined> {
  const open = await database.system((session) => readOpenRenewal(session, tenant));
  return open?.error_message ? cancelPaymentIntent(cards, open) : undefined;
}

/**
 * Saves a new card for renewals. A renewal that is due is attempted at once, because the earlier attempts
 * failed with another card.
 * @returns whether the tenant has a subscription
 */
export async function saveNewCard(session: Session, { tenant, customer, card }: NewCard): Promise<boolean> {
  await lockTenant(session, tenant);
  const updated = await session.orm
    .update(subscriptions)
    .set({
      ...subscriptionCardColumns({ card, customer }),
      tries: 0,
      ...failureMessageColumns(null),
      updated_at: billingTimeSql,
    })
    .where(eq(subscriptions.tenant_id, tenant))
    .returning({ tenant: subscriptions.tenant_id });
  if (updated.length === 0) return false;
  await scheduleNextStep(session, tenant);
  await publishChange({ session, tenant, user: systemUserId }, { table: tenants }, tenant, 'UPDATED');
  return true;
}
