import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '../Message';
import { Shown } from './Shown';
import { tokenOf } from './sharedAddress';
import { useSharedRequest } from './useSharedRequest';

/** What a link shows of a request to its customer, who is not signed in. */
export function ExternalAccessPage() {
  const [token, setToken] = useState(() => tokenOf(window.location));
  useEffect(() => {
    // Another link in the same window changes the address behind the hash alone.
    const onChange = () => setToken(tokenOf(window.location));
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  return <SharedPage key={token} token={token} />;
}

function SharedPage({ token }: { token: string }) {
  const { t } = useTranslation('sharing');
  const { request, lookedAt, dead, failed = false, look } = useSharedRequest(token);
  if (dead) return <Message title={t(`dead.${dead}.title`)}>{t(`dead.${dead}.text`)}</Message>;
  if (request && lookedAt) return <Shown {...{ request, lookedAt, failed }} onLook={look} />;
  if (failed) {
    return (
      <Message
        title={t('failed.title')}
        actions={
          <Button variant="contained" onClick={look}>
            {t('failed.again')}
          </Button>
        }
      >
        {t('failed.text')}
      </Message>
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
