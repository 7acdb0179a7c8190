import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { now } from '../../../database/clock';
import type { Session } from '../../../database/database';
import { publishChange, systemUser } from '../../../dialect/write/mutations';
import { invalidateAccess } from '../../identity';
import { tariffs } from '../../tariffs';
import { tenants } from '../../tenancy';
import { putInForce } from '../settling/in-force';
import { tellPayers } from '../settling/payers';
import type { PaymentRow } from '../settling/settle';
import { lookFacts, readStanding, type Standing } from '../subscription/standing';
import { payments, subscriptions } from '../tables';
import { lockTenant } from '../tenant-lock';
import { beginRenewal, type Charged, isOvertaken, openRenewal, renewalOf } from './charge';
import { confirmationWanted } from './outcome';
import { nextCharge, type Step, stepNow } from './rules';
import { scheduleLook } from './schedule';

/** Minutes that somebody gets who is paying by hand at this moment, before the card is charged after all. */
const paysByHand = 30;

/**
 * Milliseconds that the processor knows a charge by its key, less some: what it said nothing of by then is charged
 * anew.
 */
const knownFor = 20 * 60 * 60 * 1000;

/** What is left to do for a subscription once its transaction is over. */
export type Rest =
  | { kind: 'none' }
  /** The card is to be charged. */
  | ({ kind: 'charge'; payment: PaymentRow } & Charged)
  /** The processor is to be asked how a charge went that it took its time over. */
  | { kind: 'ask'; payment: PaymentRow }
  /** A renewal is over that nobody confirmed, or of which the processor never said a word. */
  | { kind: 'give_up'; payment: PaymentRow }
  /** A renewal is over because something else was paid meanwhile. */
  | { kind: 'overtaken'; payment: PaymentRow };

const none: Rest = { kind: 'none' };

/**
 * Does what is due to a subscription, as far as the database alone is needed for it: puts in place what was paid ahead,
 * tells of the end, begins a renewal. In a transaction above tenants.
 */
export async function look(session: Session, tenant: string): Promise<{ step: Step | undefined; rest: Rest }> {
  const row = await lockTenant(session, tenant);
  // Who has left pays nothing, nor does the company that runs Waybill.
  if (!row || row.deleted !== null || row.operator) {
    await session.orm.update(subscriptions).set({ due_at: null }).where(eq(subscriptions.tenant_id, tenant));
    return { step: undefined, rest: none };
  }
  await putInForce(session, tenant);
  const standing = await readStanding(session, tenant);
  if (!standing?.subscription) return { step: undefined, rest: none };
  const step = stepNow(lookFacts(standing));
  const rest = await take(session, standing, step);
  return { step, rest };
}

async function take(session: Session, standing: Standing, step: Step | undefined): Promise<Rest> {
  const { tenant } = standing;
  switch (step) {
    case 'CHARGE':
      return beginCharge(session, standing);
    case 'REMIND':
      await remind(session, standing);
      break;
    case 'END':
      return end(session, standing);
    case 'BEGIN':
    case undefined:
  }
  await scheduleLook(session, tenant);
  return none;
}

async function remind(session: Session, standing: Standing): Promise<void> {
  const { tenant, tariff, last } = standing;
  if (!tariff || !last) return;
  const facts = lookFacts(standing);
  const on = nextCharge(facts)?.toISOString();
  const renewal = on ? await renewalOf(session, standing) : undefined;
  const charged = renewal && on ? { amount: renewal.amount, currency: renewal.currency, on } : null;
  const kind = facts.trial ? 'TRIAL_ENDING' : 'SUBSCRIPTION_ENDING';
  await tellPayers(session, tenant, { kind, tariff: tariff.name, end: last.end_date, charge: charged });
}

/** Tells that a subscription is over. The job looks at it no more, and gives up what was not decided until now. */
async function end(session: Session, { tenant, last }: Standing): Promise<Rest> {
  await session.orm
    .update(subscriptions)
    .set({ due_at: null, updated_at: now })
    .where(eq(subscriptions.tenant_id, tenant));
  await invalidateAccess(session, tenant);
  await publishChange({ session, tenant, user: systemUser }, { table: tenants }, tenant, 'UPDATED');
  if (last) await tellPayers(session, tenant, { kind: 'SUBSCRIPTION_ENDED', end: last.end_date });
  const open = await openRenewal(session, tenant);
  return open ? { kind: 'give_up', payment: open } : none;
}

async function beginCharge(session: Session, standing: Standing): Promise<Rest> {
  const { tenant, subscription } = standing;
  const open = await openRenewal(session, tenant);
  if (open && (await isOvertaken(session, open))) {
    await postpone(session, tenant, 1);
    return { kind: 'overtaken', payment: open };
  }
  if (open?.payment_intent_id) {
    if (open.error_message === null) return { kind: 'ask', payment: open };
    // The bank waits for the card's holder: a second charge would be one too many.
    await confirmationWanted(session, open, open.error_message);
    return none;
  }
  if (open && standing.now.getTime() - Date.parse(open.created_at) > knownFor) {
    return { kind: 'give_up', payment: open };
  }
  if (!open && (await isPayingByHand(session, tenant))) {
    await postpone(session, tenant, paysByHand);
    return none;
  }
  const payment_method = subscription?.payment_method_id;
  const renewal = await renewalOf(session, standing);
  if (!payment_method || !renewal) {
    if (isOver(standing)) return end(session, standing);
    await remind(session, standing);
    await session.orm
      .update(subscriptions)
      .set({ due_at: momentAfter(standing) })
      .where(eq(subscriptions.tenant_id, tenant));
    return none;
  }
  const payment = open ?? (await beginRenewal(session, tenant, renewal));
  const tariff = await codeOf(session, payment);
  return { kind: 'charge', payment, tariff, payment_method, customer: subscription.customer_id ?? undefined };
}

function isOver({ last, today }: Standing): boolean {
  return last !== undefined && last.end_date < today;
}

async function codeOf({ orm }: Session, { tariff_id: id }: PaymentRow): Promise<string> {
  const [row] = await orm
    .select({ code: tariffs.code })
    .from(tariffs)
    .where(eq(tariffs.id, id ?? '0'));
  return row?.code ?? '';
}

/** When a period is over that nothing can renew: its tariff has no price any more. */
function momentAfter({ last }: Standing): string | null {
  return last ? new Date(Date.parse(last.end_date) + 24 * 60 * 60 * 1000).toISOString() : null;
}

async function isPayingByHand({ orm }: Session, tenant: string): Promise<boolean> {
  const recent = gt(payments.created_at, sql`${now} - make_interval(mins => ${paysByHand}::int)`);
  const begun = and(
    eq(payments.tenant_id, tenant),
    eq(payments.status, 'PENDING'),
    isNotNull(payments.session_id),
    recent,
  );
  return (await orm.$count(payments, begun)) > 0;
}

/** Has the job look again in so many minutes. */
export async function postpone({ orm }: Session, tenant: string, minutes: number): Promise<void> {
  const due_at = sql`${now} + make_interval(mins => ${minutes}::int)`;
  await orm.update(subscriptions).set({ due_at, updated_at: now }).where(eq(subscriptions.tenant_id, tenant));
}
