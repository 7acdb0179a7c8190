import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { RequestContext } from '../../../dialect/context';
import type { CardSession } from '../../../contract.generated';
import { now } from '../../../database/clock';
import type { Database, Session } from '../../../database/database';
import { invalid, requireValid } from '../../../dialect/errors';
import { callerOf } from '../../../dialect/methods';
import { publishChange, systemUser } from '../../../dialect/write/mutations';
import { consoleUrlProblem } from '../../identity';
import { subscriptionPage } from '../../mail';
import { tenants } from '../../tenancy';
import { refusalOf } from './asking';
import type { BillingParts } from './begin';
import { billedTo } from '../receipts/billed-to';
import type { Cards } from './cards';
import { withCustomer } from './customer';
import { cardColumns } from '../settling/kept-card';
import { openRenewal } from '../renewal/charge';
import { scheduleLook } from '../renewal/schedule';
import { errorTexts } from '../settling/reasons';
import { subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';
import { letGo } from './letting-go';
import { cardOf, idOf, type KeptCard, type ToldOfPayment } from './told';

/** Opens a page of the processor where another card can be entered for renewals. */
export async function createCardSession(
  origin: string,
  context: RequestContext,
  { config, cards }: BillingParts,
): Promise<CardSession> {
  const { tenant, user } = callerOf(context);
  requireValid({
    origin: [cards.kind === 'none' ? { code: 'payments_not_set_up' } : undefined, consoleUrlProblem(origin, config)],
  });
  const known = await context.database.read(tenant, async (session) => {
    const { customer_id: customer, tenant_id } = subscriptions;
    const [row] = await session.orm.select({ customer }).from(subscriptions).where(eq(tenant_id, tenant));
    return row && { ...row, tenant, name: (await billedTo(session, tenant)).name, email: null };
  });
  if (!known) throw invalid({ origin: [{ code: 'no_subscription' }] });
  const back = `${new URL(origin).origin}${subscriptionPage}`;
  try {
    const stripe = await cards.stripe();
    const page = await withCustomer(stripe, known, (customer) =>
      stripe.checkout.sessions.create({
        mode: 'setup',
        allowed_payment_method_types: ['card'],
        currency: 'eur',
        customer,
        metadata: { tenant, purpose: 'CARD' },
        locale: context.language,
        success_url: `${back}?card=changed`,
        cancel_url: back,
      }),
    );
    if (!page.url) throw new Error('The processor opened a page without an address.');
    context.log.info({ tenant, user }, 'another card is being entered');
    return { url: page.url };
  } catch (error) {
    context.log.error(refusalOf(error), 'the card processor could not be reached');
    throw invalid({ origin: [{ code: 'payments_unreachable' }] });
  }
}

/** A card that was entered for a company's renewals. */
export interface NewCard {
  tenant: string;
  customer: string | undefined;
  card: KeptCard;
}

/**
 * The card that an event tells was entered, read from the processor itself; undefined: the event tells of none.
 * @throws Stripe's errors.
 */
export async function newCardOf(cards: Cards, event: Stripe.Event): Promise<NewCard | undefined> {
  if (event.type !== 'checkout.session.completed' || event.data.object.mode !== 'setup') return undefined;
  const tenant = event.data.object.metadata?.tenant;
  if (!tenant || !/^\d{1,18}$/.test(tenant)) return undefined;
  const stripe = await cards.stripe();
  const page = await stripe.checkout.sessions.retrieve(event.data.object.id, {
    expand: ['setup_intent.payment_method'],
  });
  const intent = typeof page.setup_intent === 'object' ? page.setup_intent : null;
  const done = intent?.status === 'succeeded' ? intent.payment_method : null;
  const method = typeof done === 'object' ? done : null;
  const card = method && cardOf(method);
  return card ? { tenant, customer: idOf(page.customer), card } : undefined;
}

/**
 * Lets go of the renewal that waits for the old card's holder: it is not charged beside the new one. No transaction is
 * open. @returns what is told of it now; undefined where none waits. @throws Stripe's errors, where nobody answers
 */
export async function letGoOfOldCard(
  database: Database,
  cards: Cards,
  { tenant }: NewCard,
): Promise<ToldOfPayment | undefined> {
  const open = await database.system((session) => openRenewal(session, tenant));
  return open?.error_message ? letGo(cards, open) : undefined;
}

/**
 * Keeps a new card for a company's renewals. Within the days in which a renewal is tried it is charged at once: what
 * failed before failed with another card. @returns whether there is a subscription to keep it for
 */
export async function keepNewCard(session: Session, { tenant, customer, card }: NewCard): Promise<boolean> {
  await lockTenant(session, tenant);
  const kept = await session.orm
    .update(subscriptions)
    .set({ ...cardColumns({ card, customer }), tries: 0, ...errorTexts(null), updated_at: now })
    .where(eq(subscriptions.tenant_id, tenant))
    .returning({ tenant: subscriptions.tenant_id });
  if (kept.length === 0) return false;
  await scheduleLook(session, tenant);
  await publishChange({ session, tenant, user: systemUser }, { table: tenants }, tenant, 'UPDATED');
  return true;
}
