import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Message } from './Message';

/** Stands where a page failed. */
export function FailedPage() {
  const { t } = useTranslation('app');
  return (
    <Message
      title={t('errorPages.internal')}
      actions={
        <>
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('errorPages.reload')}
          </Button>
          <Button href="/" variant="outlined">
            {t('errorPages.home')}
          </Button>
        </>
      }
    >
      {t('errorPages.internalText')}
    </Message>
  );
}
