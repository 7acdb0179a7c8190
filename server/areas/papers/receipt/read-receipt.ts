import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database';
import { isId } from '../../../database/ids';
import { readBuyer, type BilledTo, payments, readSeller } from '../../billing';
import { tariffs } from '../../tariffs';
import { tenants } from '../../tenancy';
import { languageOrDefault } from '../../../texts/languages';
import { textInLanguage } from '../../../texts/localized';
import type { ReceiptData } from './receipt';

/** The payment whose receipt is read. */
interface PaymentReference {
  tenant: string;
  payment: string;
}

/** Reads the receipt of a tenant's payment. Returns `no_receipt` for trials and for payments that did not succeed. */
export async function readReceipt(
  database: Database,
  reference: PaymentReference,
): Promise<ReceiptData | 'not_found' | 'no_receipt'> {
  const row = await readPayment(database, reference);
  if (!row) return 'not_found';
  const { payment, tariff, lang } = row;
  const { number, status, paid_at } = payment;
  const isPaid = status === 'SUCCEEDED' || status === 'REFUNDED';
  if (number === null || paid_at === null || !isPaid || payment.purpose === 'TRIAL') return 'no_receipt';
  const language = languageOrDefault(lang);
  return {
    ...payment,
    number,
    language,
    // Older receipts have no stored seller.
    seller: payment.billed_by ?? (await database.system(readSeller)),
    buyer: row.buyer,
    paid: new Date(paid_at).toISOString().slice(0, 10),
    tariff: tariff ? textInLanguage(tariff, language) : '',
    refunded: status === 'REFUNDED' ? payment.amount : payment.refunded,
  };
}

function readPayment(database: Database, { tenant, payment: id }: PaymentReference) {
  if (!isId(id)) return Promise.resolve(undefined);
  return database.read(tenant, async (session) => {
    const [row] = await session.orm
      .select({ payment: payments, tariff: tariffs.name, lang: tenants.lang })
      .from(payments)
      .innerJoin(tenants, eq(tenants.id, payments.tenant_id))
      .leftJoin(tariffs, eq(tariffs.id, payments.tariff_id))
      .where(and(eq(payments.tenant_id, tenant), eq(payments.id, id)));
    // Older payments have no stored buyer.
    const buyer: BilledTo | undefined = row && (row.payment.billed_to ?? (await readBuyer(session, tenant)));
    return row && buyer && { ...row, buyer };
  });
}
