import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage';

/** Shows that a page failed to render or to load. */
export function InternalErrorPage() {
  const { t } = useTranslation('app');
  return (
    <MessagePage
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
    </MessagePage>
  );
}
