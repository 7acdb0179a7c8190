import { useDataProvider, useNotification } from '@refinedev/core';
import { fetchDocument } from '../../../screens/record/fetchDocument';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { usePaymentErrorText } from '../../paying/usePaymentErrorText';

/** Returns a function that downloads the receipt of a payment, and whether a download is running. */
export function useReceiptDownload(id: string): { busy: boolean; download: () => Promise<void> } {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const failureText = usePaymentErrorText();
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
