import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage';

/** Shows that the user's roles do not allow a page. */
export function AccessDeniedPage() {
  const { t } = useTranslation('app');
  return (
    <MessagePage
      title={t('errorPages.accessDenied')}
      actions={
        <Button href="/" variant="outlined">
          {t('errorPages.home')}
        </Button>
      }
    >
      {t('errorPages.accessDeniedText')}
    </MessagePage>
  );
}
