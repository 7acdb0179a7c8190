import { useDataProvider, useNotification } from '@refinedev/core';
import { useState } from 'react';
import type { MutationName } from '../../../../resources/definition';
import { usePaymentErrorText } from '../../paying/usePaymentErrorText';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { subscriptionFields, useInvalidateSubscription } from './useCompanySubscription';

/** Runs changes of the subscription one at a time, and reports their result. */
export function useSubscriptionChange() {
  const { custom } = useDataProvider()();
  const { open: notify } = useNotification();
  const failureText = usePaymentErrorText();
  const invalidateSubscription = useInvalidateSubscription();
  const { busy, runSingle } = useSingleFlight();
  const [failure, setFailure] = useState<string>();
  return {
    busy,
    /** Error of the last change of the subscription, if it failed. */
    failure,
    clearFailure: () => setFailure(undefined),
    /** Runs a mutation. After a success it shows `successText` and calls `onSuccess`. */
    change: (
      method: MutationName,
      input: Readonly<Record<string, unknown>>,
      successText: string,
      onSuccess?: () => void,
    ) =>
      void runSingle(async () => {
        setFailure(undefined);
        try {
          await custom?.({ url: '', method: 'post', meta: { method, input, fields: subscriptionFields } });
          notify?.({ type: 'success', message: successText });
          onSuccess?.();
        } catch (error) {
          setFailure(failureText(error));
        }
        await invalidateSubscription();
      }),
  };
}
