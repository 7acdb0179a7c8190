import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database';
import { billedTo, type BilledTo, payments, seller } from '../../billing';
import { tariffs } from '../../tariffs';
import { tenants } from '../../tenancy';
import { languageFrom } from '../../../texts/languages';
import { textIn } from '../../../texts/localized';
import type { Receipt } from './receipt';

/** Whose receipt is asked for. */
interface Asked {
  tenant: string;
  payment: string;
}

/** Reads what the receipt of a tenant's payment tells. */
export async function readReceipt(database: Database, asked: Asked): Promise<Receipt | 'not_found' | 'no_receipt'> {
  const row = await readPayment(database, asked);
  if (!row) return 'not_found';
  const { payment, tariff, lang } = row;
  const { number, status, paid_at } = payment;
  const paid = status === 'SUCCEEDED' || status === 'REFUNDED';
  if (number === null || paid_at === null || !paid || payment.purpose === 'TRIAL') return 'no_receipt';
  const language = languageFrom(lang);
  return {
    ...payment,
    number,
    language,
    // One from before sellers were kept names the seller as it is now.
    seller: payment.billed_by ?? (await database.system(seller)),
    buyer: row.buyer,
    paid: new Date(paid_at).toISOString().slice(0, 10),
    tariff: tariff ? textIn(tariff, language) : '',
    refunded: status === 'REFUNDED' ? payment.amount : payment.refunded,
  };
}

function readPayment(database: Database, { tenant, payment: id }: Asked) {
  if (!/^\d{1,18}$/.test(id)) return Promise.resolve(undefined);
  return database.read(tenant, async (session) => {
    const [row] = await session.orm
      .select({ payment: payments, tariff: tariffs.name, lang: tenants.lang })
      .from(payments)
      .innerJoin(tenants, eq(tenants.id, payments.tenant_id))
      .leftJoin(tariffs, eq(tariffs.id, payments.tariff_id))
      .where(and(eq(payments.tenant_id, tenant), eq(payments.id, id)));
    // A payment from before receipts there were is billed to the company as it is now.
    const buyer: BilledTo | undefined = row && (row.payment.billed_to ?? (await billedTo(session, tenant)));
    return row && buyer && { ...row, buyer };
  });
}
