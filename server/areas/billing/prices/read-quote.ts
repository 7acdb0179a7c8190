import { and, eq, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../../dialect/context';
import type { BillingCycle, PaymentQuote } from '../../../contract.generated';
import { readBillingTime } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { isId } from '../../../database/ids';
import { invalidInputError, type Problem } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import { users } from '../../identity';
import { tariffs } from '../../tariffs';
import { tenants } from '../../tenancy';
import { readBuyer } from '../receipts/billed-to';
import { readPaidPayments } from '../payments/read-paid-payments';
import { type TariffQuote, tariffQuoteOf } from './quote';
import { type BilledTo, subscriptions } from '../tables';
import { tariffInForceSql } from '../../entitlements';
import { readPriceForPurchase } from './agreed-price';
import { taxRuleOf } from './tax';

/** The tariff and cycle for which a quote is requested. */
export interface TariffQuoteRequest {
  tariff: string;
  billing_cycle: BillingCycle;
}

/** A quote with the tariff and buyer that are stored with its payment. */
export interface TariffQuoteWithDetails {
  quote: TariffQuote;
  tariff: typeof tariffs.$inferSelect;
  /** Id of the sales inquiry whose offer sets the price; undefined at the list price. */
  offer: string | undefined;
  billed_to: BilledTo;
}

/**
 * Returns the current quote of a tariff for the caller's tenant.
 * @throws ContractError with the problem that prevents payment
 */
export async function readPaymentQuote(request: TariffQuoteRequest, context: RequestContext): Promise<PaymentQuote> {
  const { tenant } = requireCaller(context);
  const result = await context.database.read(tenant, (session) => readQuote(session, tenant, request));
  if ('problem' in result) throw invalidInputError({ tariff: [result.problem] });
  return result.quote;
}

/** Reads the quote of a tariff, or the problem that prevents its payment. */
export async function readQuote(
  session: Session,
  tenant: string,
  { tariff: id, billing_cycle: cycle }: TariffQuoteRequest,
): Promise<TariffQuoteWithDetails | { problem: Problem }> {
  const { orm } = session;
  const today = (await readBillingTime(session)).toISOString().slice(0, 10);
  const listed = await readTariff(session, id);
  const priced = listed && (await readPriceForPurchase(session, tenant, listed, today));
  const tariff = priced?.tariff;
  const [currentTariff] = await orm
    .select({ tariff: tariffs })
    .from(tenants)
    .innerJoin(tariffs, eq(tariffs.id, tariffInForceSql))
    .where(eq(tenants.id, tenant));
  const [subscription] = await orm
    .select({ tries: subscriptions.tries })
    .from(subscriptions)
    .where(eq(subscriptions.tenant_id, tenant));
  const buyer = await readBuyer(session, tenant);
  const quote = tariffQuoteOf({
    today,
    tariff,
    cycle,
    currentTariff: currentTariff?.tariff,
    isRegistered: await isRegistered(session, tenant),
    paid: await readPaidPayments(session, tenant),
    renewalFailed: (subscription?.tries ?? 0) > 0,
    taxRate: taxRuleOf(buyer).rate,
  });
  if ('problem' in quote) {
    const isExpired = quote.problem.code === 'tariff_not_priced' && priced?.hasExpiredOffer === true;
    return isExpired ? { problem: { code: 'offer_expired' } } : quote;
  }
  return priced ? { quote, ...priced, billed_to: buyer } : { problem: { code: 'not_found' } };
}

/** Reads a tariff by its id; undefined when the id is malformed or unknown. */
export async function readTariff({ orm }: Pick<Session, 'orm'>, id: string) {
  if (!isId(id)) return undefined;
  const [row] = await orm.select().from(tariffs).where(eq(tariffs.id, id));
  return row;
}

/** Returns whether the tenant's registration is complete. Until then, the status of its users is null. */
export async function isRegistered({ orm }: Pick<Session, 'orm'>, tenant: string): Promise<boolean> {
  const unfinished = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant_id, tenant), isNull(users.status)))
    .limit(1);
  return unfinished.length === 0;
}
