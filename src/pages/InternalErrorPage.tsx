import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../ui/html/Button';
import { MessagePage } from './MessagePage';

/** Shows that a page failed to render or to load. */
export function InternalErrorPage() {
  const { t } = useTranslation('app');
  return (
    <MessagePage
      title={t('errorPages.internal')}
      actions={
        <>
          <Button look="filled" onClick={() => window.location.reload()}>
            {t('errorPages.reload')}
          </Button>
          <ButtonLink href="/" look="outlined">
            {t('errorPages.home')}
          </ButtonLink>
        </>
      }
    >
      {t('errorPages.internalText')}
    </MessagePage>
  );
}
