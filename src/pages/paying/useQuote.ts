import { useQuery } from '@tanstack/react-query';
import { isRecord } from '../../../providers/graphqlResponse';
import { sendAsSignedInUser } from '../../../providers/auth/sendAsSignedInUser';
import { unavailableError } from '../../../providers/errors';
import type { BillingCycle, PaymentQuote } from '../../../resources/contract.generated';
import { useAppServices } from '../../ui/appServices';

/** The price of a change of the subscription, and when the change takes effect. */
export type SubscriptionQuote = Omit<PaymentQuote, '__typename'>;

const paymentQuoteQuery = `query ($tariff: ID!, $billing_cycle: BillingCycle!) {
  paymentQuote(tariff: $tariff, billing_cycle: $billing_cycle) {
    tariff_id billing_cycle purpose at_once start_date end_date price credit net tax_rate tax amount currency
  }
}`;

/** First element of the query keys of all quotes. */
export const quoteQueryKeyPrefix = 'quote';

/**
 * Fetches the price of a change to a tariff. The quote is never cached, because it changes every day and with every
 * payment.
 *
 * @param tariff id of the tariff, undefined to fetch nothing
 */
export function useQuote(tariff: string | undefined, cycle: BillingCycle) {
  const { connection, refresher } = useAppServices();
  const query = useQuery({
    queryKey: [quoteQueryKeyPrefix, tariff, cycle],
    enabled: tariff !== undefined,
    gcTime: 0,
    queryFn: async () => {
      const answer = await sendAsSignedInUser(connection, refresher, paymentQuoteQuery, {
        tariff,
        billing_cycle: cycle,
      });
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

function isQuote(value: unknown): value is SubscriptionQuote {
  return (
    isRecord(value) &&
    typeof value.amount === 'number' &&
    typeof value.currency === 'string' &&
    typeof value.at_once === 'boolean'
  );
}
