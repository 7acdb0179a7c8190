import { useState } from 'react';
import { useDataProvider } from '@refinedev/core';
import { isRecord } from '../../../../providers/graphqlResponse';
import { unavailableError } from '../../../../providers/errors';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { openExternalPage } from '../../paying/openExternalPage';
import { usePaymentErrorText } from '../../paying/usePaymentErrorText';

/** Returns a function that opens Stripe's page to enter a new card, and the function's state. */
export function useCardSession() {
  const { custom } = useDataProvider()();
  const failureText = usePaymentErrorText();
  const { busy, runSingle } = useSingleFlight();
  const [failure, setFailure] = useState<string>();
  const change = async () => {
    setFailure(undefined);
    try {
      const input = { origin: window.location.origin };
      const answer = await custom?.({
        url: '',
        method: 'post',
        meta: { method: 'createCardSession', input, fields: ['url'] },
      });
      if (!isRecord(answer?.data) || typeof answer.data.url !== 'string') throw unavailableError(200);
      await openExternalPage(answer.data.url);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return { busy, failure, change: () => void runSingle(change) };
}
