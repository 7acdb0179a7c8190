import { useDataProvider, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord } from '../../../providers/answer';
import { isAllowed } from '../../../providers/auth/methods';
import { failureText } from '../../screens/record/failure';
import { useSession } from '../../ui/tab';

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
      const answer = await provider.custom?.({ url: '', method: 'get', meta: { method: 'cmrWaybill', input: { id }, fields: ['file_name', 'mime_type', 'content'] } });
      save(answer?.data);
    } catch (error) {
      notify?.({ type: 'error', message: failureText(error, { t, of: () => '' }) });
    } finally {
      setBusy(false);
    }
  };
  return { allowed, busy, download };
}

function save(file: unknown): void {
  if (!isRecord(file) || typeof file.content !== 'string') throw new Error('No document was answered.');
  const bytes = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: String(file.mime_type) }));
  const link = document.createElement('a');
  link.href = address;
  link.download = String(file.file_name);
  link.click();
  // The browser has taken the file by the time that others have had their turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
