import { useDataProvider, useNotification } from '@refinedev/core';
import { useState } from 'react';
import type { MutationName } from '../../../../resources/definition';
import { useFailureText } from '../../paying/problems';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { subscriptionFields, useRenewSubscription } from './useCompanySubscription';

/** Changes the subscription, one thing at a time, and says how it went. */
export function useChanges() {
  const { custom } = useDataProvider()();
  const { open: notify } = useNotification();
  const failureText = useFailureText();
  const renew = useRenewSubscription();
  const { busy, runSingle } = useSingleFlight();
  const [failure, setFailure] = useState<string>();
  return {
    busy,
    /** Why the last one could not be done. */
    failure,
    forget: () => setFailure(undefined),
    /** Calls a method; `said` is told, and `done` called, when it went well. */
    change: (method: MutationName, input: Readonly<Record<string, unknown>>, said: string, done?: () => void) =>
      void runSingle(async () => {
        setFailure(undefined);
        try {
          await custom?.({ url: '', method: 'post', meta: { method, input, fields: subscriptionFields } });
          notify?.({ type: 'success', message: said });
          done?.();
        } catch (error) {
          setFailure(failureText(error));
        }
        await renew();
      }),
  };
}
