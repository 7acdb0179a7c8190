import { useNotification } from '@refinedev/core';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { ChangePasswordForm } from '../../ui/password/ChangePasswordForm';
import { useSession } from '../../ui/appServices';
import { ProfilePanel } from './ProfilePanel';
import { PasswordLinkButton } from './security/PasswordLinkButton';
import { SecondFactorSettings } from './security/SecondFactorSettings';

/** Shows the settings of the second factor and the password. */
export function SecurityPage() {
  const { t } = useTranslation('profile');
  const { open: notify } = useNotification();
  const mustSetUp = useSession()?.user.must_set_up_two_factor === true;
  return (
    <>
      <DocumentTitle title={t('tabs.security')} />
      <SecondFactorSettings />
      {!mustSetUp && (
        <ProfilePanel title={t('password.title')} text={t('password.text')}>
          <Box sx={{ mt: 2, maxWidth: 440 }}>
            <ChangePasswordForm onDone={() => notify?.({ type: 'success', message: t('password.changed') })} />
            <PasswordLinkButton />
          </Box>
        </ProfilePanel>
      )}
    </>
  );
}
