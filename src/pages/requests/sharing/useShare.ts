import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../screens/record/useRecord';
import { useCalls } from '../useCalls';
import { useRequest } from '../useRequest';
import { linkFields, linksIn } from './links';

/** The links of this request, and what can be done with them. */
export function useShare() {
  const { t } = useTranslation('sharing');
  const { id, definition, words } = useRequest();
  const { record, error, retry } = useRecord({ definition, id, fields: linkFields, live: true });
  const { open: notify } = useNotification();
  const { busy, call } = useCalls(words, async () => retry());
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
