import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '../MessagePage';
import { SharedRequestView } from './SharedRequestView';
import { sharedLinkTokenOf } from './sharedRequestUrl';
import { useSharedRequest } from './useSharedRequest';

/** Shows a shared request to a customer, who has no account. */
export function ExternalAccessPage() {
  const [token, setToken] = useState(() => sharedLinkTokenOf(window.location));
  useEffect(() => {
    // Opening another link in the same window only changes the hash and does not reload the page.
    const onChange = () => setToken(sharedLinkTokenOf(window.location));
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  return <SharedRequest key={token} token={token} />;
}

function SharedRequest({ token }: { token: string }) {
  const { t } = useTranslation('sharing');
  const { request, loadedAt, linkError, failed = false, refresh } = useSharedRequest(token);
  if (linkError) return <MessagePage title={t(`dead.${linkError}.title`)}>{t(`dead.${linkError}.text`)}</MessagePage>;
  if (request && loadedAt)
    return <SharedRequestView {...{ request, loadedAt, refreshFailed: failed }} onRefresh={refresh} />;
  if (failed) {
    return (
      <MessagePage
        title={t('failed.title')}
        actions={
          <Button variant="contained" onClick={refresh}>
            {t('failed.again')}
          </Button>
        }
      >
        {t('failed.text')}
      </MessagePage>
    );
  }
  return (
    <Stack role="status" aria-label={t('loading')} spacing={2}>
      <Skeleton variant="text" width="60%" height={40} />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={260} />
    </Stack>
  );
}
