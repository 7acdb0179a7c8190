import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRecord } from '../../../providers/graphqlResponse';
import { sendAsSignedInUser } from '../../../providers/auth/sendAsSignedInUser';
import { unavailableError } from '../../../providers/errors';
import type { BillingCycle } from '../../../resources/contract.generated';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { openExternalPage } from './openExternalPage';
import { quoteQueryKeyPrefix } from './useQuote';
import { usePaymentErrorText } from './usePaymentErrorText';

const createPaymentSessionMutation = `mutation ($input: CreatePaymentSessionInput!) {
  createPaymentSession(input: $input) { id url }
}`;

/**
 * Returns a function that starts a card payment and opens Stripe's payment page, and its state. A second call during
 * the first one is ignored.
 */
export function useStartPayment() {
  const { connection, refresher } = useAppServices();
  const failureText = usePaymentErrorText();
  const { runSingle } = useSingleFlight();
  const queries = useQueryClient();
  const [startingTariff, setStartingTariff] = useState<string>();
  const [failed, setFailed] = useState<{ tariff: string; error: unknown }>();

  const start = async (tariff: string, cycle: BillingCycle, amount: number | undefined) => {
    setStartingTariff(tariff);
    setFailed(undefined);
    try {
      const input = { tariff, billing_cycle: cycle, origin: window.location.origin, amount };
      const { createPaymentSession: session } = await sendAsSignedInUser(
        connection,
        refresher,
        createPaymentSessionMutation,
        {
          input,
        },
      );
      if (!isRecord(session) || typeof session.url !== 'string') throw unavailableError(200);
      await openExternalPage(session.url);
    } catch (error) {
      setFailed({ tariff, error });
      // The server refuses a payment when the price has changed, so the dialog fetches a new quote.
      void queries.invalidateQueries({ queryKey: [quoteQueryKeyPrefix] });
    } finally {
      setStartingTariff(undefined);
    }
  };

  return {
    /** Id of the tariff whose payment is being started. */
    beginning: startingTariff,
    /** The tariff whose payment could not be started, with the error and its text. */
    failed: failed && { ...failed, text: failureText(failed.error) },
    /** Starts the payment. The server refuses it when the tariff no longer costs the shown `amount`. */
    start: (tariff: string, cycle: BillingCycle, amount: number | undefined) =>
      void runSingle(async () => start(tariff, cycle, amount)),
  };
}
