import { useTranslation } from 'react-i18next';
import { useSession } from '../../ui/appServices';
import { ConfirmationPage } from './ConfirmationPage';

/** Confirms that a password was changed. The text depends on whether the user has a session. */
export function PasswordChangedPage() {
  const { t } = useTranslation('password');
  return (
    <ConfirmationPage
      title={t('passwordChanged.title')}
      text={t(useSession() ? 'passwordChanged.text' : 'passwordChanged.textSignIn')}
    />
  );
}
