import { useDataProvider, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { isRecord } from '../../../../providers/answer';
import { isAllowed } from '../../../../providers/auth/methods';
import { failureText } from '../../../screens/record/failure';
import { useSession } from '../../../ui/tab';
import { useRequest } from '../useRequest';

/** The request's consignment note: whether the reader may have it, and fetching it as a file. */
export function useWaybill() {
  const { id, words, deleted } = useRequest();
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
      notify?.({ type: 'error', message: failureText(error, words) });
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
