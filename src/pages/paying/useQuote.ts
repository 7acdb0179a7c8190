import { useQuery } from '@tanstack/react-query';
import { isRecord } from '../../../providers/answer';
import { callSignedIn } from '../../../providers/auth/callSignedIn';
import { unavailableError } from '../../../providers/errors';
import type { BillingCycle, PaymentQuote } from '../../../resources/contract.generated';
import { useAppServices } from '../../ui/appServices';

/** What a change of the subscription costs, and when it takes place. */
export type Quote = Omit<PaymentQuote, '__typename'>;

const paymentQuote = `query ($tariff: ID!, $billing_cycle: BillingCycle!) {
  paymentQuote(tariff: $tariff, billing_cycle: $billing_cycle) {
    tariff_id billing_cycle purpose at_once start_date end_date price credit net tax_rate tax amount currency
  }
}`;

/** Key of what a change would cost. */
export const quoteKey = 'quote';

/**
 * Asks what a tariff would cost the company now. It changes from day to day, and with what is paid meanwhile: it is
 * asked anew each time that it is looked at.
 *
 * @param tariff id of the tariff; undefined while none is looked at
 */
export function useQuote(tariff: string | undefined, cycle: BillingCycle) {
  const { connection, refresher } = useAppServices();
  const query = useQuery({
    queryKey: [quoteKey, tariff, cycle],
    enabled: tariff !== undefined,
    gcTime: 0,
    queryFn: async () => {
      const answer = await callSignedIn(connection, refresher, paymentQuote, { tariff, billing_cycle: cycle });
      if (!isQuote(answer.paymentQuote)) throw unavailableError(200);
      return answer.paymentQuote;
    },
  });
  return {
    /** Undefined until it is known. */
    quote: query.data,
    /** Why it could not be told; undefined when it was. */
    error: query.error ?? undefined,
    /** Asks again. */
    again: () => void query.refetch(),
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
