import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { changePasswordAddress, signInAddress } from '../../routing/addresses';
import { FormHeader } from '../../ui/auth/FormHeader';
import { ChangePasswordForm } from '../../ui/password/ChangePasswordForm';
import { useSession } from '../../ui/appServices';

/** Shows the form to change the password. Without a session, redirects to the sign-in page, which returns here. */
export function ChangePasswordPage() {
  const { t } = useTranslation('password');
  const session = useSession();
  const signedIn = session !== null && session.authError === null;

  useEffect(() => {
    if (!signedIn) window.location.replace(signInAddress(changePasswordAddress));
  }, [signedIn]);

  return (
    <ChangePasswordForm autoFocus onDone={() => window.location.assign('/auth/passwordChanged')}>
      <FormHeader title={t('changePassword.title')}>
        {session && t('changePassword.text', { email: session.user.email })}
      </FormHeader>
    </ChangePasswordForm>
  );
}
