import { type DataProvider, useDataProvider, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { operationFailureText } from '../../screens/record/failure';
import { documentFields, downloadDocument } from '../../ui/downloadDocument';
import { useSession } from '../../ui/appServices';

/** Fetches the consignment note of a request as a document for `downloadDocument`. */
export async function fetchWaybill(provider: DataProvider, id: string): Promise<unknown> {
  const answer = await provider.custom?.({
    url: '',
    method: 'get',
    meta: { method: 'cmrWaybill', input: { id }, fields: documentFields },
  });
  return answer?.data;
}

/** Downloads the consignment note of a request. The server generates the note, so the download shows an error when offline. */
export function useWaybillDownload({ id, deleted = false }: { id: string; deleted?: boolean }) {
  // Uses only the namespace `app`, so that the driver's page does not load the texts of requests.
  const { t } = useTranslation('app');
  const allowed = isMethodAllowed(useSession(), 'cmrWaybill') && !deleted;
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      downloadDocument(await fetchWaybill(provider, id));
    } catch (error) {
      notify?.({ type: 'error', message: operationFailureText(error, { t, of: () => '' }) });
    } finally {
      setBusy(false);
    }
  };
  return { allowed, busy, download };
}
