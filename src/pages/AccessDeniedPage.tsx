import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Message } from './Message';

/** Stands where a page would be that the reader's roles leave out. */
export function AccessDeniedPage() {
  const { t } = useTranslation('app');
  return (
    <Message
      title={t('errorPages.accessDenied')}
      actions={
        <Button href="/" variant="outlined">
          {t('errorPages.home')}
        </Button>
      }
    >
      {t('errorPages.accessDeniedText')}
    </Message>
  );
}
