import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Log } from '../../../runtime/log';
import type { Database, Session } from '../../../database/database';
import { withDetails } from './asking';
import { keepNewCard, letGoOfOldCard, newCardOf } from './card-session';
import type { Cards } from './cards';
import { disputeOf, keepDispute } from './disputes';
import { type Settled, settle } from '../settling/settle';
import { processorEvents } from '../tables';
import { toldByEvent, type ToldOfPayment } from './told';

/** What the processor is heard with. */
export interface Hearing {
  database: Database;
  cards: Cards;
  log: Log;
}

/**
 * Takes in an event whose signature holds. Each counts once; what is of none of our payments is taken in as well, as
 * the processor would send it for days otherwise. Rejects when the database does not answer: it is sent again then.
 */
export async function hear({ database, cards, log }: Hearing, event: Stripe.Event): Promise<void> {
  const told = toldByEvent(event);
  if (await database.system((session) => isKnown(session, event))) return;
  // Asked before the transaction: none is held open while somebody else is spoken to.
  const whole = told?.status === 'SUCCEEDED' ? await withDetails(cards, told, log) : told;
  const card = await newCardOf(cards, event);
  const dispute = await disputeOf(cards, event);
  const letGo = card && (await letGoOfOldCard(database, cards, card));
  const settled = await database.system(async (session) => {
    const first = await keep(session, event, told);
    if (first && letGo) await settle(session, letGo);
    if (first && card) await keepNewCard(session, card);
    if (first && dispute) await keepDispute(session, dispute);
    return first && whole ? settle(session, whole) : undefined;
  });
  if (card) log.info({ tenant: card.tenant, event: event.id }, 'another card is kept for renewals');
  if (dispute) {
    log.warn({ ...dispute, event: event.id, type: event.type }, 'a payment is disputed: its holder’s bank decides');
  }
  if (whole && settled) tell(log, whole, settled, { event: event.id, type: event.type });
}

/** Has the log say what became of a word of the processor. */
export function tell(
  log: Log,
  { tenant, payment, status, refunded }: ToldOfPayment,
  settled: Settled,
  from: object,
): void {
  const facts = { tenant, payment, told: status, ...(refunded ? { refunded } : {}), ...from, ...settled };
  switch (settled.outcome) {
    case 'settled':
      return log.info(facts, 'a payment went on');
    case 'unchanged':
      return log.info(facts, 'a payment stands where it stood');
    case 'unknown':
      return log.warn(facts, 'the processor told of a payment that is not ours');
    case 'mismatch':
      return log.error(facts, 'the processor’s word does not fit the payment: nothing was changed');
  }
}

async function isKnown({ orm }: Session, { id }: Stripe.Event): Promise<boolean> {
  return (await orm.$count(processorEvents, eq(processorEvents.id, id))) > 0;
}

/** Writes an event down. @returns whether it had not been told before */
async function keep(
  { orm }: Session,
  { id, type, created }: Stripe.Event,
  told: ToldOfPayment | undefined,
): Promise<boolean> {
  const row = { id, type, payment: told?.payment ?? null, created_at: new Date(created * 1000).toISOString() };
  const kept = await orm
    .insert(processorEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: processorEvents.id });
  return kept.length > 0;
}
