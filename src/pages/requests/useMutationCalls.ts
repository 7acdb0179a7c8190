import { useDataProvider, useNotification } from '@refinedev/core';
import type { MutationName } from '../../../resources/definition';
import { failureTextWithAdvice } from '../../screens/record/failure';
import type { Words } from '../../screens/words';
import { useSingleFlight } from '../../ui/useSingleFlight';

/**
 * Returns a function that calls mutations one at a time. It shows errors and, if given, `successText`, then calls
 * `reload`. Returns whether the mutation succeeded.
 */
export function useMutationCalls(words: Words, reload: () => Promise<void>) {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const { busy, runSingle } = useSingleFlight();
  const call = async (
    method: MutationName,
    input: Readonly<Record<string, unknown>>,
    successText?: string,
  ): Promise<boolean> => {
    let done = false;
    await runSingle(async () => {
      try {
        await provider.custom?.({ url: '', method: 'post', meta: { method, input } });
        done = true;
        if (successText) notify?.({ type: 'success', message: successText });
      } catch (error) {
        notify?.({ type: 'error', message: failureTextWithAdvice(error, words) });
      }
      await reload();
    });
    return done;
  };
  return { busy, call };
}
