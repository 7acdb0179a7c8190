import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { signInAddress } from '../../routing/addresses';
import { changePasswordAddress } from '../../routing/publicPaths';
import { FormHeader } from '../../ui/auth/FormHeader';
import { ChangePasswordForm } from '../../ui/password/ChangePasswordForm';
import { useSession } from '../../ui/appServices';
import { useSignOut } from '../../ui/useSignOut';

/**
 * Shows the form to change the password, also when the password has expired. Without a session, redirects to the
 * sign-in page, which returns here.
 */
export function ChangePasswordPage() {
  const { t } = useTranslation(['password', 'app', 'auth']);
  const session = useSession();
  const { signOut } = useSignOut();
  const signedIn = session !== null && session.authError === null;
  const isExpired = session?.user.must_change_password === true;

  useEffect(() => {
    if (!signedIn) window.location.replace(signInAddress(changePasswordAddress));
  }, [signedIn]);

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <ChangePasswordForm autoFocus onDone={() => window.location.assign('/auth/passwordChanged')}>
        <FormHeader title={t(isExpired ? 'expiredPassword.title' : 'changePassword.title')}>
          {session && t(isExpired ? 'expiredPassword.text' : 'changePassword.text', { email: session.user.email })}
        </FormHeader>
      </ChangePasswordForm>
      {isExpired && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 1 }}>
          <Link href="/auth/restorePassword" variant="body2">
            {t('auth:forgot')}
          </Link>
          <Link component="button" type="button" variant="body2" onClick={() => void signOut()}>
            {t('app:account.signOut')}
          </Link>
        </Box>
      )}
    </Box>
  );
}
