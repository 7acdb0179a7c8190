import { useTranslation } from 'react-i18next';
import { ConfirmationPage } from './ConfirmationPage';

/** Confirms that an invitation was accepted. */
export function InvitationAcceptedPage() {
  const { t } = useTranslation('password');
  return <ConfirmationPage title={t('createdUser.title')} text={t('createdUser.text')} />;
}
