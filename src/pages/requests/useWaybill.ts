import { useDataProvider, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../../providers/auth/methods';
import { failureText } from '../../screens/record/failure';
import { documentFields, saveDocument } from '../../ui/saveDocument';
import { useSession } from '../../ui/appServices';

/**
 * The consignment note of a request: whether the reader may have it, and fetching it as a file. It is made from what
 * the server holds now: without a network there is none, which is told.
 */
export function useWaybill({ id, deleted = false }: { id: string; deleted?: boolean }) {
  // Words that every page has: a driver's day doesn't wait for those of requests.
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
