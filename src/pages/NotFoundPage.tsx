import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage';

/** Shows that a path has no page. */
export function NotFoundPage({ path }: { path: string }) {
  const { t } = useTranslation('app');
  return (
    <MessagePage
      title={t('errorPages.notFound')}
      actions={
        <Button href="/" variant="outlined">
          {t('errorPages.home')}
        </Button>
      }
    >
      {t('errorPages.notFoundText')} <code>{path}</code>
    </MessagePage>
  );
}
