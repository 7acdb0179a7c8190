import { and, desc, eq, sql } from 'drizzle-orm';
import type { Config } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import type { CreatePaymentSessionInput, PaymentSession } from '../../../contract.generated';
import { now } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { newId } from '../../../database/ids';
import { invalid, requireValid } from '../../../dialect/errors';
import { callerOf } from '../../../dialect/methods';
import { publishChange } from '../../../dialect/write/mutations';
import { advanceOnboarding, consoleUrlProblem, users } from '../../identity';
import { refusalOf } from './asking';
import type { Cards } from './cards';
import { endOpenPages, openPayments } from './open-payments';
import { metadataOf, openPage, type Page, type PagePayment } from './page';
import { readQuote, type WholeQuote } from '../prices/read-quote';
import { tell } from './hear';
import { settle } from '../settling/settle';
import { payments, subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';
import type { Travelled } from './travelled';

/** What paying works with. */
export interface BillingParts {
  config: Config;
  cards: Cards;
}

/**
 * Begins a payment and opens the page where it is paid. No transaction is open while the processor is spoken to: the
 * payment is written down first, so that whatever it says finds it.
 */
export async function createPaymentSession(
  input: CreatePaymentSessionInput,
  context: RequestContext,
  { config, cards }: BillingParts,
): Promise<PaymentSession> {
  const { database, log } = context;
  const { tenant } = callerOf(context);
  const notSetUp = cards.kind === 'none' ? { code: 'payments_not_set_up' } : undefined;
  requireValid({ 'input.tariff': [notSetUp], 'input.origin': [consoleUrlProblem(input.origin, config)] });
  const talking = { database, cards, log };
  // What was begun before is ended first: if it was paid at the last moment, it may be what is wished for.
  const before = await database.read(tenant, (session) => openPayments(session, tenant));
  await endOpenPages(talking, before).catch((error: unknown) => unreachable(log, error));
  const { payment, earlier } = await database.write(tenant, (session) => writeDown(session, input, context));
  const staysOpen = (error: unknown) => log.warn(refusalOf(error), 'a page that was begun before stays open');
  await endOpenPages(talking, earlier).catch(staysOpen);
  const page = await openPage(cards, payment).catch(async (error: unknown) => {
    const told = {
      tenant,
      payment: payment.id,
      status: 'FAILED',
      error: 'The card processor could not be reached.',
    } as const;
    tell(log, told, await database.system((session) => settle(session, told)), {});
    return unreachable(log, error);
  });
  if (await database.write(tenant, (session) => keepPage(session, payment, page))) {
    log.info({ tenant, payment: payment.id, page: page.id }, 'a payment was begun');
    return { id: payment.id, url: page.url };
  }
  await endOpenPages(talking, [{ tenant_id: tenant, id: payment.id, session_id: page.id }]).catch(staysOpen);
  throw invalid({ 'input.tariff': [{ code: 'payment_superseded' }] });
}

/** The processor could not be spoken to: whoever pays is told to try again, the log why. */
function unreachable(log: RequestContext['log'], error: unknown): never {
  log.error(refusalOf(error), 'the card processor could not be reached');
  throw invalid({ 'input.tariff': [{ code: 'payments_unreachable' }] });
}

/** Writes a payment down as begun. Of two at once the second sees the first, and gives it up. */
async function writeDown(session: Session, input: CreatePaymentSessionInput, context: RequestContext) {
  const { orm } = session;
  const { tenant, user } = callerOf(context);
  await lockTenant(session, tenant);
  const found = await readQuote(session, tenant, input);
  if ('problem' in found) throw invalid({ 'input.tariff': [found.problem] });
  if (!found.quote.at_once) throw invalid({ 'input.tariff': [{ code: 'changes_later' }] });
  const earlier = await openPayments(session, tenant);
  const [{ email } = { email: null }] = await orm
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.tenant_id, tenant), eq(users.id, user)));
  const row = rowOf(tenant, found, { email, origin: new URL(input.origin).origin });
  await orm.insert(payments).values(row);
  await advanceOnboarding(session, tenant, 'WAITING_PAYMENT');
  await publishChange({ session, tenant, user }, { table: payments }, row.id, 'CREATED');
  const { origin } = row.metadata;
  const payment: PagePayment = {
    ...row,
    tariff: found.tariff,
    origin,
    language: context.language,
    name: found.billed_to.name,
    customer: await customerOf(session, tenant),
  };
  return { payment, earlier };
}

function rowOf(
  tenant_id: string,
  { quote, tariff, billed_to }: WholeQuote,
  { email, origin }: { email: string | null; origin: string },
) {
  const { billing_cycle, purpose, amount, currency, net, tax_rate, tax, credit, credited } = quote;
  const named = { id: newId(), tenant_id, billing_cycle, purpose };
  const metadata = { ...metadataOf({ ...named, tariff }), origin, credited } satisfies Travelled;
  return {
    ...named,
    tariff_id: tariff.id,
    email,
    amount,
    currency,
    net,
    tax_rate,
    tax,
    credit,
    billed_to,
    metadata,
    created_at: now,
    updated_at: now,
  };
}

/** The processor's name of a tenant; null where it has none yet. */
async function customerOf({ orm }: Session, tenant: string): Promise<string | null> {
  const [kept] = await orm
    .select({ customer: subscriptions.customer_id })
    .from(subscriptions)
    .where(eq(subscriptions.tenant_id, tenant));
  if (kept?.customer) return kept.customer;
  const customer = sql<string>`${payments.metadata} ->> 'customer'`;
  const named = and(eq(payments.tenant_id, tenant), sql`${customer} IS NOT NULL`);
  const [begun] = await orm.select({ customer }).from(payments).where(named).orderBy(desc(payments.id)).limit(1);
  return begun?.customer ?? null;
}

/** Keeps the page of a payment. @returns whether the payment is still open: another may have been begun meanwhile */
async function keepPage({ orm }: Session, { tenant_id, id }: PagePayment, page: Page): Promise<boolean> {
  const metadata = sql`${payments.metadata} || jsonb_build_object('customer', ${page.customer}::text)`;
  const kept = await orm
    .update(payments)
    .set({ session_id: page.id, metadata, updated_at: now })
    .where(and(eq(payments.tenant_id, tenant_id), eq(payments.id, id), eq(payments.status, 'PENDING')))
    .returning({ id: payments.id });
  return kept.length > 0;
}
