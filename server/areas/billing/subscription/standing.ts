import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { readClock } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { tariffs } from '../../tariffs';
import { tenants } from '../../tenancy';
import type { Period } from '../prices/periods';
import type { LookFacts } from '../renewal/rules';
import { payments, subscriptions } from '../tables';
import { tariffInForce } from '../../entitlements';

/** A period that was paid or tried. */
export interface HeldPeriod extends Period {
  tariff_id: string | null;
  billing_cycle: 'MONTHLY' | 'YEARLY';
  trial: boolean;
}

/** Periods of a company, seen from a day. */
export interface Periods {
  /** The one that has the day; otherwise the last that is over. */
  current: HeldPeriod | undefined;
  /** The first that begins later. */
  next: HeldPeriod | undefined;
  /** The one that ends last. */
  last: HeldPeriod | undefined;
}

/** How a company's subscription stands, as far as it says how it goes on. */
export interface Standing extends Periods {
  tenant: string;
  now: Date;
  today: string;
  /** The tariff in force. */
  tariff: typeof tariffs.$inferSelect | null;
  /** Id of the tariff that the company's row has: until the job comes by, that of the day before. */
  written: string | null;
  /** Nothing before its first trial or payment. */
  subscription: typeof subscriptions.$inferSelect | undefined;
}

/** Periods that matter: of longer ago none does. */
const most = 50;

/** Reads how a company's subscription stands; undefined where there is no such company. */
export async function readStanding(session: Session, tenant: string): Promise<Standing | undefined> {
  const { orm } = session;
  const now = await readClock(session);
  const today = now.toISOString().slice(0, 10);
  const [row] = await orm
    .select({ tariff: tariffs, written: tenants.tariff_id, subscription: subscriptions })
    .from(tenants)
    .leftJoin(tariffs, eq(tariffs.id, tariffInForce))
    .leftJoin(subscriptions, eq(subscriptions.tenant_id, tenants.id))
    .where(eq(tenants.id, tenant));
  if (!row) return undefined;
  const held = await orm
    .select({
      start_date: sql<string>`${payments.start_date}::text`,
      end_date: sql<string>`${payments.end_date}::text`,
      tariff_id: payments.tariff_id,
      billing_cycle: payments.billing_cycle,
      trial: sql<boolean>`${payments.purpose} = 'TRIAL'`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.tenant_id, tenant),
        eq(payments.status, 'SUCCEEDED'),
        gte(payments.end_date, payments.start_date),
      ),
    )
    .orderBy(desc(payments.end_date), desc(payments.start_date))
    .limit(most);
  const { tariff, written, subscription } = row;
  return { tenant, now, today, tariff, written, subscription: subscription ?? undefined, ...periodsOn(today, held) };
}

/** Sees periods from a day; the one that ends last comes first. */
function periodsOn(today: string, held: readonly HeldPeriod[]): Periods {
  const begun = held.filter(({ start_date: start }) => start <= today);
  const running = begun.filter(({ end_date: end }) => end >= today);
  // What was paid outdoes what is tried.
  const current = running.find(({ trial }) => !trial) ?? running[0] ?? begun[0];
  return { current, next: held.findLast(({ start_date: start }) => start > today), last: held[0] };
}

/** What says when the job looks at a subscription. */
export function lookFacts({ now, today, written, subscription, current, next, last }: Standing): LookFacts {
  const running = current && current.end_date >= today ? current : undefined;
  const beginning = [running, next].find((period) => period && period.tariff_id !== written);
  return {
    now,
    end: last?.end_date ?? null,
    trial: last?.trial ?? false,
    canceled: (subscription?.canceled_at ?? null) !== null,
    card: (subscription?.payment_method_id ?? null) !== null,
    tries: subscription?.tries ?? 0,
    awaited: (subscription?.due_at ?? null) !== null,
    begins: beginning?.start_date ?? null,
  };
}
