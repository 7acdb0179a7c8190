import { isRecord } from '../../../providers/graphqlResponse';
import type { ApiCall } from '../../../providers/data/call';
import { type DialectSyntax, dialectSyntax } from '../../../providers/data/dialect';
import { createSingleCallTransport } from '../../../providers/data/singleCallTransport';
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

const refreshPaymentCall = (id: string): ApiCall => ({
  kind: 'mutation',
  method: 'refreshPayment',
  text: `mutation ($id: ID!) { refreshPayment(id: $id) { ${paymentFields} } }`,
  variables: { id },
});

/** Builds the call that lists the payment with an id. It names no type of the list, which each dialect names otherwise. */
const paymentsCall = (id: string, { column }: DialectSyntax): ApiCall => ({
  kind: 'query',
  method: 'payments',
  text: `query ($id: Mixed) {
  payments(first: 1, where: { column: ${column('id')}, operator: EQ, value: $id }) { data { ${paymentFields} } }
}`,
  variables: { id },
});

/**
 * Returns a payment from the server's database. With `refreshPayment`, the server asks the payment processor first.
 * Returns undefined if the user's company has no such payment.
 *
 * @throws ApiError
 */
export async function fetchPaymentResult(
  { connection, refresher, dialect, server }: Pick<AppServices, 'connection' | 'refresher' | 'dialect' | 'server'>,
  id: string,
  operation: 'payments' | 'refreshPayment' = 'payments',
): Promise<PaymentResult | undefined> {
  const transport = createSingleCallTransport(connection, refresher, server);
  if (operation === 'refreshPayment') {
    const payment = await transport.send(refreshPaymentCall(id));
    return isPaymentResult(payment) ? payment : undefined;
  }
  const page = await transport.send(paymentsCall(id, dialectSyntax(dialect, server)));
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
