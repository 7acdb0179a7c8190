import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../providers/auth/allowedMethods';
import { useSession } from '../ui/appServices';
import { MessagePage } from './MessagePage';

/** Shows that a form cannot be opened, because the company is not subscribed and can only read. */
export function ReadOnlyPage() {
  const { t } = useTranslation('app');
  const canPay = isMethodAllowed(useSession(), 'createPaymentSession');
  return (
    <MessagePage
      title={t('errorPages.readOnly')}
      actions={
        <Button href={canPay ? '/profile/Subscription' : '/'} variant="outlined">
          {t(canPay ? 'lapsed.renew' : 'errorPages.home')}
        </Button>
      }
    >
      {t('errorPages.readOnlyText')}
    </MessagePage>
  );
}
