import { and, eq, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../../dialect/context';
import type { BillingCycle, PaymentQuote } from '../../../contract.generated';
import { readClock } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { invalid, type Problem } from '../../../dialect/errors';
import { callerOf } from '../../../dialect/methods';
import { users } from '../../identity';
import { tariffs } from '../../tariffs';
import { tenants } from '../../tenancy';
import { billedTo } from '../receipts/billed-to';
import { readPaid } from '../settling/paid';
import { type Quote, quoteOf } from './quote';
import { type BilledTo, subscriptions } from '../tables';
import { tariffInForce } from '../../entitlements';
import { taxOf } from './tax';

/** What somebody wishes to pay. */
export interface Wish {
  tariff: string;
  billing_cycle: BillingCycle;
}

/** A quote, and what is written down with it when it is paid. */
export interface WholeQuote {
  quote: Quote;
  tariff: typeof tariffs.$inferSelect;
  billed_to: BilledTo;
}

/** What a tariff would cost the caller's company now. @throws ContractError where something stands against it. */
export async function paymentQuote(wish: Wish, context: RequestContext): Promise<PaymentQuote> {
  const { tenant } = callerOf(context);
  const found = await context.database.read(tenant, (session) => readQuote(session, tenant, wish));
  if ('problem' in found) throw invalid({ tariff: [found.problem] });
  return found.quote;
}

/** What a wish costs the tenant now, or what stands against it. */
export async function readQuote(
  session: Session,
  tenant: string,
  { tariff: id, billing_cycle: cycle }: Wish,
): Promise<WholeQuote | { problem: Problem }> {
  const { orm } = session;
  const tariff = await readTariff(session, id);
  const [own] = await orm
    .select({ tariff: tariffs })
    .from(tenants)
    .innerJoin(tariffs, eq(tariffs.id, tariffInForce))
    .where(eq(tenants.id, tenant));
  const [kept] = await orm
    .select({ tries: subscriptions.tries })
    .from(subscriptions)
    .where(eq(subscriptions.tenant_id, tenant));
  const billed = await billedTo(session, tenant);
  const quote = quoteOf({
    today: (await readClock(session)).toISOString().slice(0, 10),
    tariff,
    cycle,
    own: own?.tariff,
    registered: await isRegistered(session, tenant),
    paid: await readPaid(session, tenant),
    renewalFailed: (kept?.tries ?? 0) > 0,
    taxRate: taxOf(billed).rate,
  });
  if ('problem' in quote) return quote;
  return tariff ? { quote, tariff, billed_to: billed } : { problem: { code: 'not_found' } };
}

/** A tariff by its id. */
export async function readTariff({ orm }: Pick<Session, 'orm'>, id: string) {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const [row] = await orm.select().from(tariffs).where(eq(tariffs.id, id));
  return row;
}

/** Whether the company's data is entered: nobody of it has that step before them. */
export async function isRegistered({ orm }: Pick<Session, 'orm'>, tenant: string): Promise<boolean> {
  const unfinished = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant_id, tenant), isNull(users.status)))
    .limit(1);
  return unfinished.length === 0;
}
