import { useDataProvider, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MutationName } from '../../../../resources/definition';
import { failureText } from '../../../screens/record/failure';
import { useRecord } from '../../../screens/record/useRecord';
import { useRequest } from '../useRequest';
import { linkFields, linksIn } from './links';

/** The links of this request, and what can be done with them. */
export function useShare() {
  const { t } = useTranslation('sharing');
  const { id, definition, words } = useRequest();
  const { record, error, retry } = useRecord({ definition, id, fields: linkFields, live: true });
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const [busy, setBusy] = useState(false);

  const call = async (method: MutationName, input: Readonly<Record<string, unknown>>, said: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await provider.custom?.({ url: '', method: 'post', meta: { method, input } });
      notify?.({ type: 'success', message: said });
    } catch (reason) {
      notify?.({ type: 'error', message: failureText(reason, words) });
    } finally {
      setBusy(false);
      retry();
    }
  };
  return {
    links: record && linksIn(record),
    error,
    retry,
    busy,
    make: async (days: number) => call('createSharedLink', { id, days }, t('dialog.made')),
    revoke: async (link: string) => call('revokeSharedLink', { id: link }, t('dialog.done')),
    copied: () => notify?.({ type: 'success', message: t('dialog.copied') }),
    notCopied: () => notify?.({ type: 'error', message: t('dialog.copyFailed') }),
  };
}
