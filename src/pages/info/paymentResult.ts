import { isRecord } from '../../../providers/graphqlResponse';
import { sendAsSignedInUser } from '../../../providers/auth/sendAsSignedInUser';
import type { Payment } from '../../../resources/contract.generated';
import type { AppServices } from '../../ui/appServices';
import type { Offer } from '../tariffs/offers';

/** Fields of a payment that the result pages show. */
export interface PaymentResult extends Pick<Payment, 'status' | 'amount' | 'currency'> {
  id: string;
  end_date: string | null;
  error_message: string | null;
  tariff: Pick<Offer, 'name' | 'code'> | null;
}

const paymentFields = 'id status amount currency end_date error_message tariff { name code }';

const paymentsQuery = `query ($where: PaymentsWhere) { payments(first: 1, where: $where) { data { ${paymentFields} } } }`;
const refreshPaymentMutation = `mutation ($id: ID!) { refreshPayment(id: $id) { ${paymentFields} } }`;

/**
 * Returns a payment from the server's database. With `refreshPayment`, the server asks the payment processor first.
 * Returns undefined if the user's company has no such payment.
 *
 * @throws ApiError
 */
export async function fetchPaymentResult(
  { connection, refresher }: Pick<AppServices, 'connection' | 'refresher'>,
  id: string,
  operation: 'payments' | 'refreshPayment' = 'payments',
): Promise<PaymentResult | undefined> {
  if (operation === 'refreshPayment') {
    const answer = await sendAsSignedInUser(connection, refresher, refreshPaymentMutation, { id });
    return isPaymentResult(answer.refreshPayment) ? answer.refreshPayment : undefined;
  }
  const { payments: page } = await sendAsSignedInUser(connection, refresher, paymentsQuery, {
    where: { column: 'id', operator: 'EQ', value: id },
  });
  const found: readonly unknown[] = isRecord(page) && Array.isArray(page.data) ? page.data : [];
  return found.find(isPaymentResult);
}

function isPaymentResult(value: unknown): value is PaymentResult {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.status === 'string' &&
    typeof value.amount === 'number'
  );
}

/** Returns the payment id in the URL query of a result page. */
export const paymentIdFromQuery = (search: string): string | undefined =>
  new URLSearchParams(search).get('payment') || undefined;
