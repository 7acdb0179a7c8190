import { useQuery } from '@tanstack/react-query';
import { isRecord } from '../../../providers/graphqlResponse';
import { callSignedIn } from '../../../providers/auth/callSignedIn';
import { unavailableError } from '../../../providers/errors';
import type { BillingCycle, PaymentQuote } from '../../../resources/contract.generated';
import { useAppServices } from '../../ui/appServices';

/** The price of a change of the subscription, and when the change takes effect. */
export type Quote = Omit<PaymentQuote, '__typename'>;

const paymentQuoteQuery = `query ($tariff: ID!, $billing_cycle: BillingCycle!) {
  paymentQuote(tariff: $tariff, billing_cycle: $billing_cycle) {
    tariff_id billing_cycle purpose at_once start_date end_date price credit net tax_rate tax amount currency
  }
}`;

/** First element of the query keys of all quotes. */
export const quoteQueryKey = 'quote';

/**
 * Fetches the price of a change to a tariff. The quote is never cached, because it changes every day and with every
 * payment.
 *
 * @param tariff id of the tariff, undefined to fetch nothing
 */
export function useQuote(tariff: string | undefined, cycle: BillingCycle) {
  const { connection, refresher } = useAppServices();
  const query = useQuery({
    queryKey: [quoteQueryKey, tariff, cycle],
    enabled: tariff !== undefined,
    gcTime: 0,
    queryFn: async () => {
      const answer = await callSignedIn(connection, refresher, paymentQuoteQuery, { tariff, billing_cycle: cycle });
      if (!isQuote(answer.paymentQuote)) throw unavailableError(200);
      return answer.paymentQuote;
    },
  });
  return {
    /** The quote. Undefined until it is loaded. */
    quote: query.data,
    /** Error of the request. Undefined unless the request failed. */
    error: query.error ?? undefined,
    /** Fetches the quote again. */
    refetch: () => void query.refetch(),
  };
}

function isQuote(value: unknown): value is Quote {
  return (
    isRecord(value) &&
    typeof value.amount === 'number' &&
    typeof value.currency === 'string' &&
    typeof value.at_once === 'boolean'
  );
}
