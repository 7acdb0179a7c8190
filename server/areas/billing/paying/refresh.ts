import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../dialect/context';
import { invalid } from '../../../dialect/errors';
import { callerOf, type Method } from '../../../dialect/methods';
import { selectionOf } from '../../../dialect/selection';
import { readRecord } from '../../../dialect/write/mutations';
import { askOf, refusalOf } from './asking';
import type { Cards } from './cards';
import { type Hearing, tell } from './hear';
import { payment as paymentEntity } from '../payment';
import { lacksDetails, type PaymentRow, settle, type Settled } from '../settling/settle';
import { payments } from '../tables';

/**
 * Asks the processor where a payment stands, and has it come there. Undefined where the processor knows nothing of it.
 * @throws Stripe's errors.
 */
export async function ask({ database, cards, log }: Hearing, row: PaymentRow): Promise<Settled | undefined> {
  const told = await askOf(cards, row);
  if (!told) return undefined;
  const settled = await database.system((session) => settle(session, told));
  tell(log, told, settled, { asked: true });
  return settled;
}

/** Asks for a payment of the caller's company, while there is something to ask, and answers it as it is then. */
export function refreshPayment(cards: Cards): Method<{ id: string }> {
  return async (_root, { id }, context, info) => {
    const { tenant, user, permissions } = callerOf(context);
    const row = await readRow(context, id);
    if (!row) return null;
    if (cards.kind !== 'none' && lacksDetails(row)) await askOrSay({ ...context, cards }, row);
    const { database, language } = context;
    const viewer = { tenant, user, permissions, language, selection: selectionOf(info) };
    return database.read(tenant, (session) => readRecord(paymentEntity, id, { ...viewer, session }));
  };
}

async function askOrSay(hearing: Hearing, row: PaymentRow): Promise<void> {
  try {
    await ask(hearing, row);
  } catch (error) {
    hearing.log.warn({ payment: row.id, ...refusalOf(error) }, 'the processor does not say where a payment stands');
    throw invalid({ id: [{ code: 'payments_unreachable' }] });
  }
}

async function readRow(context: RequestContext, id: string): Promise<PaymentRow | undefined> {
  const { tenant } = callerOf(context);
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const own = and(eq(payments.tenant_id, tenant), eq(payments.id, id));
  const [row] = await context.database.read(tenant, ({ orm }) => orm.select().from(payments).where(own));
  return row;
}
