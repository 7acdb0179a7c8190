import { and, eq, sql } from 'drizzle-orm';
import { now } from '../../../database/clock';
import { askOf, endPage, refusalOf } from '../paying/asking';
import { letGo } from '../paying/letting-go';
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
 * day are given up. @returns how many were asked about
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
  /** Whether it is a renewal that waits for its holder, and that nobody needs any more. */
  needless: boolean;
}

function takeOne({ database }: RenewalParts): Promise<Pending | undefined> {
  return database.system(async (session) => {
    const { orm } = session;
    const wait = sql`make_interval(mins => ${patience}::int)`;
    const due = sql`(
      SELECT tenant_id, id FROM payments
      WHERE status = 'PENDING' AND (session_id IS NOT NULL OR payment_intent_id IS NOT NULL OR metadata ->> 'origin' IS NOT NULL)
        AND created_at <= ${now} - ${wait} AND (asked_at IS NULL OR asked_at <= ${now} - ${wait})
      ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
    const [row] = await orm.update(payments).set({ asked_at: now }).where(sql`(${payments.tenant_id}, ${payments.id}) = ${due}`).returning();
    if (!row) return undefined;
    const [age] = await orm
      .select({ old: sql<boolean>`${payments.created_at} <= ${now} - make_interval(hours => ${openFor}::int)` })
      .from(payments)
      .where(and(eq(payments.tenant_id, row.tenant_id), eq(payments.id, row.id)));
    const waits = row.purpose === 'RENEWAL' && row.session_id === null && row.error_message !== null;
    return { row, old: age?.old ?? false, needless: waits && (await isNeedless(session, row)) };
  });
}

async function askAbout({ database, cards, log }: RenewalParts, { row, old, needless }: Pending): Promise<void> {
  const { tenant_id: tenant, id: payment, session_id: page } = row;
  try {
    const known = await (needless ? letGo(cards, row) : old && page ? endPage(cards, page) : askOf(cards, row));
    // Nobody has seen a page of it.
    const unseen = old && !page && !row.payment_intent_id;
    const told = unseen ? ({ tenant, payment, status: 'CANCELED' } as const) : known;
    if (!told) return;
    tell(log, told, await database.system((session) => settle(session, told)), { by: 'question' });
  } catch (error) {
    log.warn({ tenant, payment, ...refusalOf(error) }, 'the processor does not answer for a payment');
  }
}
