import { useDataProvider, useNotification } from '@refinedev/core';
import { fetchDocument } from '../../../screens/record/fetchDocument';
import { useOnce } from '../../../ui/useOnce';
import { useFailureText } from '../../paying/problems';

/** Fetches the receipt of a payment as a file. */
export function useReceipt(id: string): { busy: boolean; download: () => Promise<void> } {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const failureText = useFailureText();
  const { busy, once } = useOnce();
  const download = async () =>
    once(async () => {
      try {
        await fetchDocument(provider, 'paymentReceipt', { id });
      } catch (error) {
        notify?.({ type: 'error', message: failureText(error) });
      }
    });
  return { busy, download };
}
