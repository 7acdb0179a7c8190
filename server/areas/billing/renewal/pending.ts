import { and, eq, sql } from 'drizzle-orm';
import { now } from '../../../database/clock';
import { askOf, endPage, refusalOf } from '../paying/asking';
import type { Cards } from '../paying/cards';
import { endOfLeft } from '../paying/left';
import type { ToldOfPayment } from '../paying/told';
import { letGo } from '../paying/letting-go';
import { tenants } from '../../tenancy';
import { tell } from '../paying/hear';
import { type PaymentRow, settle } from '../settling/settle';
import { payments } from '../tables';
import { isNeedless } from './charge';
import type { RenewalParts } from './renew';

/** Minutes after which a payment is asked about that nobody told of, and between one question and the next. */
const patience = 60;
/** Hours after which a page to pay at is given up. */
const openFor = 24;

/**
 * Asks the processor about payments whose end nobody told of: its word may have been lost. Pages that were open for a
 * day are given up; those of a company that was deleted at once, and what it paid all the same is paid back. @returns
 * how many were asked about
 */
export async function askPending(parts: RenewalParts): Promise<number> {
  let asked = 0;
  for (let found = await takeOne(parts); found; found = await takeOne(parts)) {
    await askAbout(parts, found);
    asked += 1;
  }
  return asked;
}

interface Pending {
  row: PaymentRow;
  /** Whether its page was open for long enough. */
  old: boolean;
  /** Whether its company has left. */
  left: boolean;
  /** Whether it is a renewal that waits for its holder, and that nobody needs any more. */
  needless: boolean;
}

function takeOne({ database }: RenewalParts): Promise<Pending | undefined> {
  return database.system(async (session) => {
    const { orm } = session;
    const wait = sql`make_interval(mins => ${patience}::int)`;
    const due = sql`(
      SELECT p.tenant_id, p.id FROM payments p JOIN tenants t ON t.id = p.tenant_id
      WHERE p.status = 'PENDING' AND (p.asked_at IS NULL OR p.asked_at <= ${now} - ${wait})
        AND (p.session_id IS NOT NULL OR p.payment_intent_id IS NOT NULL OR p.metadata ->> 'origin' IS NOT NULL)
        AND (p.created_at <= ${now} - ${wait} OR t.deleted_at IS NOT NULL)
      ORDER BY p.created_at, p.id LIMIT 1 FOR UPDATE OF p SKIP LOCKED)`;
    const [row] = await orm
      .update(payments)
      .set({ asked_at: now })
      .where(sql`(${payments.tenant_id}, ${payments.id}) = ${due}`)
      .returning();
    if (!row) return undefined;
    const [age] = await orm
      .select({
        old: sql<boolean>`${payments.created_at} <= ${now} - make_interval(hours => ${openFor}::int)`,
        left: sql<boolean>`${tenants.deleted_at} IS NOT NULL`,
      })
      .from(payments)
      .innerJoin(tenants, eq(tenants.id, payments.tenant_id))
      .where(and(eq(payments.tenant_id, row.tenant_id), eq(payments.id, row.id)));
    const waits = row.purpose === 'RENEWAL' && row.session_id === null && row.error_message !== null;
    const { old = false, left = false } = age ?? {};
    return { row, old, left, needless: waits && (await isNeedless(session, row)) };
  });
}

async function askAbout({ database, cards, log }: RenewalParts, { row, old, left, needless }: Pending): Promise<void> {
  const { tenant_id: tenant, id: payment, session_id: page } = row;
  try {
    const known = await knownOf(cards, { row, old, left, needless });
    // Nobody has seen a page of it.
    const unseen = old && !page && !row.payment_intent_id;
    const told = unseen ? ({ tenant, payment, status: 'CANCELED' } as const) : known;
    if (!told) return;
    tell(log, told, await database.system((session) => settle(session, told)), { by: 'question' });
  } catch (error) {
    log.warn({ tenant, payment, ...refusalOf(error) }, 'the processor does not answer for a payment');
  }
}

/** What the processor says of a payment, once nobody can pay any more what nobody should. */
function knownOf(cards: Cards, { row, old, left, needless }: Pending): Promise<ToldOfPayment | undefined> {
  if (left) return endOfLeft(cards, row);
  if (needless) return letGo(cards, row);
  return old && row.session_id ? endPage(cards, row.session_id) : askOf(cards, row);
}
