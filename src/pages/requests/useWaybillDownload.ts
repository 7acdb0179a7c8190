import { useDataProvider, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../../providers/auth/methods';
import { failureText } from '../../screens/record/failure';
import { documentFields, saveDocument } from '../../ui/saveDocument';
import { useSession } from '../../ui/appServices';

/** Downloads the consignment note of a request. The server generates the note, so the download shows an error when offline. */
export function useWaybillDownload({ id, deleted = false }: { id: string; deleted?: boolean }) {
  // Uses only the namespace `app`, so that the driver's page does not load the texts of requests.
  const { t } = useTranslation('app');
  const allowed = isAllowed(useSession(), 'cmrWaybill') && !deleted;
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const answer = await provider.custom?.({
        url: '',
        method: 'get',
        meta: { method: 'cmrWaybill', input: { id }, fields: documentFields },
      });
      saveDocument(answer?.data);
    } catch (error) {
      notify?.({ type: 'error', message: failureText(error, { t, of: () => '' }) });
    } finally {
      setBusy(false);
    }
  };
  return { allowed, busy, download };
}
