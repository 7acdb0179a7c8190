import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { useRecord } from '../../../screens/record/useRecord';
import { useSession } from '../../../ui/appServices';
import { useMutationCalls } from '../useMutationCalls';
import { useRequest } from '../useRequest';
import { sharedLinkFields, sharedLinksOf } from './sharedLinks';

/** Returns the shared links of the request and actions on them. */
export function useSharedLinks() {
  const { t } = useTranslation('sharing');
  const { id, definition, words } = useRequest();
  const { record, error, retry } = useRecord({ definition, id, fields: sharedLinkFields, live: true });
  const { open: notify } = useNotification();
  const session = useSession();
  const { busy, call } = useMutationCalls(words, async () => retry());
  return {
    links: record && sharedLinksOf(record),
    error,
    retry,
    busy,
    canMake: isMethodAllowed(session, 'createSharedLink'),
    canRevoke: isMethodAllowed(session, 'revokeSharedLink'),
    make: async (days: number) => call('createSharedLink', { id, days }, t('dialog.made')),
    revoke: async (link: string) => call('revokeSharedLink', { id: link }, t('dialog.done')),
    copied: () => notify?.({ type: 'success', message: t('dialog.copied') }),
    notCopied: () => notify?.({ type: 'error', message: t('dialog.copyFailed') }),
  };
}
