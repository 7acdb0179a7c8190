import { useDataProvider, useNotification } from '@refinedev/core';
import type { MutationName } from '../../../resources/definition';
import { failureNews } from '../../screens/record/failure';
import type { Words } from '../../screens/words';
import { useSingleFlight } from '../../ui/useSingleFlight';

/**
 * Calls methods, one at a time. Of each it is told how it went, in `said` when that is given and it went well, and
 * `renew` reads anew what it may have changed. Answers whether it was done.
 */
export function useCalls(words: Words, renew: () => Promise<void>) {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const { busy, runSingle } = useSingleFlight();
  const call = async (
    method: MutationName,
    input: Readonly<Record<string, unknown>>,
    said?: string,
  ): Promise<boolean> => {
    let done = false;
    await runSingle(async () => {
      try {
        await provider.custom?.({ url: '', method: 'post', meta: { method, input } });
        done = true;
        if (said) notify?.({ type: 'success', message: said });
      } catch (error) {
        notify?.({ type: 'error', message: failureNews(error, words) });
      }
      await renew();
    });
    return done;
  };
  return { busy, call };
}
