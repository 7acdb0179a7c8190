import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Message } from './Message';

/** Stands where there is no page. */
export function NotFoundPage({ path }: { path: string }) {
  const { t } = useTranslation('app');
  return (
    <Message
      title={t('errorPages.notFound')}
      actions={
        <Button href="/" variant="outlined">
          {t('errorPages.home')}
        </Button>
      }
    >
      {t('errorPages.notFoundText')} <code>{path}</code>
    </Message>
  );
}
