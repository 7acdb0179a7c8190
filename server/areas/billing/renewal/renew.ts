import { eq, sql } from 'drizzle-orm';
import type { Log } from '../../../runtime/log';
import { now } from '../../../database/clock';
import type { Database } from '../../../database/database';
import { askOf, refusalOf } from '../paying/asking';
import { letGo } from '../paying/letting-go';
import type { Cards } from '../paying/cards';
import { tell } from '../paying/hear';
import { type PaymentRow, settle } from '../settling/settle';
import { subscriptions } from '../tables';
import type { ToldOfPayment } from '../paying/told';
import { charge } from './charge';
import { look, postpone, type Rest } from './look';

/** What subscriptions are renewed with. */
export interface RenewalParts {
  database: Database;
  cards: Cards;
  log: Log;
}

/** Minutes that a subscription is one server's, once it was taken: longer than the processor is ever waited for. */
const lease = 10;
/**
 * Minutes after which a charge is looked at again that nobody answered for, or that the processor takes its time over.
 */
const pause = 10;

/**
 * Looks at every subscription that is due by the clock of the business, one at a time; any number of servers do so
 * beside each other. It ends sooner once `isOver` says so. @returns how many there were
 */
export async function renewDue(parts: RenewalParts, isOver = () => false): Promise<number> {
  let seen = 0;
  for (let tenant = await takeOne(parts); tenant; tenant = isOver() ? undefined : await takeOne(parts)) {
    await renew(parts, tenant);
    seen += 1;
  }
  return seen;
}

/** Takes the subscription that is due longest; whoever else looks at this moment takes another. */
function takeOne({ database }: RenewalParts): Promise<string | undefined> {
  return database.system(async ({ orm }) => {
    const due = sql`(
      SELECT tenant_id FROM subscriptions WHERE due_at <= ${now} ORDER BY due_at, tenant_id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
    const [taken] = await orm
      .update(subscriptions)
      .set({ due_at: sql`${now} + make_interval(mins => ${lease}::int)` })
      .where(eq(subscriptions.tenant_id, due))
      .returning({ tenant: subscriptions.tenant_id });
    return taken?.tenant;
  });
}

/** What fails here is looked at again when the lease is over. */
async function renew(parts: RenewalParts, tenant: string): Promise<void> {
  const { database, log } = parts;
  try {
    const { step, rest } = await database.system((session) => look(session, tenant));
    log.info(
      { tenant, step: step ?? 'NONE', ...(rest.kind === 'none' ? {} : { payment: rest.payment.id }) },
      'subscription looked at',
    );
    await finish(parts, tenant, rest);
  } catch (error) {
    log.error({ tenant, ...refusalOf(error) }, 'a subscription could not be looked at: it is looked at again soon');
  }
}

/** Speaks to the processor, while no transaction is open, and takes in what it says. */
async function finish(parts: RenewalParts, tenant: string, rest: Rest): Promise<void> {
  if (rest.kind === 'none') return;
  const { database, log } = parts;
  const told = await ask(parts, rest);
  const undecided = await database.system(async (session) => {
    const settled = told && (await settle(session, told));
    if (told && settled) tell(log, told, settled, { by: 'renewal' });
    if (rest.kind === 'give_up' || rest.kind === 'overtaken') return false;
    const isOpen =
      !settled ||
      settled.outcome === 'mismatch' ||
      (settled.outcome === 'unchanged' && settled.status === 'PENDING' && !told.error);
    if (isOpen) await postpone(session, tenant, pause);
    return isOpen;
  });
  if (undecided) log.warn({ tenant, payment: rest.payment.id }, 'the processor has not decided a renewal yet');
}

/** What is said of a payment; undefined: nobody says anything now. */
async function ask(
  { cards, log }: RenewalParts,
  rest: Exclude<Rest, { kind: 'none' }>,
): Promise<ToldOfPayment | undefined> {
  const { payment } = rest;
  const silent = (error: unknown): undefined => {
    log.warn(
      { tenant: payment.tenant_id, payment: payment.id, ...refusalOf(error) },
      'the processor does not answer for a renewal',
    );
  };
  switch (rest.kind) {
    case 'charge':
      return charge(cards, payment, rest).catch(silent);
    case 'ask':
      return askOf(cards, payment).catch(silent);
    case 'overtaken':
      // One that nobody answers for stays open: it is asked about like all others.
      return letGo(cards, payment).catch(silent);
    case 'give_up':
      return payment.payment_intent_id ? letGo(cards, payment).catch(silent) : givenUp(payment);
  }
}

/** A renewal of which the processor never said a word. */
function givenUp({ tenant_id: tenant, id: payment }: PaymentRow): ToldOfPayment {
  return { tenant, payment, status: 'FAILED', error: 'The card processor did not answer.', reason: 'processing_error' };
}
