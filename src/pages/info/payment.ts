import { isRecord } from '../../../providers/answer';
import { callSignedIn } from '../../../providers/auth/callSignedIn';
import type { Payment } from '../../../resources/contract.generated';
import type { Tab } from '../../ui/tab';
import type { Offer } from '../tariffs/offers';

/** A payment, as far as it is told to who has just paid. */
export interface PaymentNews extends Pick<Payment, 'status' | 'amount' | 'currency'> {
  id: string;
  end_date: string | null;
  error_message: string | null;
  tariff: Pick<Offer, 'name' | 'code'> | null;
}

const fields = 'id status amount currency end_date error_message tariff { name code }';

const payments = `query ($where: PaymentsWhere) { payments(first: 1, where: $where) { data { ${fields} } } }`;
const refreshPayment = `mutation ($id: ID!) { refreshPayment(id: $id) { ${fields} } }`;

/**
 * Where a payment stands, as we know it, or as the card processor says when it is asked for it. Undefined where the
 * company of who is signed in has no such payment.
 *
 * @throws ApiError
 */
export async function readPayment(
  { connection, refresher }: Pick<Tab, 'connection' | 'refresher'>,
  id: string,
  ask: 'payments' | 'refreshPayment' = 'payments',
): Promise<PaymentNews | undefined> {
  if (ask === 'refreshPayment') {
    const answer = await callSignedIn(connection, refresher, refreshPayment, { id });
    return isNews(answer.refreshPayment) ? answer.refreshPayment : undefined;
  }
  const { payments: page } = await callSignedIn(connection, refresher, payments, {
    where: { column: 'id', operator: 'EQ', value: id },
  });
  const found: readonly unknown[] = isRecord(page) && Array.isArray(page.data) ? page.data : [];
  return found.find(isNews);
}

function isNews(value: unknown): value is PaymentNews {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.status === 'string' &&
    typeof value.amount === 'number'
  );
}

/** The payment that an address of these pages is about. */
export const paymentIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('payment') || undefined;
