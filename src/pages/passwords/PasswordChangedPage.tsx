import { useTranslation } from 'react-i18next';
import { useSession } from '../../ui/appServices';
import { DonePage } from './DonePage';

/** Says that a password is changed, to who changed it while signed in and to who had forgotten it. */
export function PasswordChangedPage() {
  const { t } = useTranslation('password');
  return (
    <DonePage
      title={t('passwordChanged.title')}
      text={t(useSession() ? 'passwordChanged.text' : 'passwordChanged.textSignIn')}
    />
  );
}
