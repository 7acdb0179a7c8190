import { useDataProvider, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { ApiError, networkError } from '../../../../providers/errors';
import { showNotification } from '../../../../providers/notification';
import { operationFailureText } from '../../../screens/record/failure';
import { useTimeZone } from '../../../fields/useTimeZone';
import { timeAt } from '../../../fields/zonedTime';
import { useSession } from '../../../ui/appServices';
import { downloadDocument } from '../../../ui/downloadDocument';
import { fetchWaybill } from '../../requests/useWaybillDownload';
import { readWaybills } from './waybillCache';

/** Time after which the stored note is saved instead, when the connection is too weak for an answer. */
const weakNetworkMs = 5_000;

/** Downloads the consignment note of a request, or saves the one that is stored on the phone without a network. */
export function useDriverWaybill(request: string) {
  const { t } = useTranslation(['today', 'app']);
  const session = useSession();
  const timeZone = useTimeZone();
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    const cached = (await readWaybills(session?.user.id ?? '').catch(() => undefined))?.[request];
    const fetched = fetchWaybill(provider, request);
    try {
      downloadDocument(await (cached ? Promise.race([fetched, rejectLater()]) : fetched));
    } catch (error) {
      if (!cached || !isNetworkError(error)) throw error;
      downloadDocument(cached.file);
      const time = timeAt(timeZone, new Date(cached.read_at));
      showNotification('info', t('leg.waybillOffline', { time }));
    }
  }

  return {
    allowed: isMethodAllowed(session, 'cmrWaybill'),
    busy,
    download: async () => {
      setBusy(true);
      try {
        await download();
      } catch (error) {
        notify?.({ type: 'error', message: operationFailureText(error, { t, of: () => '' }) });
      } finally {
        setBusy(false);
      }
    },
  };
}

const isNetworkError = (error: unknown) =>
  error instanceof ApiError && (error.reason === 'network' || error.reason === 'unavailable');

function rejectLater(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(networkError(undefined)), weakNetworkMs);
  });
}
