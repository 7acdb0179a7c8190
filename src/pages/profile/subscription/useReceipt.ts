import { useDataProvider, useNotification } from '@refinedev/core';
import { fetchDocument } from '../../../screens/record/fetchDocument';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { useFailureText } from '../../paying/problems';

/** Fetches the receipt of a payment as a file. */
export function useReceipt(id: string): { busy: boolean; download: () => Promise<void> } {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const failureText = useFailureText();
  const { busy, runSingle } = useSingleFlight();
  const download = async () =>
    runSingle(async () => {
      try {
        await fetchDocument(provider, 'paymentReceipt', { id });
      } catch (error) {
        notify?.({ type: 'error', message: failureText(error) });
      }
    });
  return { busy, download };
}
