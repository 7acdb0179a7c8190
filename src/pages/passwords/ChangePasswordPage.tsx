import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { changePasswordAddress, signInAddress } from '../../routing/addresses';
import { FormHead } from '../../ui/entrance/FormHead';
import { ChangePassword } from '../../ui/password/ChangePassword';
import { useSession } from '../../ui/tab';

/** Where somebody who is signed in changes their password; others sign in first, and come back. */
export function ChangePasswordPage() {
  const { t } = useTranslation('password');
  const session = useSession();
  const signedIn = session !== null && session.authError === null;

  useEffect(() => {
    if (!signedIn) window.location.replace(signInAddress(changePasswordAddress));
  }, [signedIn]);

  return (
    <ChangePassword autoFocus onDone={() => window.location.assign('/auth/passwordChanged')}>
      <FormHead title={t('changePassword.title')}>
        {session && t('changePassword.text', { email: session.user.email })}
      </FormHead>
    </ChangePassword>
  );
}
