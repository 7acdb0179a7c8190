import { useDataProvider, useNotification } from '@refinedev/core';
import { documentFields, saveDocument } from '../../../ui/saveDocument';
import { useOnce } from '../../../ui/useOnce';
import { useFailureText } from '../../paying/problems';

/** Fetches the receipt of a payment as a file. */
export function useReceipt(id: string): { busy: boolean; download: () => Promise<void> } {
  const { custom } = useDataProvider()();
  const { open: notify } = useNotification();
  const failureText = useFailureText();
  const { busy, once } = useOnce();
  const download = async () =>
    once(async () => {
      try {
        const answer = await custom?.({ url: '', method: 'get', meta: { method: 'paymentReceipt', input: { id }, fields: documentFields } });
        saveDocument(answer?.data);
      } catch (error) {
        notify?.({ type: 'error', message: failureText(error) });
      }
    });
  return { busy, download };
}
