import { useTranslation } from 'react-i18next';
import { DonePage } from './DonePage';

/** Says that an invitation is accepted. */
export function CreatedUserPage() {
  const { t } = useTranslation('password');
  return <DonePage title={t('createdUser.title')} text={t('createdUser.text')} />;
}
